import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ZoneId } from '../../shared/games/mechs/state';

/** The zone that the log, a prompt or the person points at. */
export const pointedZone = signal<ZoneId | undefined>(undefined);
/** The zone whose details are shown. */
export const askedZone = signal<ZoneId | undefined>(undefined);

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
