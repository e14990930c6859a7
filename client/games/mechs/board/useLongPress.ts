import { useRef } from 'preact/hooks';
import type { ZoneId } from '../../../../shared/games/mechs/state';

const LONG_MS = 500;

/** What a zone is, also where a press on it answers a question: by a long press, or by the other button of a mouse. */
export function useLongPress(tellOf: (zone: ZoneId) => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isTold = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return (zone: ZoneId) => ({
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isTold.current = false;
      stop();
      if (pointerType === 'mouse') return;
      timer.current = setTimeout(() => {
        isTold.current = true;
        tellOf(zone);
      }, LONG_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // Before what the press would do without it.
    onClickCapture: (event: Event) => {
      if (isTold.current) event.stopImmediatePropagation();
      isTold.current = false;
    },
    onContextMenu: (event: Event) => {
      event.preventDefault();
      stop();
      if (!isTold.current) tellOf(zone);
    },
  });
}
