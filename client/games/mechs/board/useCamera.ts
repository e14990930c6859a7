import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { boardView } from '../../../model/settings';
import { cameraFor, type Camera } from './camera';

/** The camera for the room that the drawing has on the page, and what that room is measured by. */
export function useCamera(
  seats: number,
  picture?: { readonly pitch: number },
): { room: RefObject<HTMLDivElement | null>; camera: Camera } {
  const room = useRef<HTMLDivElement>(null);
  const box = useSignal(guess());
  useLayoutEffect(() => {
    const node = room.current;
    if (!node) return undefined;
    const measure = () => {
      const { width, height } = node.getBoundingClientRect();
      const next = { ...look(), width: Math.round(width), height: Math.round(height) };
      if (JSON.stringify(next) !== JSON.stringify(box.value)) box.value = next;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  const { isSmall, width, height } = box.value;
  const isBoxed = box.value.isBoxed || picture !== undefined;
  const isFlat = !picture && (isSmall || boardView.value === 'plain');
  const pitch = picture?.pitch;
  const camera = useMemo(
    () => cameraFor({ seats, isFlat, isBoxed, pitch, box: { width, height } }),
    [seats, isFlat, isBoxed, pitch, width, height],
  );
  return { room, camera };
}

/** Where the page is in one column the drawing gives itself its height. */
function look(): { isSmall: boolean; isBoxed: boolean } {
  const { innerWidth, innerHeight } = globalThis;
  return { isSmall: innerWidth < 600 || innerHeight < 480, isBoxed: innerWidth >= 1080 };
}

function guess() {
  const { innerWidth, innerHeight } = globalThis;
  const seen = look();
  return seen.isBoxed
    ? { ...seen, width: Math.round(innerWidth * 0.55), height: innerHeight - 150 }
    : { ...seen, width: Math.min(innerWidth, 600), height: 0 };
}
