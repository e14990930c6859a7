import { at } from '../games/mechs/support/drawing';
import { scenario, type SeatSetup } from '../games/mechs/support/scenario';
import { Listener } from './support/listener';
import { playCard } from './support/play';
import { photograph } from './support/screens';
import { FACING, FOUR, TWO, useStage } from './support/stage';

jest.setTimeout(60_000);

/** Nobody who could interrupt: nothing to pay with. */
const POOR: SeatSetup = { pilot: 'kitty', energy: 0, credits: 0 };

describe('prompts, from prepared positions', () => {
  const table = useStage({ isClean: true });

  test('M11 Ad Hoc: any card in any direction, picked in the hand and on the arena', async () => {
    const { ada } = await table.play(scenario(TWO, { A: { credits: 1 } }));
    await ada.prompt('Choose any card');
    const note = ada.dock.locator('.slot-note');
    for (const [direction, why] of [
      ['north', 'too expensive'],
      ['east', 'not in the Mech’s zone'],
    ] as const) {
      await ada.dock.locator('[data-card=deployMine]').click();
      await ada.dock.locator(`[data-direction=${direction}]`).click();
      await note.locator('.note-waste').getByText(`× ${why}`).waitFor();
    }
    await ada.dock.locator('[data-card=collect]').click();
    await ada.page.locator('.turn-arrow[aria-label="Turn north"]').click();
    await note.getByText('to B2').waitFor();
    await note.locator('.note-gain', { hasText: /^\+ \d/ }).waitFor();
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

  test('M8.4 the strongest weapon comes first; on a phone the whole of the fight is a tap away from the banner', async () => {
    const { ada, others } = await table.play(
      scenario(FACING, {
        A: { weapons: ['riotShield', 'energySword', 'plasmaCannon'], status: 'armor', energy: 0 },
        B: { ...POOR, status: 'armor', weapons: ['flamethrower', 'pulsePistol'] },
      }),
    );
    await playCard(ada, 'collect', 'east');
    await ada.prompt('Attack!');
    const offered = () =>
      ada.dock
        .locator('[data-attack]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-attack')));
    expect(await offered()).toEqual(['plasmaCannon-normal', 'energySword-normal', 'riotShield-normal']);
    await ada.dock.locator('[data-attack=riotShield-normal]').click();
    await ada.dock.getByRole('button', { name: 'Attack with the Riot Shield' }).click();
    await others[0]!.asks('attack');
    // Her last question is gone before she is asked the same again.
    await ada.prompt('Grace is thinking');
    await others[0]!.answer({ weapon: 'flamethrower', line: 'normal' });
    await ada.prompt('Attack!');
    // Melee counters area: both lines are there, and each says why.
    expect((await offered()).slice(0, 3)).toEqual([
      'plasmaCannon-normal',
      'energySword-power',
      'energySword-normal',
    ]);
    await ada.dock.locator('[data-attack=energySword-power]').getByText('costs nothing more').waitFor();
    await ada.dock.locator('[data-attack=energySword-normal]').getByText('if you would rather').waitFor();

    const more = ada.page.locator('.banner').getByRole('button', { name: /^\d+ earlier$/ });
    expect(await more.isVisible()).toBe(false);
    await ada.page.setViewportSize({ width: 360, height: 740 });
    // However far the page has moved to what there is to choose: who fights, and how much is left, stays in sight.
    await ada.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [bar, heads] = await Promise.all(
      ['.topbar', '.fight-heads'].map((part) => ada.page.locator(part).boundingBox()),
    );
    expect(heads!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height - 1);
    await more.click();
    const lines = await ada.page.locator('.recent-lines li').allInnerTexts();
    expect(lines).toContainEqual(expect.stringMatching(/^Grace uses the Flamethrower/));
    expect(lines).toContainEqual(expect.stringMatching(/combat!$/));
  });

  test('M8.2 a fight for those who hear it: a conversation in order, and the focus led to each question', async () => {
    const { ada, others } = await table.play(
      scenario(FACING, {
        A: { weapons: ['pulsePistol', 'energySword'], status: 'armor' },
        B: { ...POOR, status: 'armor', weapons: ['energySword', 'pulsePistol'] },
      }),
      { spoken: 'on' },
    );
    const [grace] = others;
    const { page } = ada;
    await page.getByRole('gridcell', { name: /^Mech zone C3.*fight with Grace/ }).waitFor();
    for (const key of ['1', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await page.locator('h2:focus', { hasText: 'Attack!' }).waitFor();
    for (const key of ['1', 'Enter']) await page.keyboard.press(key);
    await grace!.asks('attack');
    const fight = page.getByRole('region', { name: 'Fight: you against Grace at C3' });
    await fight
      .getByRole('listitem')
      .filter({ hasText: /^Grace takes \d damage/ })
      .waitFor();
    await fight.getByText(/^You: health \d+ of \d+\. .*used last: /).waitFor();
    const lines = await fight.getByRole('list', { name: 'So far' }).getByRole('listitem').allTextContents();
    expect(lines[0]).toBe('You attack Grace at C3: combat!');
    const log = page.getByRole('log');
    await log.getByText(lines.at(-1)!, { exact: true }).last().waitFor();
    const told = await log.getByRole('paragraph').allTextContents();
    expect(told.slice(-lines.length)).toEqual(lines);
  });

  test('M8.4 a fight of one’s own by keys, on its stage: what took from a blow, and that it counters', async () => {
    const { ada, others } = await table.play(
      scenario(FACING, {
        A: { weapons: ['riotShield', 'energySword', 'plasmaCannon'], status: 'armor', energy: 0 },
        B: {
          pilot: 'magma',
          energy: 1,
          credits: 0,
          status: 'armor',
          weapons: ['flamethrower', 'pulsePistol'],
        },
      }),
      { reducedMotion: 'reduce' },
    );
    const [grace] = others;
    const { keyboard } = ada.page;
    const stage = ada.page.locator('.fight');
    await playCard(ada, 'collect', 'east');
    await ada.prompt('Attack!');
    await stage.getByText('Choose your attack').waitFor();
    for (const key of ['1', 'Enter']) await keyboard.press(key);
    await grace!.asks('powerShield');
    // Nothing has come off while she is asked.
    await stage.getByText('Plasma Cannon 2').waitFor();
    expect(await stage.locator('.hit-number').count()).toBe(0);
    await grace!.answer(true);
    await stage.getByText(/− Power Shield 1/).waitFor();
    await stage.getByText('= 1 damage').waitFor();
    expect(await stage.locator('.hit-number').textContent()).toBe('−1');
    expect(await stage.locator('.fight-head.is-right .is-full').count()).toBe(8);
    await grace!.asks('attack');
    await grace!.answer({ weapon: 'flamethrower', line: 'normal' });
    await stage.getByText(/\+ value of the zone 4/).waitFor();
    await ada.prompt('Attack!');
    for (const key of ['1', 'Enter']) await keyboard.press(key);
    await stage.getByText('Counter! Power blow').waitFor();
    await stage.getByText('Melee beats area').waitFor();
    await grace!.asks('attack');
    await photograph(ada.page, 'stage-counter');
    // Whoever does not want motion sees the numbers stand there.
    await ada.page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await stage.locator('.hit-number').isVisible()).toBe(true);
    // The arena is a tap away, and the fight again.
    await stage.getByRole('button', { name: 'Arena' }).click();
    await stage.waitFor({ state: 'detached' });
    await ada.page.getByRole('button', { name: 'Back to the fight' }).click();
    await stage.waitFor();
  });

  test('M8.6 a fight of others is shown large, and can be skipped', async () => {
    const { ada, others } = await table.play(
      scenario(
        FOUR.replace('2c    1b:D', '2c:C  1b:D').replace('1b:C', '1b'),
        {
          A: { pilot: 'tank' },
          B: POOR,
          C: { pilot: 'rampage', weapons: ['energySword', 'riotShield'], energy: 0 },
          D: { pilot: 'diamond', weapons: ['pulsePistol'] },
        },
        { active: 'D' },
      ),
      { speed: 'slow' },
    );
    const [, linus, edsger] = others;
    await edsger!.asks('adHocCard');
    await edsger!.answer({ card: 'collect', direction: 'west' });
    const stage = ada.page.getByRole('region', { name: 'Edsger against Linus' });
    await stage.waitFor();
    await linus!.asks('attack');
    await ada.page.keyboard.press('Escape');
    await ada.prompt('Linus is thinking');
    await stage.getByText('Linus chooses an attack').waitFor();
    await linus!.answer({ weapon: 'energySword', line: 'normal' });
    // Edsger has nothing left to strike with.
    await edsger!.asks('refuge');
    await stage.getByText('Energy Sword').first().waitFor();
    await ada.page.keyboard.press('Escape');
    await stage.waitFor({ state: 'detached' });
    const { hp } = edsger!.view!.open.seats[3]!;
    await ada.page
      .getByRole('img', { name: `Health: ${hp} / ` })
      .first()
      .waitFor();
  });

  test('M12.1 points are counted up from the zones that pay to what the seats have', async () => {
    const { ada, others } = await table.play(
      scenario(
        TWO.replace('2e:A', '2e:Aat').replace('2c    1e ', '2c:bt 1e'),
        { A: { vp: 10 }, B: { vp: 12 } },
        { round: 2, turn: 4 },
      ),
      { speed: 'normal' },
    );
    await playCard(ada, 'doubleJump', 'north');
    await others[0]!.asks('adHocCard');
    await others[0]!.answer({ card: 'doubleJump', direction: 'north' });
    const stage = ada.page.getByRole('region', { name: 'Scoring · round 2' });
    // The seats beside it do not give away what is still being counted.
    await ada.page.waitForFunction(() => {
      const seats = [...document.querySelectorAll('.score-button b')].map((one) => one.textContent);
      return document.querySelector('.stage.scoring') !== null && seats.join() === '10,12';
    });
    const points = others[0]!.view!.open.seats.map(({ vp }) => String(vp));
    await ada.page.waitForFunction(
      (expected) =>
        [...document.querySelectorAll('[data-total]')].map((one) => one.textContent).join() === expected,
      points.join(),
    );
    // What one zone pays twice stands one below the other.
    const twice = await stage
      .locator('.payout.seat-0 .payout-points')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(twice).toHaveLength(2);
    expect(twice[1]!.top).toBeGreaterThanOrEqual(twice[0]!.bottom);
    const shown = await stage.locator('.payout-points').allTextContents();
    expect(shown.reduce((sum, text) => sum + Number(text), 0)).toBe(
      points.reduce((sum, text) => sum + Number(text), 0) - 22,
    );
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
    // What was chosen, what it does and what buys it are seen together, without scrolling.
    const panel = (await ada.dock.boundingBox())!;
    for (const part of ['.confirm .primary', '[data-weapon=energySword] .weapon-text']) {
      const box = (await ada.dock.locator(part).boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(panel.y);
      expect(box.y + box.height).toBeLessThanOrEqual(panel.y + panel.height);
    }
    await photograph(ada.page, 'position-purchase-chosen');
    const leaves = await ada.dock.locator('[data-weapon=energySword] small').last().textContent();
    await ada.dock.getByRole('button', { name: 'Buy Energy Sword' }).click();
    await others[0]!.asks('adHocCard');
    const { energy, credits } = others[0]!.view!.open.seats[0]!;
    expect(leaves).toContain(`${energy} energy and ${credits} credit`);
    await ada.page.getByText('Energy Sword', { exact: false }).first().waitFor();
  });

  test('R140 purchase with full slots: what makes room is asked in place, and the next player meets the new weapon', async () => {
    const { ada, others } = await table.play(
      scenario(
        TWO,
        {
          A: {
            status: 'armor',
            energy: 9,
            credits: 9,
            weapons: ['warhammer', 'railgun', 'pulsePistol', 'crossbolt'],
          },
        },
        { row: ['gaussRifle', 'laserBlaster', 'sniperRifle', 'empMace'] },
      ),
    );
    await playCard(ada, 'purchase', 'north');
    await ada.prompt('Buy a weapon');
    await ada.dock.locator('[data-weapon=gaussRifle]').click();
    const room = ada.dock.getByRole('group', {
      name: 'Your slots are full. What makes room for Gauss Rifle?',
    });
    await room.waitFor();
    // Nothing is sent before it is said what goes.
    expect(await ada.dock.locator('.confirm .primary').isDisabled()).toBe(true);
    expect(
      await room
        .locator('[data-instead]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-instead'))),
    ).toEqual(['warhammer', 'railgun', 'none']);
    await room.locator('[data-instead=warhammer]').click();
    await photograph(ada.page, 'position-exchange');
    await ada.page.setViewportSize({ width: 360, height: 740 });
    // On a phone what is asked next comes into sight by itself.
    await ada.dock.locator('[data-weapon=sniperRifle]').click();
    await ada.dock.locator('[data-weapon=gaussRifle]').click();
    await room.locator('[data-instead=warhammer]').click();
    await photograph(ada.page, 'position-exchange-asked', { phone: [360, 740] });
    const buy = ada.dock.getByRole('button', { name: 'Buy Gauss Rifle, lay Warhammer aside' });
    await buy.scrollIntoViewIfNeeded();
    await buy.click();
    await others[0]!.asks('adHocCard');
    expect(others[0]!.view!.open.seats[0]!.equipped).toEqual(['gaussRifle', 'railgun', 'pulsePistol']);
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
    await ada.page.locator('.token-number').waitFor();
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

  test('M8.2 a combat by keys alone, as the screen says them', async () => {
    const { ada, others } = await table.play(
      scenario(FACING, {
        A: { status: 'armor', weapons: ['pulsePistol', 'energySword'] },
        B: { ...POOR, status: 'armor', weapons: ['energySword', 'pulsePistol'] },
      }),
    );
    const { keyboard } = ada.page;
    await ada.dock.getByText('Keys: 1–7 pick a card, arrows its direction, Enter plays it.').waitFor();
    for (const key of ['1', 'ArrowRight', 'Enter']) await keyboard.press(key);
    await ada.prompt('Attack!');
    await ada.dock.getByText('Keys: 1–9 choose, Enter confirms.').waitFor();
    await keyboard.press('2');
    await ada.dock.getByRole('button', { name: 'Attack with the Energy Sword' }).waitFor();
    await keyboard.press('Enter');
    await others[0]!.asks('attack');
    expect(others[0]!.view!.open.seats[1]!.hp).toBe(8);
  });

  test('R40 what an ability costs is said before it is paid, and just that is paid', async () => {
    const { ada, others } = await table.play(
      scenario(FACING, {
        A: { pilot: 'maverick', credits: 3, status: 'armor', weapons: ['pulsePistol', 'energySword'] },
        B: { ...POOR, status: 'armor' },
      }),
    );
    await playCard(ada, 'collect', 'east');
    await ada.prompt('Weapons Expert?');
    await photograph(ada.page, 'position-offer');
    await ada.dock.getByRole('button', { name: 'Pay 2 credits' }).click();
    await ada.prompt('Attack!');
    await others[0]!.sees(() => others[0]!.view!.open.seats[0]!.credits === 1, 'the payment');
  });

  test('M5.4 healing: what each amount of energy restores', async () => {
    const { ada, others } = await table.play(scenario(TWO, { A: { hp: 1, energy: 3 } }));
    await playCard(ada, 'powerUp', 'north');
    await ada.prompt('Power up');
    await photograph(ada.page, 'position-power-up');
    await ada.dock.locator('.option', { hasText: 'Heal 4' }).getByText('Pay 2 energy').click();
    await ada.dock.getByRole('button', { name: 'Yes, do it' }).click();
    await others[0]!.asks('adHocCard');
    expect(others[0]!.view!.open.seats[0]).toMatchObject({ hp: 5, energy: 1 });
  });

  test('R51 a free turret is put on the arena itself', async () => {
    const { ada, others } = await table.play(
      scenario(TWO.replace('1c    1b:B', '1c:B  1b'), {
        A: { status: 'armor', weapons: ['autoTurret'] },
        B: { ...POOR, status: 'armor', weapons: ['energySword'] },
      }),
    );
    await playCard(ada, 'doubleJump', 'east');
    await ada.prompt('A free turret');
    await photograph(ada.page, 'position-free-turret');
    await ada.page.locator(`#zone-${at('D2')}`).click();
    await ada.dock.getByRole('button', { name: 'Yes, do it' }).click();
    await others[0]!.sees(() => others[0]!.view!.open.tokens.length > 0, 'the turret');
    expect(others[0]!.view!.open.tokens).toMatchObject([{ kind: 'turret', seat: 0, zone: at('D2') }]);
  });

  test('R50 Scare Tactics: where is picked on the arena, and it costs what it says', async () => {
    const { ada, others } = await table.play(
      scenario(
        TWO.replace('1c    1b:B', '1c:a2 1b:B'),
        { A: { pilot: 'wasp', credits: 4 }, B: { ...POOR, status: 'armor' } },
        { active: 'B' },
      ),
    );
    const [grace] = others;
    await grace!.asks('adHocCard');
    await grace!.answer({ card: 'doubleJump', direction: 'north' });
    await playCard(ada, 'doubleJump', 'south');
    await grace!.asks('adHocCard');
    await grace!.answer({ card: 'powerUp', direction: 'west' });
    await ada.prompt('Scare Tactics?');
    await photograph(ada.page, 'position-scare-tactics');
    await ada.page.locator(`#zone-${at('B4')}`).click();
    const chosen = ada.dock.locator('.option[aria-pressed=true]');
    expect(await chosen.textContent()).toMatch(/at B4.*Pay 2 credits/);
    await ada.dock.getByRole('button', { name: 'Yes, do it' }).click();
    await grace!.sees(() => grace!.view!.open.tokens.length > 0, 'the mine');
    expect(grace!.view!.open.tokens).toMatchObject([{ kind: 'mine', seat: 0, zone: at('B4') }]);
    expect(grace!.view!.open.seats[0]!.credits).toBe(2);
  });

  test('M12.3 the results say who is second with as many points, and by which rule', async () => {
    const { ada, others } = await table.play(
      scenario(
        TWO,
        { A: { weapons: [], vp: 10 }, B: { weapons: ['pulsePistol'], kept: 'pulsePistol', vp: 11 } },
        { round: 6, turn: 4 },
      ),
    );
    // Both stay where they are: 2 for Ada's zone, 1 for Grace's.
    await playCard(ada, 'doubleJump', 'north');
    await others[0]!.asks('adHocCard');
    await others[0]!.answer({ card: 'doubleJump', direction: 'north' });
    const places = ada.dock.locator('.podium li');
    await places.first().waitFor();
    await photograph(ada.page, 'results-tie');
    expect(await places.allInnerTexts()).toEqual([
      expect.stringMatching(/^1st\s+Grace\s+12 VP$/),
      expect.stringMatching(/^2nd\s+Ada\s+12 VP\s+As many points, but Grace owns more weapons\.\s*$/),
    ]);
    await places.nth(1).getByRole('link', { name: 'Rule M12.3' }).waitFor();
  });

  test('M3.2 a plan says what each card would yield and cost, and so it comes if nobody is in the way', async () => {
    const { ada, others } = await table.play(
      scenario(TWO, { A: { credits: 3 } }, { phase: 'program', starter: 'A' }),
    );
    const note = (slot: number) => ada.page.locator('.slots li').nth(slot).locator('.slot-note').innerText();
    const { keyboard } = ada.page;
    for (const key of ['1', 'ArrowUp', '4', 'ArrowRight', '3', 'ArrowLeft', '8', 'ArrowUp'])
      await keyboard.press(key);
    // The plan on the arena is fetched when it is first shown.
    await ada.page.locator('.plan .step-number').nth(3).waitFor();
    await photograph(ada.page, 'position-forecast');
    // What is drawn last is on top: the number of each step, above its line and above the arrows that turn it.
    expect(await ada.page.locator('.plan .step-number ~ :not(.step-number)').count()).toBe(0);
    expect(await ada.page.locator('.plan .turn-arrow ~ .step-number').allTextContents()).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
    expect(await note(0)).toMatch(/to B2\s+\+ \d/);
    expect(await note(1)).toMatch(/to C2\s+− 3/);
    expect(await note(2)).toMatch(/to B2/);
    expect(await note(3)).toMatch(/× wall: stays/);
    const yields = (await ada.page.locator('.slots .note-gain').first().getAttribute('title'))!;
    await keyboard.press('Enter');
    const grace = others[0]!;
    const { fallback } = await grace.asks('program');
    await grace.answer(fallback);
    await ada.prompt('Collect');
    await ada.dock.getByRole('button', { name: yields.replace('gains', 'Collect') }).click();
  });

  test('by ear a program is said as it grows and shrinks, and no key is answered by silence', async () => {
    const { ada } = await table.play(scenario(TWO, {}, { phase: 'program', starter: 'A' }), { spoken: 'on' });
    await ada.prompt('Program your round');
    const listener = new Listener(ada.page);
    await ada.page.locator('.dock h2:focus').waitFor();
    await listener.press('p');
    await listener.expectSaid('Program your round');
    await listener.press('1', '4', '3', '8');
    await listener.expectSaid('Enter: Lock in my program.');
    await listener.press('Backspace');
    await listener.expectSaid('Card 4 is free; 3 cards are placed.');
    await listener.press('Enter');
    await listener.expectSaid('1 card to go.');
    // The digit of a card that is placed leads to it.
    await listener.press('4');
    await listener.expectSaid('Card 2, ');
  });
});
