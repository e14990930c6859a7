import type { Browser } from 'playwright-core';
import { at } from '../support/drawing';
import { scenario, type SeatSetup } from '../support/scenario';
import { axeFindings } from './support/axe';
import { launch } from './support/browser';
import type { Person } from './support/person';
import { Stage } from './support/positions';
import { photograph } from './support/screens';

jest.setTimeout(60_000);

const CALM = `
  1e    2c    3e    1c    2e
  1b    2e:A  4m    1c    1b:B
  2c    1e    2e    3c    1e
`;

/** Nobody who could interrupt: nothing to pay with. */
const POOR: SeatSetup = { pilot: 'kitty', energy: 0, credits: 0 };

/** Plays one card of the Ad Hoc hand: the card by the hand, the direction on the arena. */
async function playCard({ page, dock }: Person, card: string, direction: string): Promise<void> {
  await dock.locator(`[data-card=${card}]`).click();
  await page.locator(`.turn-arrow[aria-label="Turn ${direction}"]`).click();
  await dock.getByRole('button', { name: 'Play this card' }).click();
}

describe('prompts, from prepared positions', () => {
  let stage: Stage;
  let browser: Browser;
  let ada: Person;

  beforeAll(async () => {
    stage = await Stage.open();
    browser = await launch();
  });

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  afterEach(async () => {
    expect(await axeFindings(ada.page)).toEqual([]);
    expect(ada.errors).toEqual([]);
    await ada.context.close();
  });

  test('M11 Ad Hoc: any card in any direction, picked in the hand and on the arena', async () => {
    ({ ada } = await stage.play(browser, scenario(CALM)));
    await ada.prompt('Choose any card');
    await ada.dock.locator('[data-card=collect]').click();
    await ada.page.locator('.turn-arrow[aria-label="Turn north"]').click();
    await ada.dock.getByText('to C2').or(ada.dock.getByText('to B2')).first().waitFor();
    await photograph(ada.page, 'position-ad-hoc');
    await ada.dock.getByRole('button', { name: 'Play this card' }).click();
    await ada.prompt('Collect');
  });

  test('M8.2 combat: damage of every line against this enemy, then the enemy strikes back', async () => {
    const { ada: person, others } = await stage.play(
      browser,
      scenario(CALM.replace('4m ', '4m:B').replace('1b:B', '1b'), {
        A: { weapons: ['pulsePistol', 'energySword'], status: 'armor' },
        B: { ...POOR, status: 'armor', weapons: ['energySword', 'pulsePistol'] },
      }),
    );
    ada = person;
    const [grace] = others;
    await playCard(ada, 'collect', 'east');
    await ada.prompt('Attack!');
    await photograph(ada.page, 'position-attack');
    const [line] = await ada.dock.locator('[data-attack=pulsePistol-normal] strong').allTextContents();
    const damage = Number(/^(\d+) damage$/.exec(line!)![1]);
    const before = grace!.view!.open.seats[1]!.hp;
    await ada.dock.locator('[data-attack=pulsePistol-normal]').click();
    await ada.dock.getByRole('button', { name: 'Attack with the Pulse Pistol' }).click();
    await grace!.asks('attack');
    expect(grace!.view!.open.seats[1]!.hp).toBe(before - damage);
    await ada.page
      .getByRole('img', { name: `Health: ${before - damage} / ` })
      .first()
      .waitFor();
    await ada.prompt('Nothing to do right now');
    await ada.page.getByText('Waiting for Grace').first().waitFor();
  });

  test('M8.6 retreat: the closest safe zones are marked on the arena and picked there', async () => {
    const { ada: person, others } = await stage.play(
      browser,
      scenario(CALM.replace('4m ', '4m:B').replace('1b:B', '1b'), {
        A: { weapons: ['energySword'] },
        B: { ...POOR, status: 'armor', weapons: ['pulsePistol', 'riotShield'] },
      }),
    );
    ada = person;
    const [grace] = others;
    // The only attack there is goes without saying.
    await playCard(ada, 'collect', 'east');
    const { options } = await grace!.asks('attack');
    await grace!.answer(options!.find((attack) => (attack as { weapon: string }).weapon === 'riotShield'));
    await ada.prompt('Where do you go?');
    await photograph(ada.page, 'position-retreat');
    const zone = await ada.dock.locator('[data-zone]').first().getAttribute('data-zone');
    await ada.page.locator(`#zone-${zone}`).click();
    await ada.dock.getByRole('button', { name: /^Go to / }).click();
    await grace!.asks('adHocCard');
    expect(grace!.view!.open.seats[0]!.zone).toBe(Number(zone));
  });

  test('M5.2 purchase: what it costs, what it would leave, and what cannot be afforded', async () => {
    const { ada: person, others } = await stage.play(
      browser,
      scenario(
        CALM,
        { A: { energy: 4, credits: 3, weapons: ['pulsePistol'] } },
        { row: ['railgun', 'warhammer', 'crossbolt', 'empMace'] },
      ),
    );
    ada = person;
    await playCard(ada, 'purchase', 'north');
    await ada.prompt('Buy a weapon');
    await photograph(ada.page, 'position-purchase');
    await ada.dock.locator('[data-weapon=warhammer]:disabled').getByText('too expensive').waitFor();
    await ada.dock.locator('[data-weapon=energySword]').click();
    const leaves = await ada.dock.locator('[data-weapon=energySword] small').last().textContent();
    await ada.dock.getByRole('button', { name: 'Buy Energy Sword' }).click();
    await others[0]!.asks('adHocCard');
    const { energy, credits } = others[0]!.view!.open.seats[0]!;
    expect(leaves).toContain(`${energy} energy and ${credits} credit`);
    await ada.page.getByText('Energy Sword', { exact: false }).first().waitFor();
  });

  test('M5.3 deploy: the number of the mine is chosen, paid for, and seen by its owner alone', async () => {
    const { ada: person, others } = await stage.play(browser, scenario(CALM, { A: { credits: 5 } }));
    ada = person;
    await playCard(ada, 'deployMine', 'north');
    await ada.prompt('Lay a mine here?');
    await photograph(ada.page, 'position-deploy');
    await ada.dock.getByRole('button', { name: /^Mine 3/ }).click();
    await ada.dock.getByRole('button', { name: 'Yes, do it' }).click();
    await others[0]!.asks('adHocCard');
    expect(others[0]!.view!.open.tokens).toMatchObject([{ kind: 'mine', seat: 0, zone: at('B2') }]);
    expect(await ada.page.locator('.token-number').allTextContents()).toEqual(['3']);
    expect(others[0]!.view!.open.seats[0]!.credits).toBe(3);
  });

  test('M9.1 the Mech: both sides say what they do, and it is taken', async () => {
    const { ada: person } = await stage.play(
      browser,
      scenario(CALM, { A: { status: 'armor', weapons: ['pulsePistol', 'railgun'] } }),
    );
    ada = person;
    await playCard(ada, 'collect', 'east');
    await ada.prompt('Take the Mighty Mech?');
    await photograph(ada.page, 'position-mech');
    await ada.dock.locator('.option').first().click();
    await ada.dock.getByRole('button', { name: 'Yes, do it' }).click();
    await ada.prompt('Collect');
    await ada.page.getByRole('img', { name: 'Health: 11 / 11' }).waitFor();
  });

  test('a refresh in the middle of a combat changes nothing', async () => {
    ({ ada } = await stage.play(
      browser,
      scenario(CALM.replace('4m ', '4m:B').replace('1b:B', '1b'), {
        A: { status: 'armor', weapons: ['pulsePistol', 'energySword'] },
        B: POOR,
      }),
    ));
    await playCard(ada, 'collect', 'east');
    await ada.prompt('Attack!');
    const texts = () =>
      Promise.all(['.dock', '.banner', '#words-log'].map((part) => ada.page.innerText(part)));
    await ada.page.getByText('scores 1 VP').waitFor();
    const before = await texts();
    await ada.page.reload();
    await ada.prompt('Attack!');
    await ada.page.getByText('scores 1 VP').waitFor();
    expect(await texts()).toEqual(before);
  });
});
