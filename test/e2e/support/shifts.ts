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

interface Source {
  readonly node?: Node;
  readonly previousRect: DOMRect;
  readonly currentRect: DOMRect;
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
 * something was clicked in it: that does not count, as it does not for the browser after a real click. Nor does what a
 * scene plays on its own stage: of a report that has it the rest counts, reckoned as the browser does.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const nameOf = (node?: Node | null) =>
      (node instanceof Element ? node : node?.parentElement)?.getAttribute('class') ?? 'something';
    const boxOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
    // What is gone when it is read had its place on the stage all the same.
    let stage: DOMRect | undefined;
    const isOnStage = ({ node, previousRect: { x, y, right, bottom } }: Source) =>
      node?.parentElement
        ? node.parentElement.closest('.stage') !== null
        : stage !== undefined &&
          x >= stage.x - 9 &&
          y >= stage.y - 9 &&
          right <= stage.right + 9 &&
          bottom <= stage.bottom + 9;
    const reckoned = (moved: readonly Source[]) => {
      const areas = moved.map(({ previousRect: a, currentRect: b }) =>
        Math.max(a.width * a.height, b.width * b.height),
      );
      const ways = moved.map(({ previousRect: a, currentRect: b }) =>
        Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)),
      );
      const area = areas.reduce((sum, one) => sum + one, 0) / (innerWidth * innerHeight);
      return area * (Math.max(0, ...ways) / Math.max(innerWidth, innerHeight));
    };
    const watched: Watched = {
      shifts: [],
      asked: [],
      clicks: [],
      read(entries) {
        for (const entry of entries) {
          // On the way to the table other screens come and go.
          if (!document.querySelector('.match')) continue;
          const last = watched.asked.findLast(({ at }) => at < entry.startTime);
          if (last && watched.clicks.some((at) => at > last.at && at < entry.startTime)) continue;
          const { value, sources = [] } = entry as PerformanceEntry & {
            value: number;
            sources?: Source[];
          };
          const around = sources.filter((source) => !isOnStage(source));
          watched.shifts.push({
            value: around.length === sources.length ? value : reckoned(around),
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
    for (const kind of ['click', 'keydown'])
      addEventListener(kind, ({ timeStamp }) => watched.clicks.push(timeStamp), true);
    new MutationObserver(() => {
      stage = document.querySelector('.stage')?.getBoundingClientRect() ?? stage;
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
    const isShowing = document.querySelector('.match-playing') !== null;
    if (isShowing) document.querySelector<HTMLElement>('.match-board')?.click();
    return isShowing;
  });
  return isSkipped || actOnce(person, { isAtOnce: true });
}
