import type { WeaponId } from '../../shared/games/mechs/catalog/ids';
import { scenario, type SeatSetup } from '../games/mechs/support/scenario';
import { axeFindings } from './support/axe';
import { newPerson } from './support/browser';
import type { Person } from './support/person';
import { playCard } from './support/play';
import { photograph } from './support/screens';
import { FACING, FOUR, TWO, useStage } from './support/stage';
import { titled } from './support/titled';

jest.setTimeout(60_000);

const programming = () =>
  scenario(TWO, { A: { weapons: ['pulsePistol', 'energySword', 'riotShield'] } }, { phase: 'program' });

async function openMenu({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
}

/** Press, move in steps, let go: what a hand does. */
async function drag({ page }: Person, from: string, to: string): Promise<void> {
  const [a, b] = [await page.locator(from).boundingBox(), await page.locator(to).boundingBox()];
  await page.mouse.move(a!.x + a!.width / 2, a!.y + a!.height / 2);
  await page.mouse.down();
  await page.mouse.move(b!.x + b!.width / 2, b!.y + b!.height / 2, { steps: 6 });
  await page.mouse.up();
}

describe('at the table', () => {
  const table = useStage();

  test('M3.2 cards are dragged into slots, from slot to slot and out again', async () => {
    const { ada } = await table.play(programming());
    await ada.prompt('Program your round');
    const label = (slot: number) => ada.page.locator(`[data-slot="${slot}"]`).getAttribute('aria-label');
    await drag(ada, '.hand li:nth-child(3) .hand-card', '[data-slot="1"]');
    expect(await label(1)).toMatch(/^Slot 2: Purchase/);
    await drag(ada, '[data-slot="1"]', '[data-slot="3"]');
    expect(await label(1)).toBe('Slot 2, empty');
    expect(await label(3)).toMatch(/^Slot 4: Purchase/);
    await drag(ada, '[data-slot="3"]', '.hand');
    expect(await label(3)).toBe('Slot 4, empty');
  });

  test('M6.2 the standing order of weapons is changed by dragging, and by keys', async () => {
    const { ada } = await table.play(programming());
    await ada.page.getByRole('tab', { name: 'My weapons' }).click();
    const order = () => ada.page.locator('.order li strong').allTextContents();
    // It is fetched when it is first looked at.
    await ada.page.locator('.order li').nth(2).waitFor();
    expect(await order()).toEqual(['Pulse Pistol', 'Energy Sword', 'Riot Shield']);
    await ada.page.locator('.order li').nth(2).dragTo(ada.page.locator('.order li').nth(0));
    await ada.page.locator('.order li:first-child', { hasText: 'Riot Shield' }).waitFor();
    await ada.page.getByRole('button', { name: 'Energy Sword: earlier' }).focus();
    await ada.page.keyboard.press('Alt+ArrowUp');
    await ada.page.locator('.order li:nth-child(2)', { hasText: 'Energy Sword' }).waitFor();
    expect(await order()).toEqual(['Riot Shield', 'Energy Sword', 'Pulse Pistol']);
    await photograph(ada.page, 'weapons');
    expect(await axeFindings(ada.page)).toEqual([]);
  });

  test('sound, speed and notifications are switched in the menu and remembered', async () => {
    const { ada } = await table.play(programming());
    await ada.context.grantPermissions(['notifications']);
    await openMenu(ada);
    const sound = ada.page.getByRole('group', { name: 'Sound', exact: true });
    await sound.getByRole('radio', { name: 'Off' }).check({ force: true });
    await ada.page.getByRole('radio', { name: 'Slow' }).check({ force: true });
    await photograph(ada.page, 'menu');
    expect(await axeFindings(ada.page)).toEqual([]);
    const kept = () =>
      ada.page.evaluate(() => ['sound', 'speed'].map((key) => localStorage.getItem(`pocket-arena.${key}`)));
    expect(await kept()).toEqual(['off', 'slow']);
    await ada.page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
    await ada.page.waitForFunction(() => localStorage.getItem('pocket-arena.notifications') === 'on');
  });

  test('a browser that lets no page notify stops nothing, and one with a service worker notifies by it', async () => {
    const { ada } = await table.play(programming());
    // As on Android: the constructor is there, and throws.
    await ada.context.addInitScript(() => {
      class Forbidden {
        static readonly permission = 'granted';
        constructor() {
          throw new TypeError('Illegal constructor.');
        }
      }
      Object.defineProperty(globalThis, 'Notification', { value: Forbidden });
      Object.defineProperty(document, 'hidden', { get: () => true });
      localStorage.setItem('pocket-arena.notifications', 'on');
    });
    await ada.page.reload();
    await ada.prompt('Program your round');
    await titled(ada.page, '● Your turn');

    await ada.context.addInitScript(() => {
      const registration = {
        showNotification: async (title: string) => void Object.assign(globalThis, { notified: title }),
      };
      const never = new Promise(() => undefined);
      const value = {
        getRegistration: async () => registration,
        register: () => never,
        ready: never,
        addEventListener: () => undefined,
      };
      Object.defineProperty(navigator, 'serviceWorker', { value });
    });
    await ada.page.reload();
    await ada.page.waitForFunction(() => (globalThis as { notified?: string }).notified === 'Your turn');
  });

  test('keys go to what is asked, also with the focus on the tab that is open', async () => {
    const { ada, others } = await table.play(programming());
    await ada.prompt('Program your round');
    const { page } = ada;
    const free = () => page.locator('.hand-card:not(:disabled)').count();
    // Another tab opens with Enter, and what is written there places no cards.
    for (const key of ['1', '3', '4']) await page.keyboard.press(key);
    await page.getByRole('tab', { name: 'Chat' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('tabpanel', { name: 'Chat' }).getByRole('textbox').pressSequentially('5 or 6?');
    expect(await free()).toBe(5);
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.keyboard.press('8');
    await page.keyboard.press('Enter');
    await ada.prompt('Locked in');
    await page.keyboard.press('Backspace');
    await ada.prompt('Program your round');
    await page.keyboard.press('Enter');
    await ada.prompt('Locked in');
    await others[0]!.sees(() => !others[0]!.view!.waitingFor.includes(0), 'the program');
  });

  test('with reduced motion nothing moves, and what happened is told all the same', async () => {
    const { ada } = await table.play(scenario(TWO), { reducedMotion: 'reduce', speed: 'normal' });
    await playCard(ada, 'collect', 'north');
    await ada.prompt('Collect');
    await ada.page.getByText('moves to').first().waitFor();
    const moving = await ada.page.evaluate(
      // What is shown large comes softly: nothing of it changes its place.
      () =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .filter((one) => !(one instanceof CSSAnimation && one.animationName === 'stage-in')).length,
    );
    expect(moving).toBe(0);
  });

  test('somebody is muted for this table and blocked everywhere, and can be heard again', async () => {
    const { ada, others } = await table.play(programming());
    await ada.page.getByRole('tab', { name: 'Chat' }).click();
    await others[0]!.request('chat', { text: 'blah blah' });
    const heard = ada.page.getByRole('tabpanel', { name: 'Chat' }).getByText('blah blah');
    await heard.waitFor();
    await ada.page.getByRole('button', { name: 'Whom to listen to' }).click();
    for (const [on, off] of [
      ['Mute', 'Unmute'],
      ['Block', 'Unblock'],
    ] as const) {
      await ada.page.getByRole('button', { name: on, exact: true }).click();
      await ada.page.getByText('blah blah').first().waitFor({ state: 'detached' });
      await ada.page.getByRole('button', { name: off, exact: true }).click();
      await heard.waitFor();
    }
    await ada.page.getByRole('button', { name: 'Report', exact: true }).click();
    await ada.page.getByLabel('What is wrong?').waitFor();
    await photograph(ada.page, 'chat');
    expect(await axeFindings(ada.page)).toEqual([]);
  });

  test('a match goes on with another device, by a link that works once', async () => {
    const { ada } = await table.play(programming());
    await openMenu(ada);
    await ada.page.getByRole('button', { name: 'Go on with another device' }).click();
    await ada.page.getByRole('img', { name: 'QR code of the link' }).waitFor();
    await photograph(ada.page, 'move');
    const link = await ada.page.getByLabel('Link for the other device').inputValue();
    const phone = await newPerson(table.browser, 'Ada', { viewport: { width: 360, height: 740 } });
    await phone.page.goto(link);
    await phone.prompt('Program your round');
    expect(phone.page.url()).not.toContain('move');
    await ada.page.getByText('You opened this table in another tab or on another device.').waitFor();
    const thief = await newPerson(table.browser, 'Eve');
    await thief.page.goto(link);
    await thief.page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
    await thief.page.getByText('works once and for five minutes').waitFor();
    await photograph(thief.page, 'move-spent');
    expect(await axeFindings(thief.page)).toEqual([]);
    await thief.page.getByRole('button', { name: 'Go to the table without it' }).click();
    await thief.page.getByRole('heading', { name: 'What shall we call you?' }).waitFor();
    expect(phone.errors).toEqual([]);
    await phone.context.close();
    await thief.context.close();
  });

  test('the start page asks the server which match is waiting, also in a browser that forgot', async () => {
    const { ada } = await table.play(programming());
    await ada.page.evaluate(() => localStorage.removeItem('pocket-arena.lastTable'));
    await ada.page.goto(new URL('/', ada.page.url()).href);
    await ada.page.getByText('Program four cards.').waitFor();
    await ada.page.getByRole('button', { name: 'Continue' }).click();
    await ada.prompt('Program your round');
  });

  test('four at a table: the whole hand and the button that locks in are in sight on a phone, on no screen is anything cut off', async () => {
    const { ada } = await table.play(scenario(FOUR, {}, { phase: 'program' }), { hasTouch: true });
    await ada.prompt('Program your round');
    await photograph(ada.page, 'four');
    for (const key of ['1', '3', '4', '8']) await ada.page.keyboard.press(key);
    for (const [name, width, height] of [
      ['portrait', 360, 740],
      ['landscape', 740, 360],
      ['huge', 3840, 2160],
    ] as const) {
      await ada.page.setViewportSize({ width, height });
      await photograph(ada.page, 'four', { [name]: [width, height] });
      const wide = await ada.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({ name, wide }).toEqual({ name, wide: 0 });
      const lock = (await ada.dock.getByRole('button', { name: 'Lock in my program' }).boundingBox())!;
      const hand = (await ada.dock.locator('.hand').boundingBox())!;
      expect({ name, isInSight: lock.y + lock.height <= height }).toEqual({ name, isInSight: true });
      expect({ name, isHandFree: hand.y + hand.height <= lock.y }).toEqual({ name, isHandFree: true });
    }
  });

  test('M3.2 nothing moves under the finger when cards are placed', async () => {
    const { ada } = await table.play(programming(), { hasTouch: true });
    await ada.prompt('Program your round');
    for (const [width, height] of [
      [360, 740],
      [740, 360],
      [1280, 800],
    ] as const) {
      await ada.page.setViewportSize({ width, height });
      // What is drawn otherwise on such a screen is drawn with the next frames.
      await ada.page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      const hand = ada.dock.locator('.hand');
      const before = await hand.boundingBox();
      for (const card of [3, 1, 8, 6]) {
        await ada.page.locator(`.hand li:nth-child(${card}) .hand-card`).click();
        expect({ width, card, hand: await hand.boundingBox() }).toEqual({ width, card, hand: before });
      }
      await ada.dock.getByRole('button', { name: 'Start over' }).click();
      expect(await hand.boundingBox()).toEqual(before);
    }
  });

  test('four well-armed seats are in sight on a laptop, with nothing cut off', async () => {
    const weapons: WeaponId[] = ['grenadeLauncher', 'railgun', 'energySword', 'plasmaCannon'];
    const armed: SeatSetup = { status: 'armor', weapons, vp: 41 };
    const { ada } = await table.play(
      scenario(FOUR, { A: armed, B: armed, C: armed, D: { ...armed, weapons: weapons.slice(0, 3) } }),
    );
    await ada.prompt('Choose any card');
    await ada.page.setViewportSize({ width: 1280, height: 800 });
    const hidden = (part: string) =>
      ada.page
        .locator(part)
        .evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]);
    await photograph(ada.page, 'four-armed', { laptop: [1280, 800] });
    expect(await hidden('.seats')).toEqual([0, 0]);
    expect(await ada.page.locator('.seat-panel').count()).toBe(4);
    await ada.page.getByRole('tab', { name: 'My weapons' }).click();
    expect((await hidden('.words'))[0]).toBe(0);
    await photograph(ada.page, 'four-weapons', { laptop: [1280, 800] });
  });

  test('R23 the own seat is handed to the autopilot and taken back', async () => {
    const { ada, others } = await table.play(programming());
    const control = () => others[0]!.table.seats[0]?.control;
    await openMenu(ada);
    await ada.page.getByRole('button', { name: 'Let the autopilot play for me' }).click();
    await ada.page.getByRole('button', { name: 'Let it play' }).click();
    await ada.prompt('The autopilot plays for you.');
    await others[0]!.sees(() => control() === 'autopilot', 'the autopilot');
    await photograph(ada.page, 'autopilot');
    expect(await axeFindings(ada.page)).toEqual([]);
    await ada.dock.getByRole('button', { name: 'Take your seat back' }).click();
    await others[0]!.sees(() => control() === 'person', 'the person');
    await ada.dock.getByRole('heading', { name: /Program your round|Locked in/ }).waitFor();
  });

  test('somebody who lets the others wait is handed to the autopilot by a button', async () => {
    const { ada, others } = await table.play(programming());
    await ada.prompt('Program your round');
    await table.pass(4 * 60_000);
    await ada.page.getByText('Grace has not moved for a long time.').waitFor();
    await photograph(ada.page, 'idle');
    await ada.page.getByRole('button', { name: 'Let the autopilot play for Grace' }).click();
    await others[0]!.sees(() => others[0]!.table.seats[1]?.control === 'autopilot', 'the autopilot');
    await ada.page.getByText('Grace has not moved for a long time.').waitFor({ state: 'detached' });
  });

  test('the rule behind a question and behind a refusal is read beside the table', async () => {
    const { ada, others } = await table.play(
      scenario(FACING, {
        A: { status: 'armor', weapons: ['pulsePistol', 'energySword', 'riotShield'] },
        B: { pilot: 'kitty', energy: 0, credits: 0, status: 'armor' },
      }),
    );
    await playCard(ada, 'collect', 'east');
    await ada.prompt('Attack!');
    await ada.dock.getByRole('link', { name: 'Rule M8.2' }).click();
    const sheet = ada.page.getByRole('dialog', { name: 'Rules' });
    await sheet.locator('.rules-wanted', { hasText: 'M8.2' }).waitFor();
    await photograph(ada.page, 'rule-sheet');
    expect(await axeFindings(ada.page)).toEqual([]);
    expect(others[0]!.table.seats[0]?.connection).toBe('here');
    await ada.page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });

    // A click that comes a moment too late: the combat has begun.
    await ada.page.getByRole('tab', { name: 'My weapons' }).click();
    await ada.page.getByRole('button', { name: 'Energy Sword: earlier' }).evaluate((button) => {
      (button as HTMLButtonElement).disabled = false;
      (button as HTMLButtonElement).click();
    });
    const refused = ada.dock.getByRole('alert').filter({ hasText: 'The rules do not allow that here.' });
    await refused.getByRole('link', { name: 'Rule M6.2' }).click();
    await sheet.locator('.rules-wanted', { hasText: 'M6.2' }).waitFor();
    await ada.page.goBack();
    await sheet.waitFor({ state: 'detached' });
    await ada.prompt('Attack!');
  });
});
