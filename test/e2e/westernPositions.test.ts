import type { WesternView } from '../../shared/games/western';
import type { Player } from '../server/support/player';
import { west } from '../games/western/support/scenario';
import type { Person } from './support/person';
import { photograph } from './support/screens';
import { useStage } from './support/stage';

jest.setTimeout(60_000);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What somebody else at the table sees of it. */
const open = (other: Player | undefined) => (other!.view as unknown as WesternView).open;

const pick = (ada: Person, target: string) => ada.page.locator(`[data-target=${target}]`).click();
const press = (ada: Person, name: string) =>
  ada.dock.locator('.confirm').getByRole('button', { name, exact: true }).click();

/** By the seed of prepared positions the first two dice are 2 and 5: Ada is behind, and her 5 wins. */
const duel = () =>
  west({
    mats: 'saloon:A bank sheriff courthouse:B hideout',
    A: { card: '5T', influence: '1/1/1' },
    B: { card: '1S', shown: true, influence: '0/0/1', posses: '4 influence left', ready: 1 },
  });

/** The page's next answer with this word in it reaches the server with another one, once. */
const spoilAnswer = (ada: Person, from: string, to: string) =>
  ada.page.evaluate(
    ([was, is]) => {
      const send = WebSocket.prototype.send;
      const latin = new TextDecoder('latin1');
      WebSocket.prototype.send = function (data) {
        const bytes = new Uint8Array(data as Uint8Array<ArrayBuffer>);
        const at = latin.decode(bytes).indexOf('answer') < 0 ? -1 : latin.decode(bytes).lastIndexOf(was);
        if (at >= 0) {
          bytes.set(new TextEncoder().encode(is), at);
          WebSocket.prototype.send = send;
        }
        send.call(this, bytes);
      };
    },
    [from, to] as const,
  );

