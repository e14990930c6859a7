import { toYou } from '../../client/i18n/en/toYou';
import { paleWordsOn } from './support/axe';
import { newPerson } from './support/browser';
import { Listener } from './support/listener';
import type { Person } from './support/person';
import { useProduct } from './support/product';

jest.setTimeout(120_000);

interface Heard {
  readonly at: number;
  readonly words: string;
  readonly isOutOfSight: boolean;
}

type Ears = typeof globalThis & { heard?: Heard[] };

/** Writes down when each line was told: when the timer that told it ran, however long the page took to draw it. */
const EARS = () => {
  const heard: Heard[] = [];
  (globalThis as Ears).heard = heard;
  let at = 0;
  const later = globalThis.setTimeout;
  globalThis.setTimeout = ((run: (...all: unknown[]) => void, ms?: number, ...args: unknown[]) =>
    later(() => {
      at = performance.now();
      run(...args);
    }, ms)) as typeof setTimeout;
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const isTold = node instanceof HTMLElement && node.closest('[role="log"]');
      if (!isTold) continue;
      const lines = node.matches('p') ? [node] : [...node.querySelectorAll('p')];
      for (const line of lines) heard.push({ at, words: line.textContent, isOutOfSight: document.hidden });
    }
  }).observe(document, { childList: true, subtree: true });
};

/** A tab that can be turned away from: a browser without windows shows all of its pages. */
const TURNING = () => {
  let isHidden = false;
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  addEventListener('turn', () => {
    isHidden = !isHidden;
    document.dispatchEvent(new Event('visibilitychange'));
  });
};

/** What is asked after the pilot: who takes the last base is not asked for it. */
const NEXT = /^(Choose your base|Hide a mine on your base)/;

const turn = ({ page }: Person) => page.evaluate(() => dispatchEvent(new Event('turn')));
const heardBy = ({ page }: Person) => page.evaluate(() => (globalThis as Ears).heard ?? []);

describe('at the pace of the ear', () => {
  const product = useProduct({ BOT_PAUSE_MS: '0' });

  test.each([
    { speed: 'fast', lines: 4, factor: 0.45 },
    { speed: 'slow', lines: 4, factor: 1.8 },
  ] as const)(
    'at $speed speed no line comes before the one before it was said, and Escape says the rest',
    async ({ speed, lines, factor }) => {
      const ada = await newPerson(product.browser, 'Ada', { speed, spoken: 'on' });
      await ada.context.addInitScript(EARS);
      await ada.practise(product.server.url, { opponents: 3 });
      await ada.prompt('Choose your pilot');
      await ada.page.keyboard.press('1');
      await ada.dock.getByRole('heading', { name: NEXT }).waitFor();
      await ada.page.waitForFunction((least) => ((globalThis as Ears).heard?.length ?? 0) >= least, lines);
      const paced = await heardBy(ada);
      // A timer may count a part of a millisecond as a whole one.
      const hasty = paced.slice(2).filter(({ at }, i) => {
        const { at: before, words } = paced[i + 1]!;
        return at - before < (350 + 45 * words.length) * factor - 2;
      });
      expect(hasty).toEqual([]);

      await ada.page.keyboard.press('Escape');
      const written = ada.page.getByRole('tabpanel', { name: 'Log' }).getByRole('listitem');
      const last = (await written.last().textContent())!.replace(/ [MR]\d[\d.]*$/, '').trim();
      expect((await heardBy(ada)).at(-1)?.words).toBe(toYou(last, 'Ada'));
      expect(ada.errors).toEqual([]);
      await ada.context.close();
    },
  );

  test('what is told in a tab out of sight is counted for whoever comes back', async () => {
    const ada = await newPerson(product.browser, 'Ada', { spoken: 'on' });
    await ada.context.addInitScript(EARS);
    await ada.context.addInitScript(TURNING);
    await ada.practise(product.server.url);
    await ada.prompt('Choose your pilot');
    await ada.page.getByRole('log').getByText('Everyone is dealt two pilots').waitFor();
    const listener = new Listener(ada.page);
    await turn(ada);
    await listener.press('1');
    // The bot has chosen as well, and the next thing is asked, once what led there is told.
    await ada.dock.getByRole('heading', { name: NEXT }).waitFor();
    await ada.page.getByRole('log').getByText('The arena is dealt.').waitFor();
    await ada.page.waitForFunction(() => document.activeElement?.closest('.dock'));
    await turn(ada);
    const lines = (await heardBy(ada)).filter(({ isOutOfSight }) => isOutOfSight).length;
    expect(lines).toBeGreaterThan(1);
    await listener.expectSaid(`While you were away: ${lines} lines.`);
    // Each is there to be asked for.
    const told = (await heardBy(ada)).map(({ words }) => words);
    await listener.press('e');
    expect(await listener.answer()).toBe(told.at(-1));
    await listener.press('e');
    expect(await listener.answer()).toBe(told.at(-2));
    expect(ada.errors).toEqual([]);
    await ada.context.close();
  });
});

describe('for eyes that ask for more contrast', () => {
  const product = useProduct({ BOT_PAUSE_MS: '0' });

  test.each(['light', 'dark'] as const)('every word stands out, in the %s theme', async (colorScheme) => {
    const ada = await newPerson(product.browser, 'Ada', { contrast: 'more', colorScheme });
    const { page } = ada;
    const pale: string[] = [];
    const look = async (where: string) =>
      pale.push(...(await paleWordsOn(page)).map((words) => `${where}: ${words}`));
    await page.goto(product.server.url);
    await page.getByRole('button', { name: 'Against bots' }).waitFor();
    await look('start');
    for (const game of ['Mechs', 'Western']) {
      await page.goto(`${product.server.url}/rules/${game.toLowerCase()}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await look(`rules of ${game}`);
      await ada.practise(product.server.url, { game });
      await ada.dock.getByRole('heading', { name: /^Choose your (pilot|boss)/ }).waitFor();
      await look(game);
    }
    expect(pale).toEqual([]);
    expect(ada.errors).toEqual([]);
    await ada.context.close();
  });
});
