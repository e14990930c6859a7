import { at } from '../support/drawing';
import { scenario, type SeatSetup } from '../support/scenario';
import { playCard } from './support/play';
import { photograph } from './support/screens';
import { FACING, TWO, useStage } from './support/stage';

jest.setTimeout(60_000);

/** Nobody who could interrupt: nothing to pay with. */
const POOR: SeatSetup = { pilot: 'kitty', energy: 0, credits: 0 };

describe('prompts, from prepared positions', () => {
  const table = useStage({ isClean: true });

  test('M11 Ad Hoc: any card in any direction, picked in the hand and on the arena', async () => {
    const { ada } = await table.play(scenario(TWO));
    await ada.prompt('Choose any card');
    await ada.dock.locator('[data-card=collect]').click();
    await ada.page.locator('.turn-arrow[aria-label="Turn north"]').click();
    await ada.dock.getByText('to C2').or(ada.dock.getByText('to B2')).first().waitFor();
    await photograph(ada.page, 'position-ad-hoc');
    await ada.dock.getByRole('button', { name: 'Play this card' }).click();
    await ada.prompt('Collect');
  });

  test('M8.2 combat: damage of every line against this enemy, then the enemy strikes back', async () => {
    const { ada, others } = await table.play(
      scenario(FACING, {
        A: { weapons: ['pulsePistol', 'energySword'], status: 'armor' },
        B: { ...POOR, status: 'armor', weapons: ['energySword', 'pulsePistol'] },
      }),
    );
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
    // Nobody is left to wonder: who is thinking, and about what.
    await ada.prompt('Grace is thinking');
    await ada.dock.getByText('They choose how to fight.').waitFor();
  });

  test('M8.6 retreat: the closest safe zones are marked on the arena and picked there', async () => {
    const { ada, others } = await table.play(
      scenario(FACING, {
        A: { weapons: ['energySword'] },
        B: { ...POOR, status: 'armor', weapons: ['pulsePistol', 'riotShield'] },
      }),
    );
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
    const { ada, others } = await table.play(
      scenario(
        TWO,
        { A: { energy: 4, credits: 3, weapons: ['pulsePistol'] } },
        { row: ['railgun', 'warhammer', 'crossbolt', 'empMace'] },
      ),
    );
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
    const { ada, others } = await table.play(scenario(TWO, { A: { credits: 5 } }));
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
    const { ada } = await table.play(
      scenario(TWO, { A: { status: 'armor', weapons: ['pulsePistol', 'railgun'] } }),
    );
    await playCard(ada, 'collect', 'east');
    await ada.prompt('Take the Mighty Mech?');
    await photograph(ada.page, 'position-mech');
    await ada.dock.locator('.option').first().click();
    await ada.dock.getByRole('button', { name: 'Yes, do it' }).click();
    await ada.prompt('Collect');
    await ada.page.getByRole('img', { name: 'Health: 11 / 11' }).waitFor();
  });

  test('a refresh in the middle of a combat changes nothing', async () => {
    const { ada } = await table.play(
      scenario(FACING, {
        A: { status: 'armor', weapons: ['pulsePistol', 'energySword'] },
        B: POOR,
      }),
    );
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
