import { scenario, type SeatSetup } from '../games/mechs/support/scenario';
import { newPerson } from './support/browser';
import type { Person } from './support/person';
import { playCard } from './support/play';
import { useProduct } from './support/product';
import { shiftsOf, watchShifts } from './support/shifts';
import { FOUR, TWO, useStage } from './support/stage';
import { nothingAt, wholeMatches } from './support/wholeMatch';

jest.setTimeout(240_000);

const SIZES = [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const;

describe('the layout stands still', () => {
  const product = useProduct({ BOT_PAUSE_MS: '0' });

  test.each(['Mechs', 'Western'])(
    'a whole match of %s: whatever is asked and shown, nothing else moves, on a laptop, a tablet and a phone',
    async (game) => {
      expect(await wholeMatches(product, SIZES, { game })).toEqual(nothingAt(SIZES));
    },
  );

  test.each([
    ['Mechs', 'Choose your pilot'],
    ['Western', 'Choose your boss'],
  ])('letters of %s that come late move nothing', async (game, question) => {
    const ada = await newPerson(product.browser, 'Ada', { reducedMotion: 'no-preference' });
    await watchShifts(ada.page);
    await ada.page.route('**/*.woff2*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await ada.practise(product.server.url, { game });
    await ada.prompt(question);
    await ada.page.waitForFunction(() => document.fonts.status === 'loaded');
    await ada.page.evaluate(() => new Promise(requestAnimationFrame));
    expect((await shiftsOf(ada.page)).filter(({ value }) => value > 0.01)).toEqual([]);
    await ada.context.close();
  });
});

const PHONE = { width: 390, height: 844 };

/** The part of the window that an element takes, whole: undefined where it is not to be seen. */
const boxIn = ({ page }: Person, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((element) => {
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      const isWhole = top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
      return isWhole && height > 0 ? { top, bottom, left, right, height } : undefined;
    });

/** What is written on the edge of a plate and lies under something else: the bar above, or what is below. */
const coveredTags = ({ page }: Person) =>
  page.locator('.seat-tag:visible').evaluateAll((tags) =>
    tags.flatMap((tag) => {
      const { left, right, top, bottom } = tag.getBoundingClientRect();
      const corners = [left + 3, right - 3].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const));
      return corners.every(([x, y]) => document.elementFromPoint(x, y) === tag) ? [] : [tag.textContent];
    }),
  );

describe('there is room for it', () => {
  const table = useStage();

  test('on a low laptop no card lies under what sends it, and a press on a zone turns the card towards it', async () => {
    const { ada } = await table.play(scenario(TWO, {}, { phase: 'program' }), {
      viewport: { width: 1366, height: 768 },
      hints: 'on',
    });
    await ada.prompt('Program your round');
    await ada.dock.locator('.hint').waitFor();
    const clear = await ada.dock.evaluate((dock) => {
      const top = dock.querySelector('.confirm')?.getBoundingClientRect().top ?? 0;
      const cards = [...dock.querySelectorAll('.hand-card')];
      return cards.map((card) => card.getBoundingClientRect().bottom <= top);
    });
    expect(clear).toEqual(Array.from({ length: 8 }, () => true));
    await ada.dock.locator('[data-key="1"]').click();
    await ada.page.locator('.zone-cell:has(.zone-way) .zone-button[aria-label^="Turn south"]').click();
    await ada.dock.locator('.slot[aria-label*="south"]').waitFor();
    expect(await ada.page.locator('.explanation').count()).toBe(0);
  });

  test('chat is read with a prompt open, quick replies are folded, and a new line is seen at its speaker’s seat', async () => {
    const { ada, others } = await table.play(scenario(TWO, {}, { phase: 'program' }));
    await ada.prompt('Program your round');
    const { page } = ada;
    for (const [width, height] of [[1280, 720] as const, ...SIZES]) {
      await page.setViewportSize({ width, height });
      await others[0]!.request('chat', { text: `Hello at ${width}` });
      await page.locator('.saying', { hasText: `Hello at ${width}` }).waitFor();
      const [seat, saying] = [await boxIn(ada, '.seat-panel.seat-1'), await boxIn(ada, '.saying')];
      // Beside the seat or under it, and all of it.
      const distance = Math.max(saying!.left - seat!.right, saying!.top - seat!.bottom);
      expect({ width, isNear: distance >= 0 && distance < 20 }).toEqual({ width, isNear: true });
      if (width < 1080) await page.getByRole('button', { name: /^Log and chat/ }).click();
      await page.getByRole('tab', { name: 'Chat' }).click();
      await page.locator('.words-chat li', { hasText: `Hello at ${width}` }).waitFor();
      const list = (await boxIn(ada, '.words-chat .words-list'))!;
      expect(list.height).toBeGreaterThan(80);
      const line = (await boxIn(ada, '.words-chat li:last-child'))!;
      expect(line.top >= list.top && line.bottom <= list.bottom + 1).toBe(true);
      expect(await page.getByRole('button', { name: 'Well played!' }).count()).toBe(0);
      if (width < 1080) await page.getByRole('button', { name: 'Close' }).click();
    }
    await page.getByRole('button', { name: 'Log and chat' }).click();
    await page.getByRole('button', { name: 'Quick replies' }).click();
    await page.getByRole('button', { name: 'Well played!' }).click();
    await page.locator('.words-chat li', { hasText: 'Well played!' }).waitFor();
    expect(await page.getByRole('button', { name: 'Well played!' }).count()).toBe(0);
  });

  test('two who talk are both read: below each other on a phone, clear of what happened on a laptop, and not over the chat', async () => {
    const { ada, others } = await table.play(scenario(TWO, {}, { phase: 'program' }), { viewport: PHONE });
    await ada.prompt('Program your round');
    const { page } = ada;
    const saying = (words: string) => page.locator('.saying', { hasText: words });
    const say = async (words: string) => {
      await page.getByRole('tab', { name: 'Chat' }).click();
      await page.getByPlaceholder('Say something').fill(words);
      await page.keyboard.press('Enter');
      await page.locator('.words-chat li', { hasText: words }).waitFor();
    };
    await page.getByRole('button', { name: /^Log and chat/ }).click();
    await others[0]!.request('chat', { text: 'Is this your first time too? I have not the least idea' });
    await say('My very first, and it looks as if it went well so far');
    expect(await page.locator('.saying').count()).toBe(0);
    await page.getByRole('button', { name: 'Close' }).click();
    await saying('My very first').waitFor();
    const [first, second] = await page
      .locator('.saying')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
    await page.setViewportSize({ width: 1280, height: 800 });
    await others[0]!.request('chat', { text: 'Round one, then' });
    await saying('Round one').waitFor();
    const banner = (await boxIn(ada, '.banner'))!;
    for (const { top } of await page
      .locator('.saying')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect)))
      expect(top).toBeGreaterThanOrEqual(banner.bottom);
  });

  test('what a zone is worth is read beside the cards, and with four placed a further card takes the place of the framed one', async () => {
    const { ada } = await table.play(scenario(TWO, {}, { phase: 'program' }), {
      viewport: { width: 1280, height: 800 },
    });
    await ada.prompt('Program your round');
    const { page } = ada;
    await page.locator('#zone-0, .zone-button').first().click();
    const told = (await boxIn(ada, '.explanation'))!;
    expect(told.right).toBeLessThanOrEqual((await boxIn(ada, '.hand-card'))!.left);
    for (const key of [1, 4, 5, 8]) await ada.dock.locator(`[data-key="${key}"]`).click();
    await ada.dock.locator('.slot[data-slot="3"].slot-selected[aria-label*="Double"]').waitFor();
    await ada.dock.locator('[data-key="3"]').click();
    await ada.dock.locator('.slot[data-slot="3"].slot-selected[aria-label*="Purchase"]').waitFor();
    expect(await ada.dock.locator('[data-key="8"]').isEnabled()).toBe(true);
    await ada.dock.locator('[data-slot="0"]').click();
    await page.keyboard.press('6');
    await ada.dock.locator('.slot[data-slot="0"][aria-label*="Power up"]').waitFor();
    expect(await ada.dock.locator('.slot-filled').count()).toBe(4);
  });

  test('on a phone round, points, what happens and Skip stay on the screen after locking in', async () => {
    const { ada, others } = await table.play(scenario(TWO, {}, { phase: 'program' }), {
      viewport: { width: 360, height: 600 },
      hasTouch: true,
      speed: 'slow',
    });
    await ada.prompt('Program your round');
    for (const key of ['1', '3', '4', '8']) await ada.page.keyboard.press(key);
    await ada.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await ada.dock.getByRole('button', { name: 'Lock in my program' }).click();
    await ada.prompt('Locked in');
    const { fallback } = await others[0]!.asks('program');
    await others[0]!.answer(fallback);
    await ada.page.locator('.match-playing').waitFor();
    await ada.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    for (const part of ['.topbar .pip-now', '.seat-0 .score-button b', '.seat-1 .score-button b', '.banner'])
      expect({ part, isThere: (await boxIn(ada, part)) !== undefined }).toEqual({ part, isThere: true });
    expect(await ada.page.locator('.match').getByRole('button', { name: 'Skip' }).first().isVisible()).toBe(
      true,
    );
  });

  test('on a phone four seats hold whole names, two-digit scores, mines and turrets; the shop is folded away', async () => {
    const seat: SeatSetup = { vp: 41, energy: 4, credits: 3, weapons: ['pulsePistol'] };
    const { ada } = await table.play(
      scenario(
        FOUR,
        { A: seat, B: { ...seat, vp: 3 }, C: seat, D: seat },
        { row: ['railgun', 'warhammer', 'crossbolt', 'empMace'] },
      ),
      { viewport: { width: 360, height: 740 }, hasTouch: true },
    );
    await ada.prompt('Choose any card');
    const { page } = ada;
    const cut = await page.locator('.seat-panel').evaluateAll((seats) =>
      seats.flatMap((one) => {
        const { left, right, bottom } = one.getBoundingClientRect();
        return [...one.querySelectorAll('.seat-name-text, .seat-tracks > *, .score-button b')]
          .filter((part) => {
            if (part.getClientRects().length === 0) return false;
            const box = part.getBoundingClientRect();
            return part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0
              ? true
              : box.left < left || box.right > right || box.bottom > bottom;
          })
          .map((part) => `${part.className} ${part.textContent}`);
      }),
    );
    expect(cut).toEqual([]);
    const heights = await page
      .locator('.seat-panel')
      .evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(new Set(heights).size).toBe(1);
    for (const name of ['Mines left', 'Turrets left'])
      expect(await page.locator('.seat-2').getByRole('img', { name }).isVisible()).toBe(true);
    expect(await page.locator('.market').count()).toBe(0);
    await page.getByRole('button', { name: 'Log and chat' }).click();
    await page.getByRole('tab', { name: 'For sale' }).click();
    await page.locator('.market').getByText('Warhammer').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    // What is for sale is there when it is to be bought, with what one has to pay with.
    await playCard(ada, 'purchase', 'south');
    await ada.prompt('Buy a weapon');
    expect(await ada.dock.locator('.dock-purse').innerText()).toMatch(/You have\s+4\s+3/);
    expect(await boxIn(ada, '.dock-purse')).toBeDefined();
    // What was explained makes way for what comes next.
    await page.locator('.seat-0 .seat-portrait').click();
    await page.locator('.explanation').waitFor();
    await ada.dock.getByRole('button', { name: 'Buy nothing' }).click();
    await page.locator('.explanation').waitFor({ state: 'detached' });
  });

  test('on a phone nothing that can be pressed is smaller than a fingertip', async () => {
    const { ada } = await table.play(scenario(TWO, {}, { phase: 'program' }), {
      viewport: PHONE,
      hasTouch: true,
    });
    await ada.prompt('Program your round');
    // Whose seat is one's own is said here, too.
    expect((await ada.page.locator('.seat-you .seat-tag').boundingBox())!.width).toBeGreaterThan(12);
    expect(await coveredTags(ada)).toEqual([]);
    await ada.page.keyboard.press('1');
    const small = () =>
      ada.page.locator('button:visible, [role=tab]:visible, input:visible').evaluateAll((all) =>
        all.flatMap((one) => {
          const { width, height } = one.getBoundingClientRect();
          // Out of sight for fingers: it comes with the focus.
          if (width <= 1 && height <= 1) return [];
          const { content, width: more, height: taller } = getComputedStyle(one, '::after');
          const wide = content === 'none' ? width : Math.max(width, parseFloat(more));
          const high = content === 'none' ? height : Math.max(height, parseFloat(taller));
          return Math.min(wide, high) < 43.5 ? [`${one.className} ${wide} × ${high}`] : [];
        }),
      );
    expect(await small()).toEqual([]);
    await ada.page.getByRole('button', { name: 'Log and chat' }).click();
    for (const name of ['For sale', 'My weapons', 'Chat']) {
      await ada.page.getByRole('tab', { name }).click();
      expect(await small()).toEqual([]);
    }
  });

  test('the whole of a program has room on a laptop, without a prompt that is cut', async () => {
    const { ada } = await table.play(scenario(FOUR, {}, { phase: 'program' }));
    await ada.prompt('Program your round');
    for (const key of ['1', '3', '4', '8']) await ada.page.keyboard.press(key);
    for (const [width, height] of [
      [1440, 900],
      [1280, 800],
    ] as const) {
      await ada.page.setViewportSize({ width, height });
      const hidden = await ada.dock.evaluate((dock) => dock.scrollHeight - dock.clientHeight);
      expect({ width, hidden }).toEqual({ width, hidden: 0 });
    }
  });
});
