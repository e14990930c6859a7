import type { Page } from 'playwright-core';
import type { Person } from './person';
import { actOnce } from './play';

/** What moved although nobody asked it to, as the browser measures it. */
export interface Shift {
  readonly value: number;
  readonly asked: string;
  /** What moved, from where to where. */
  readonly sources: readonly string[];
}

interface Watched {
  readonly shifts: Shift[];
  readonly observer: PerformanceObserver;
  read(entries: PerformanceEntryList): void;
  /** When something was clicked, and when the prompt became another one. */
  readonly clicks: number[];
  readonly asked: { readonly at: number; readonly prompt: Element | null }[];
}

/**
 * Before the page is opened: collects what the browser reports from now on. Inside of a prompt things may move because
 * something was clicked in it: that does not count, as it does not for the browser after a real click.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const nameOf = (node?: Node | null) =>
      (node instanceof Element ? node : node?.parentElement)?.getAttribute('class') ?? 'something';
    const boxOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
    const watched: Watched = {
      shifts: [],
      asked: [],
      clicks: [],
      read(entries) {
        for (const entry of entries) {
          const last = watched.asked.findLast(({ at }) => at < entry.startTime);
          if (last && watched.clicks.some((at) => at > last.at && at < entry.startTime)) continue;
          const { value, sources = [] } = entry as PerformanceEntry & {
            value: number;
            sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
          };
          watched.shifts.push({
            value,
            asked: last?.prompt?.querySelector('h2')?.textContent ?? '',
            sources: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`,
            ),
          });
        }
      },
      observer: new PerformanceObserver((list) => watched.read(list.getEntries())),
    };
    watched.observer.observe({ type: 'layout-shift' });
    new MutationObserver(() => {
      const prompt = document.querySelector('.dock-head');
      if (prompt !== watched.asked.at(-1)?.prompt) watched.asked.push({ at: performance.now(), prompt });
    }).observe(document, { childList: true, subtree: true });
    Object.assign(globalThis, { watched });
  });
}

export function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => {
    const { watched } = globalThis as unknown as { watched: Watched };
    watched.read(watched.observer.takeRecords());
    return watched.shifts;
  });
}

/** Once what is asked or shown has been drawn: answers it, or goes past it. */
export async function answerWhatIsDrawn(person: Person): Promise<boolean> {
  const isSkipped = await person.page.evaluate(async () => {
    const { watched } = globalThis as unknown as { watched: Watched };
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    watched.read(watched.observer.takeRecords());
    watched.clicks.push(performance.now());
    const isShowing = document.querySelector('.match-playing') !== null;
    if (isShowing) document.querySelector<HTMLElement>('.match-board')?.click();
    return isShowing;
  });
  return isSkipped || actOnce(person, { isAtOnce: true });
}
