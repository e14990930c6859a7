import { newPerson } from './support/browser';
import type { Person } from './support/person';
import { useProduct } from './support/product';
import { answerWhatIsDrawn, shiftsOf, watchShifts } from './support/shifts';

jest.setTimeout(120_000);

const SIZES = [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const;

describe('the layout stands still', () => {
  const product = useProduct({ BOT_PAUSE_MS: '0' });

  /** A whole match against a bot, from the first question to the results. */
  async function playThrough(ada: Person, game: string): Promise<void> {
    const { page } = ada;
    await page.goto(product.server.url);
    await page.locator('.game-card', { hasText: game }).getByRole('button').click();
    await ada.dock.locator('h2').first().waitFor();
    while ((await page.locator('.results').count()) === 0)
      if (!(await answerWhatIsDrawn(ada))) await page.waitForTimeout(10);
  }

  test.each(['Mechs', 'Western'])(
    'a whole match of %s: whatever is asked and shown, nothing else moves, on a laptop, a tablet and a phone',
    async (game) => {
      const seen = await Promise.all(
        SIZES.map(async ([width, height]) => {
          const ada = await newPerson(product.browser, 'Ada', { viewport: { width, height } });
          await watchShifts(ada.page);
          await playThrough(ada, game);
          const shifts = await shiftsOf(ada.page);
          const errors = [...ada.errors];
          await ada.context.close();
          return { size: `${width} × ${height}`, errors, large: shifts.filter(({ value }) => value > 0.01) };
        }),
      );
      expect(seen).toEqual(SIZES.map(([w, h]) => ({ size: `${w} × ${h}`, errors: [], large: [] })));
    },
  );
});
