import { axeFindings } from './support/axe';
import { newPerson } from './support/browser';
import { comesWith, INPUTS, learnOn, LESSONS, LOCALES } from './support/learn';
import { playCard } from './support/play';
import { useProduct } from './support/product';

jest.setTimeout(90_000);

describe('lessons', () => {
  const product = useProduct();

  const learner = async (at: string, options?: Parameters<typeof newPerson>[2]) => {
    const person = await newPerson(product.browser, 'Ada', options);
    await person.page.goto(`${product.server.url}/learn/${at}`);
    return person;
  };

  test('a mistake is shown and taken back, and the lesson goes on after a reload, by mouse', async () => {
    const ada = await learner('mechs/move');
    const { page } = ada;
    const coach = page.getByRole('region', { name: 'Lesson' });
    // A second press falls on what has come to lie there: it neither begins anew nor leaves.
    await coach.getByRole('button', { name: 'Next', disabled: false }).waitFor();
    await coach.evaluate((lesson) => {
      const button = (name: string) =>
        [...lesson.querySelectorAll('button')].find((one) => one.textContent === name);
      for (const name of ['Next', 'Start over', 'Skip this lesson']) button(name)?.click();
    });
    await ada.prompt('Choose any card');
    await coach.getByText('Step 2 of 8').waitFor();
    await playCard(ada, 'collect', 'south');
    await coach.getByText('That is what would have happened.').waitFor();
    await coach.getByRole('button', { name: 'Try again' }).click();
    await playCard(ada, 'collect', 'east');
    await coach.getByText('You moved to B3').waitFor();
    await page.reload();
    await coach.getByText('You moved to B3').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await learnOn(ada, 'mouse');
    await page.getByRole('link', { name: 'All lessons' }).first().click();
    await page.getByText('1 of 6 done').waitFor();
    expect(ada.received).toHaveLength(0);
    expect(ada.errors).toEqual([]);
    await ada.context.close();
  });

  test('a fight by keys alone', async () => {
    const ada = await learner('mechs/fight');
    const { keyboard } = ada.page;
    const hears = (words: string) => ada.page.locator('.coach').getByText(words).waitFor();
    // The way on has the focus as soon as what was played has been shown.
    const goesOn = async () => {
      await ada.page.locator('.coach .button.primary:enabled:focus').waitFor();
      await keyboard.press('Enter');
    };
    await hears('Pip stands in D4');
    await goesOn();
    await hears('Go in');
    await ada.prompt('Choose any card');
    await keyboard.press('1');
    await ada.dock.locator('.hand-card[aria-pressed=true]').waitFor();
    await ada.prompt('Choose its direction');
    await keyboard.press('ArrowRight');
    await ada.prompt('Play it, or choose again');
    await ada.dock.locator('.button.primary:enabled').waitFor();
    await keyboard.press('Enter');
    await hears('Every weapon is area');
    await goesOn();
    await hears('strike with the Energy Sword');
    await ada.prompt('Attack');
    expect(ada.errors).toEqual([]);
    await ada.context.close();
  });

  test('by ear: what happened is told before what it means, and the focus is where it goes on', async () => {
    const ada = await newPerson(product.browser, 'Ada', { spoken: 'on' });
    const { page } = ada;
    await page.goto(`${product.server.url}/rules/mechs`);
    await page.getByRole('link', { name: 'Learn by playing' }).press('Enter');
    await page.locator('h1:focus', { hasText: 'Learn by playing' }).waitFor();
    await page.getByRole('link', { name: 'Begin: Move and collect' }).press('Enter');
    // The first words are no news: they are read with the button.
    await page.locator('.coach .primary:focus[aria-describedby=coach-words]').press('Enter');
    await page.locator('.dock h2:focus', { hasText: 'Choose any card' }).waitFor();
    await page.keyboard.press('1');
    await ada.prompt('Choose its direction');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('status').getByText('Enter: Play this card').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Lesson' }).getByText('You moved to B3').waitFor();
    expect(await page.getByRole('log').innerText()).toContain('You move to B3.');
    await page.locator('.coach .primary:focus').waitFor();
    expect(ada.errors).toEqual([]);
    await ada.context.close();
  });

  test('on a phone what a lesson speaks of is in sight, below what stays', async () => {
    const ada = await learner('western/ring', comesWith('en', 'touch'));
    const { page, dock } = ada;
    const next = page.locator('.coach .primary:enabled');
    // The page moves to what is asked, and back to what is spoken of.
    await next.tap();
    await dock.locator('.option').first().tap();
    await dock.locator('.confirm .primary:enabled').tap();
    await page.getByText('Step 3 of 5').waitFor();
    const saloon = page.locator('.coach-spot');
    await saloon.waitFor();
    const seats = (await page.locator('.seats').boundingBox())!;
    expect((await saloon.boundingBox())!.y).toBeGreaterThanOrEqual(seats.y + seats.height);
    await next.waitFor();
    expect(ada.errors).toEqual([]);
    await ada.context.close();
  });

  test('by ear: what a hand is and what it beats are told apart', async () => {
    const ada = await newPerson(product.browser, 'Ada', { spoken: 'on' });
    const { page } = ada;
    await page.goto(`${product.server.url}/learn/western/ring`);
    await page.locator('.coach .primary:focus').press('Enter');
    await page
      .getByRole('cell', { name: / beats 12 of 12$/ })
      .first()
      .waitFor();
    expect(ada.errors).toEqual([]);
    await ada.context.close();
  });

  test('the rules have pictures and cards, print whole or as one sheet, and lead to the lessons', async () => {
    const { page, context, errors } = await newPerson(product.browser, 'Ada', { locale: 'fr' });
    const pages = async () =>
      (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    for (const [game, drawn, filter, one] of [
      [
        'mechs',
        ['.zone', '.plan-step', '.token-mine', '.fight-figure', '.piece-empty'],
        'Contre',
        'Warhammer',
      ],
      ['western', ['.street', '.posse', '.duel-die', '.showdown-hand', '.rank'], 'Prix', 'Manoir'],
    ] as const) {
      await page.goto(`${product.server.url}/rules/${game}`);
      await page.getByRole('heading', { name: 'Aide-mémoire' }).waitFor();
      await page.emulateMedia({ media: 'print' });
      expect(await pages()).toBe(1);
      await page.emulateMedia({ media: 'screen' });
      // What is printed whole has all of its pictures, also those that nobody has scrolled to.
      await page.evaluate(() => {
        window.print = () =>
          Object.assign(window, { printed: document.querySelector('.rules-whole') !== null });
      });
      await page.getByRole('button', { name: 'Imprimer toutes les règles' }).click();
      await page.waitForFunction(() => 'printed' in window && window.printed);
      const pictures = page.locator('.rule-picture');
      expect(await pictures.count()).toBe(drawn.length);
      for (const [i, what] of drawn.entries()) {
        await pictures.nth(i).locator(what).first().waitFor({ state: 'attached' });
        expect(
          (await pictures.nth(i).getByRole('img').first().getAttribute('aria-label'))?.length,
        ).toBeGreaterThan(40);
      }
      const shelf = page.locator('section:has(> .shelf)').last();
      const all = await shelf.locator('.shelf > li').count();
      await shelf.getByLabel(filter).selectOption({ index: 1 });
      const some = await shelf.locator('.shelf > li').count();
      expect(some).toBeGreaterThan(0);
      expect(some).toBeLessThan(all);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByLabel('Chercher un mot ou un numéro').fill(one);
      await page.locator('.shelf').getByText(one).first().waitFor();
    }
    await page.getByRole('link', { name: 'Apprendre en jouant' }).click();
    await page.getByText('0 leçon terminée sur 5').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  /** Each lesson once, with languages and inputs by turns; every combination is in the long form. */
  test.each(['mechs', 'western'] as const)(
    'all of %s come to their end in the page, by mouse, touch and keys, and lead to a match',
    async (game) => {
      const lessons = LESSONS[game];
      const shift = game === 'mechs' ? 0 : 1;
      for (const [i, lesson] of lessons.entries()) {
        const input = INPUTS[(i + shift) % INPUTS.length]!;
        const ada = await learner(
          `${game}/${lesson}`,
          comesWith(LOCALES[(i + shift) % LOCALES.length]!, input),
        );
        await learnOn(ada, input);
        await ada.page.locator('.lesson-over .primary').click();
        const next = lessons[i + 1];
        await ada.page.waitForURL(next ? new RegExp(`/learn/${game}/${next}$`) : /\/t\/[A-Z]{6}/);
        expect(ada.errors).toEqual([]);
        await ada.context.close();
      }
    },
    150_000,
  );
});
