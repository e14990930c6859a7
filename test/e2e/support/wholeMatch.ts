import { newPerson } from './browser';
import type { Person } from './person';
import type { useProduct } from './product';
import { answerWhatIsDrawn, shiftsOf, watchShifts, type Shift } from './shifts';

type Size = readonly [width: number, height: number];

interface Seen {
  readonly size: string;
  readonly errors: readonly string[];
  /** What moved further than it may. */
  readonly large: readonly Shift[];
}

const named = ([width, height]: Size) => `${width} × ${height}`;

/** What is to be seen at these sizes: nothing. */
export const nothingAt = (sizes: readonly Size[]): Seen[] =>
  sizes.map((size) => ({ size: named(size), errors: [], large: [] }));

/** A whole match against bots at each of the sizes, from the first question to the results. */
export async function wholeMatches(
  { server, browser }: ReturnType<typeof useProduct>,
  sizes: readonly Size[],
  table: { game: string; opponents?: number },
): Promise<Seen[]> {
  return Promise.all(
    sizes.map(async (size) => {
      const [width, height] = size;
      const ada = await newPerson(browser, 'Ada', {
        viewport: { width, height },
        reducedMotion: 'no-preference',
      });
      await watchShifts(ada.page);
      await ada.practise(server.url, table);
      await playThrough(ada);
      const large = (await shiftsOf(ada.page)).filter(({ value }) => value > 0.01);
      const errors = [...ada.errors];
      await ada.context.close();
      return { size: named(size), errors, large };
    }),
  );
}

async function playThrough(ada: Person): Promise<void> {
  await ada.dock.locator('h2').first().waitFor();
  while ((await ada.page.locator('.results').count()) === 0)
    if (!(await answerWhatIsDrawn(ada))) await ada.page.waitForTimeout(10);
}
