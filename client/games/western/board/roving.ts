import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const WAYS: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** One stop for Tab, first where something is asked; arrows go on to what lies nearest that way. */
export function useRovingFocus(town: RefObject<HTMLElement | null>, asked: unknown): void {
  useEffect(() => {
    const stops = stopsIn(town.current);
    const inside = stops.find((stop) => stop === document.activeElement);
    makeStop(stops, inside ?? stops.find((stop) => stop.classList.contains('offered')) ?? stops[0]);
  }, [asked]);
  // The one where Tab stopped may have been sold.
  useEffect(() => {
    const stops = stopsIn(town.current);
    if (stops.every(({ tabIndex }) => tabIndex < 0)) makeStop(stops, stops[0]);
  });
}

export function moveFocus(town: HTMLElement | null, event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const from = document.activeElement;
  if (!way || !town || !from || event.ctrlKey || event.metaKey || event.altKey) return;
  const stops = stopsIn(town);
  // Where something is asked, from one answer to the next.
  const offered = stops.filter((stop) => stop.classList.contains('offered'));
  const next = nearest(offered.length > 0 ? offered : stops, from, way);
  event.preventDefault();
  if (!next) return;
  makeStop(stops, next);
  next.focus();
}

/** Whatever was pressed or came into focus is where Tab comes back to. */
export function keepStop(town: HTMLElement | null, event: FocusEvent): void {
  const stops = stopsIn(town);
  makeStop(
    stops,
    stops.find((stop) => stop === event.target),
  );
}

function stopsIn(town: HTMLElement | null): HTMLElement[] {
  return [...(town?.querySelectorAll<HTMLElement>('button[tabindex]') ?? [])];
}

function makeStop(stops: readonly HTMLElement[], one: HTMLElement | undefined): void {
  if (!one) return;
  for (const stop of stops) stop.tabIndex = stop === one ? 0 : -1;
}

function nearest(stops: readonly HTMLElement[], from: Element, [x, y]: readonly [number, number]) {
  const centre = (of: Element) => {
    const { left, top, width, height } = of.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const here = centre(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const stop of stops) {
    if (stop === from) continue;
    const there = centre(stop);
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (ahead < 4) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [stop, far];
  }
  return best;
}