describe('Western, from prepared positions', () => {
  const table = useStage({ isClean: true, game: 'western' });

  test('W6 a duel is won by the card: its chances are told before, and a refresh finds it as it stands', async () => {
    const { ada, others } = await table.play(duel());
    await ada.prompt('Place a posse');
    await pick(ada, 'spot-4-influence-right');
    await ada.dock.getByText('Your chance to win the duel with').waitFor();
    await ada.dock.getByRole('row', { name: /^no reroll/ }).waitFor();
    await photograph(ada.page, 'western-placement');
    await press(ada, 'Duel Grace for it');
    await ada.prompt('You are behind');

    await ada.page.reload();
    await ada.prompt('You are behind');
    const stage = ada.page.getByRole('region', { name: 'Duel at the Courthouse' });
    expect(await stage.locator('.duel-power').allTextContents()).toEqual(['2', '5']);
    await stage.getByText('Behind by 3').waitFor();
    await ada.dock.locator('[data-step=addCard]').getByText('7 to 5: ahead now').waitFor();
    await photograph(ada.page, 'western-duel');
    // All three steps are in sight on the smallest laptop, above the button that sends one.
    await ada.page.setViewportSize({ width: 1280, height: 800 });
    const boxOf = async (part: string) => (await ada.dock.locator(part).boundingBox())!;
    const last = await boxOf('[data-step=stop]');
    expect(last.y + last.height).toBeLessThanOrEqual((await boxOf('.confirm .button')).y);
    // What was chosen with a pointer has the focus: Enter sends it.
    await ada.dock.locator('[data-step=addCard]').click();
    await ada.page.keyboard.press('Enter');

    await others[0]!.asks('place');
    const { posses, wanted } = open(others[0]);
    expect(wanted).toBe(0);
    expect(posses.map(({ player, wounded }) => [player, wounded])).toEqual([
      [1, true],
      [0, false],
    ]);
    await ada.prompt('Grace is thinking');
    expect(await stage.count()).toBe(0);
  });

  test('what is picked is kept: a refresh finds it, and the clock plays it; else what is said to come', async () => {
    const { ada, others } = await table.play(duel(), {}, { clock: 'blitz' });
    await ada.prompt('Place a posse');
    const note = (words: string) => ada.dock.locator('.timeout-note', { hasText: words }).waitFor();
    const first = await ada.dock.locator('.timeout-note').textContent();
    await pick(ada, 'spot-5-porch');
    await note('the porch at Hideout');
    // The server names the rule that an answer goes against: there is no such spot (W1.3).
    await spoilAnswer(ada, 'porch', 'p0rch');
    await press(ada, 'Place here');
    await ada.dock.getByRole('alert').getByRole('link', { name: 'Rule W1.3' }).waitFor();
    await ada.dock.getByRole('button', { name: 'Clear' }).click();
    await note(first!);
    await pick(ada, 'spot-4-influence-right');
    await note('Courthouse');

    await ada.page.reload();
    await ada.dock.locator('.confirm').getByRole('button', { name: 'Duel Grace for it' }).waitFor();
    await ada.page.locator('[data-target=spot-4-influence-right].chosen').waitFor();
    await table.pass(31_000);
    await ada.prompt('You are behind');
    expect(open(others[0]).duel).toMatchObject({ place: 4, spot: 'influence' });
  });

  test('W9.3 a showdown with a tie: cards turned, why both win, mat by mat, and the pot chosen in front of it', async () => {
    const { ada, others } = await table.play(
      west({
        mats: 'saloon:A bank:B sheriff courthouse:C hideout',
        gaps: '2S 4K 3H 1S 5H 3K',
        A: { card: '4T', posses: '1 porch', ready: 1 },
        B: { card: '5T', posses: '1 influence left, 3 number down', ready: 0 },
        C: { card: '2H', posses: '4 porch', ready: 0 },
        rival: { cards: '5K' },
      }),
      { speed: 'normal' },
    );
    await ada.prompt('Place a posse');
    await pick(ada, 'spot-2-porch');
    await press(ada, 'Place here');
    await ada.page.getByRole('region', { name: 'All cards are turned up' }).waitFor();
    // The stage goes on by itself, too: then there is nothing left to press.
    await ada.page
      .locator('.stage')
      .getByRole('button', { name: 'Next' })
      .evaluateAll(([next]) => next?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    await ada.prompt('Choose what you gain');
    const saloon = ada.page.getByRole('region', { name: 'Showdown at the Saloon' });
    await saloon.getByText('Own cards exactly alike: a tie. Both win the whole pot.').waitFor();
    await saloon.getByText('5 of tipis counts as 4 of tipis: number −1').waitFor();
    expect(await saloon.locator('.is-winner .showdown-name').allTextContents()).toEqual(['Ada', 'Grace']);
    // Said once: the banner leaves it to what is shown large.
    expect(await ada.page.locator('.banner').innerText()).toBe('The showdown, place by place.');
    await ada.dock.getByText('You gain 2 of one kind from the pot you won. Pick the kind.').waitFor();
    // The town is out of sight: what one may buy, and what it lacks, is told here.
    expect(await ada.dock.locator('.may-buy li').allTextContents()).toEqual([
      expect.stringMatching(/^Saloon: you (?:lack|can pay) /),
      expect.stringMatching(/^Bank: you (?:lack|can pay) /),
    ]);
    await photograph(ada.page, 'western-showdown');
    await ada.dock.locator('[data-kind=gold]').click();
    await press(ada, 'Take 2 gold');
    // S79: it is given, and what cannot be taken back is not offered to be.
    await ada.prompt('Locked in');
    expect(await ada.dock.getByRole('button', { name: 'Change my choice' }).count()).toBe(0);
    await others[0]!.asks('wild');
    await others[0]!.answer(['law']);
    // A rule is read while it is shown: that goes past nothing. Pressed as soon as it is there: the stage waits for nobody.
    await ada.page.waitForFunction(() => {
      const bank = document.querySelector('[aria-label="Showdown at the Bank"]');
      const rule = bank?.querySelector<HTMLElement>('[aria-label="Rule W8.4"]');
      const isAlone = bank?.textContent?.includes('Alone: against the Rival’s card.') === true;
      if (isAlone) rule?.click();
      return isAlone && rule !== undefined && rule !== null;
    });
    await ada.page.getByRole('dialog').waitFor();
    expect(await ada.page.locator('.match-playing').count()).toBe(1);
    await ada.page.keyboard.press('Escape');
    await ada.page.getByRole('dialog').waitFor({ state: 'detached' });
    await ada.page.keyboard.press('Escape');
    await ada.page.locator('.stage').waitFor({ state: 'detached' });
    expect(open(others[0]).seats.map(({ influence }) => influence)[0]).toMatchObject({ gold: 3 });
  });

  test('S50 a purchase with a discount: what is left out is chosen in place', async () => {
    const { ada, others } = await table.play(
      west({
        mats: 'saloon:A bank sheriff courthouse:B hideout',
        gaps: '2S 4K 3H 1S 5H 3K',
        slots: 'mayorsOffice outhouse jail mansion danceHall',
        porches: { 2: 'collapsedMine' },
        phase: 'buy',
        A: { card: '4T', posses: '2 porch, 1 influence left', influence: '3/1/0' },
        B: { card: '5T', posses: '4 porch, 5 porch', influence: '1/1/1' },
      }),
    );
    await ada.prompt('Buy one building');
    await ada.dock.locator('[data-building=outhouse]:disabled .sale-short').waitFor();
    await pick(ada, 'slot-1');
    const buy = ada.dock.locator('.confirm').getByRole('button', { name: 'Buy Mayor’s Office' });
    await ada.dock.getByText('Your discount: pick 2 to leave out').waitFor();
    const lacking = ada.dock.locator('.confirm').getByRole('button', { name: 'Choose what to leave out' });
    expect(await lacking.isDisabled()).toBe(true);
    await ada.dock.locator('[data-kind=gold]').click();
    await ada.dock.getByText('1 of 2 chosen').waitFor();
    // What is picked so far is kept, too.
    await ada.page.reload();
    await ada.dock.getByText('1 of 2 chosen').waitFor();
    await ada.dock.getByRole('button', { name: 'Take back gold' }).waitFor();
    await ada.dock.locator('[data-kind=law]').click();
    await ada.dock.getByText('0 → 3').waitFor();
    await photograph(ada.page, 'western-purchase');
    await buy.click();
    await ada.prompt('Advance an industry');
    expect(open(others[0]).seats[0]).toMatchObject({
      influence: { law: 1, force: 0, gold: 0 },
      buildings: ['mayorsOffice'],
    });
  });

  test('on a laptop the shares of what somebody owns are seen whole, however long its name is', async () => {
    const { ada } = await table.play(
      west({
        mats: 'saloon:A bank sheriff courthouse:B hideout',
        A: { card: '4T', fresh: 'outhouse wheelwright collapsedMine' },
      }),
      { viewport: { width: 1280, height: 800 } },
    );
    await ada.prompt('Place a posse');
    const cut = await ada.page.locator('.seat-buildings .shares').evaluateAll((all) =>
      all.flatMap((shares) => {
        const list = shares.closest('.seat-buildings')!;
        const isWhole = shares.getBoundingClientRect().right <= list.getBoundingClientRect().right;
        return isWhole && list.scrollWidth <= list.clientWidth ? [] : [shares.parentElement!.textContent];
      }),
    );
    expect(await ada.page.locator('.seat-buildings .shares').count()).toBe(3);
    expect(cut).toEqual([]);
  });

  test('S69 buying at once: what pays the extra is asked in sight, and is chosen by itself where one kind is left', async () => {
    const { ada, others } = await table.play(
      west({
        mats: 'saloon:A bank sheriff courthouse:B hideout',
        slots: 'mayorsOffice stagecoachStation jail mansion danceHall',
        porches: { 2: 'centralBank' },
        A: { card: '4T', influence: '5/3/1' },
      }),
    );
    await ada.prompt('Place a posse');
    await pick(ada, 'spot-2-porch');
    await press(ada, 'Place here');
    await ada.prompt('Buy at once?');
    const send = (name: string) => ada.dock.locator('.confirm').getByRole('button', { name });
    await ada.dock.locator('[data-building=stagecoachStation]').click();
    expect(await send('Buy Stagecoach Station').isEnabled()).toBe(true);
    await ada.dock.locator('[data-building=mayorsOffice]').click();
    expect(await send('Choose what pays the extra 1').isDisabled()).toBe(true);
    const isInSight = await ada.dock.locator('.sale-extra').evaluate((extra) => {
      const [box, row] = [extra, document.querySelector('.dock .confirm')].map((e) =>
        e!.getBoundingClientRect(),
      );
      return (
        box!.bottom <= row!.bottom && box!.top >= document.querySelector('.dock')!.getBoundingClientRect().top
      );
    });
    expect(isInSight).toBe(true);
    await photograph(ada.page, 'western-buy-now');
    // The printed digit of a kind picks it, wherever the kinds stand among the buildings.
    const digit = await ada.dock
      .locator('[data-kind=law]')
      .evaluate((kind) => [...document.querySelectorAll('.options button:not(:disabled)')].indexOf(kind) + 1);
    await ada.page.keyboard.press(String(digit));
    await send('Buy Mayor’s Office').waitFor();
    await ada.page.keyboard.press('Enter');
    await others[0]!.asks('place');
    expect(open(others[0]).seats[0]!.buildings).toEqual(['mayorsOffice']);
  });

  test('W5.3 the Sheriff’s four spots say what they do before they are chosen', async () => {
    const { ada, others } = await table.play(
      west({
        mats: 'saloon:A bank sheriff courthouse:B hideout',
        gaps: '2S 4K 3H 1S 5H 3K',
        porches: { 3: 'jail' },
        A: { card: '5T', posses: '1 porch' },
      }),
    );
    await ada.prompt('Place a posse');
    const card = ada.dock.locator('.spot-card');
    const says = async (target: string, words: string | RegExp) => {
      await pick(ada, target);
      await card.getByText(words).first().waitFor();
    };
    await says('spot-3-leftover', 'After everybody has bought, buy one more of all that is for sale');
    await says('spot-3-suit-up', 'Your 5 of tipis counts as the 5 of hats');
    await says('spot-3-suit-down', 'counts as the 5 of horseshoes');
    await says('spot-3-porch', 'Pay any number of law');
    await says('spot-3-number-up', 'Your 5 of tipis counts as the 1 of tipis');
    await says('spot-3-number-down', 'Your 5 of tipis counts as the 4 of tipis');
    // The town shows the hands as they would be.
    const saloon = ada.page.locator('.ribbon-words').getByText('Pair of 4s');
    await saloon.first().waitFor();
    await photograph(ada.page, 'western-sheriff');
    await press(ada, 'Place here');
    await others[0]!.asks('place');
    expect(open(others[0]).posses.at(-1)).toMatchObject({ place: 3, spot: 'number', side: 'down' });
  });

  test('W13.1 the match ends early when the deck cannot fill a slot', async () => {
    const { ada } = await table.play(
      west({
        mats: 'saloon:A bank sheriff courthouse:B hideout',
        gaps: '2S 4K 3H 1S 5H 3K',
        slots: 'jail outhouse graveyard mansion danceHall',
        onlyDeck: '',
        round: 4,
        phase: 'buy',
        A: { card: '4T', posses: '1 porch', influence: '3/3/3' },
        B: { card: '5T', posses: '5 porch', influence: '0/0/0' },
      }),
    );
    await ada.prompt('Buy one building');
    await ada.dock.locator('[data-building=jail]').click();
    await press(ada, 'Buy Jail');
    await ada.prompt('Advance an industry');
    await ada.dock.locator('[data-industry=mining]').click();
    await press(ada, 'Advance mining');
    await ada.page.locator('.results').waitFor();
    await photograph(ada.page, 'western-early-end');
  });

  test('W14.5 solo: the Rival’s die and card can be made to change, for any kind of influence', async () => {
    const { ada } = await table.play(
      west({
        config: { seats: 1 },
        A: { card: '1T', influence: '1/1/1' },
        rival: { posses: '2 porch', cards: '2K 5H' },
      }),
      {},
      { options: { solo: true } },
    );
    await ada.prompt('Place a posse');
    await pick(ada, 'spot-2-porch');
    await press(ada, 'Duel the Rival for it');
    await ada.prompt('You are behind');
    await ada.dock.getByText('The Rival never changes anything itself.').waitFor();
    await photograph(ada.page, 'western-solo');
    await ada.dock.locator('[data-step=rivalDraws]').click();
    await ada.dock.getByRole('group', { name: 'Pay with' }).getByRole('button', { name: 'gold' }).click();
    await press(ada, 'The Rival draws');
    // A roll of each, the card that came with it, and the one that took its place.
    await ada.page.locator('.duel-moments li').nth(3).waitFor();
    await ada.page.getByRole('img', { name: '0 gold' }).first().waitFor();
  });

  test('a phone: a mat is opened by a tap, a spot in it chosen, and all of it has room', async () => {
    const { ada, others } = await table.play(duel(), PHONE);
    await ada.prompt('Place a posse');
    await ada.page.getByRole('button', { name: /^Hideout/ }).tap();
    await ada.page.locator('.opened [data-target=spot-5-porch]').tap();
    await ada.dock.getByRole('button', { name: 'Place here' }).tap();
    await others[0]!.asks('place');
    expect(open(others[0]).posses.at(-1)).toMatchObject({ player: 0, place: 5, spot: 'porch' });
    expect(await ada.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('a phone: what can be answered comes into sight with the question, and the town with the answer', async () => {
    const { ada } = await table.play(duel(), PHONE);
    await ada.prompt('Place a posse');
    expect(await ada.page.evaluate(() => scrollY)).toBe(0);
    await ada.page.getByRole('button', { name: /^Courthouse/ }).tap();
    await ada.page.locator('.opened [data-target=spot-4-influence-right]').tap();
    await ada.dock.getByRole('button', { name: 'Duel Grace for it' }).tap();
    await ada.prompt('You are behind');
    // What the duel is about is read above who fights.
    const partOf = async (part: string) => (await ada.page.locator(part).first().boundingBox())!;
    const sign = await partOf('.stage-sign');
    expect(sign.y + sign.height).toBeLessThanOrEqual((await partOf('.duel-who')).y);
    // Nothing scrolls but the page itself.
    await ada.page.waitForFunction(() => {
      const bottom = (part: string) => document.querySelector(part)?.getBoundingClientRect();
      const [last, send] = [bottom('.dock [data-step=stop]'), bottom('.dock .confirm')];
      return last && send && last.bottom <= send.top && scrollY > 0;
    });
    await ada.dock.locator('[data-step=stop]').tap();
    await ada.dock.locator('.confirm .primary').tap();
    await ada.prompt('Grace is thinking');
    await ada.page.waitForFunction(() => scrollY === 0);
  });

  test('keys only: a mat, a spot, the duel', async () => {
    const { ada, others } = await table.play(duel());
    await ada.prompt('Place a posse');
    const { keyboard } = ada.page;
    // What was pressed in the town keeps the focus there: digits are the prompt's all the same.
    await pick(ada, 'spot-5-porch');
    await ada.dock.locator('.spot-card').waitFor();
    for (const key of ['0', '0', '4']) await keyboard.press(key);
    await ada.dock.getByRole('group', { name: 'Spots at the Courthouse' }).waitFor();
    await keyboard.press('1');
    await ada.dock.getByText('Your chance to win the duel with').waitFor();
    await keyboard.press('Enter');
    await ada.prompt('You are behind');
    // What can be done is fetched with the first duel.
    await ada.dock.locator('.option').nth(1).waitFor();
    await keyboard.press('2');
    await keyboard.press('Enter');
    await others[0]!.asks('place');
    expect(open(others[0]).wanted).toBe(0);
  });
});
