import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ZoneId } from '../../../../shared/games/mechs/state';

/** The zone that the log, a prompt or the person points at. */
export const pointedZone = signal<ZoneId | undefined>(undefined);

export function pointAt(zone: ZoneId | undefined): void {
  pointedZone.value = zone;
}

/** Points at a zone for as long as the component is there. */
export function useZoneHint(zone: ZoneId | undefined): void {
  useEffect(() => {
    pointAt(zone);
    return () => pointAt(undefined);
  }, [zone]);
}

/** For something that points at a zone while the pointer is on it: what vanishes under it never says that it left. */
export function usePointing(zone: ZoneId) {
  const isPointing = useRef(false);
  const point = (on: boolean) => {
    isPointing.current = on;
    pointAt(on ? zone : undefined);
  };
  useEffect(
    () => () => {
      if (isPointing.current) point(false);
    },
    [zone],
  );
  return {
    onClick: () => point(true),
    onPointerEnter: () => point(true),
    onPointerLeave: () => point(false),
  };
}

/** Points at nothing any more when what was asked has changed; a new prompt's own hint comes after it. */
export function useFreshPointer(...asked: readonly unknown[]): void {
  useLayoutEffect(() => pointAt(undefined), asked);
}
