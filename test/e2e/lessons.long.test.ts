import { newPerson } from './support/browser';
import { comesWith, INPUTS, learnOn, LESSONS, LOCALES, type LessonGame } from './support/learn';
import { useProduct } from './support/product';

jest.setTimeout(120_000);

/** Every lesson in every language by every input: `npm test` takes them by turns. */
const ALL = (Object.keys(LESSONS) as LessonGame[]).flatMap((game) =>
  LESSONS[game].flatMap((lesson) =>
    LOCALES.flatMap((locale) => INPUTS.map((input) => ({ game, lesson, locale, input }))),
  ),
);

describe('every lesson', () => {
  const product = useProduct();

  test.each(ALL)('$game: $lesson in $locale by $input', async ({ game, lesson, locale, input }) => {
    const ada = await newPerson(product.browser, 'Ada', comesWith(locale, input));
    await ada.page.goto(`${product.server.url}/learn/${game}/${lesson}`);
    await learnOn(ada, input);
    await ada.page.locator('.lesson-over .primary').waitFor();
    expect(ada.received).toHaveLength(0);
    expect(ada.errors).toEqual([]);
    await ada.context.close();
  });
});
