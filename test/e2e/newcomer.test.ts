import { scenario } from '../games/mechs/support/scenario';
import { axeFindings } from './support/axe';
import { newPerson } from './support/browser';
import { playCard } from './support/play';
import { photograph } from './support/screens';
import { startServer } from './support/server';
import { FACING, TWO, useStage } from './support/stage';

jest.setTimeout(60_000);

const programming = () => scenario(TWO, {}, { phase: 'program' });

describe('a newcomer', () => {
  const table = useStage();

  test('is told what each new question is about, and what the signs mean', async () => {
    const { ada } = await table.play(programming(), { hints: 'on' });
    await ada.prompt('Program your round');
    const hint = ada.dock.locator('.hint');
    // Where the choices would have no room beside it, it is folded until it is asked for.
    await hint.locator('summary').click();
    await hint.getByText('Each moves you one zone').waitFor();
    await photograph(ada.page, 'hint');
    expect(await axeFindings(ada.page)).toEqual([]);
    await hint.getByRole('button', { name: 'Got it' }).click();
    await hint.waitFor({ state: 'detached' });
    await ada.page.reload();
    await ada.prompt('Program your round');
    await ada.page.getByRole('button', { name: 'How to win, and what the signs mean' }).click();
    await ada.page.getByText('Six rounds; the most victory points (VP) win.').waitFor();
    await ada.page.getByText('Energy: for turrets and healing.').waitFor();
    await ada.page.getByText('must retreat: the other scores 1').waitFor();
    await photograph(ada.page, 'legend');
    expect(await axeFindings(ada.page)).toEqual([]);
    expect(await hint.count()).toBe(0);
  });

  test('is told how a fight goes, also where nothing is asked of them (M8.2, M8.6)', async () => {
    const { ada, others } = await table.play(
      scenario(FACING, {
        A: { weapons: ['energySword'] },
        B: {
          pilot: 'kitty',
          energy: 0,
          credits: 0,
          status: 'armor',
          weapons: ['pulsePistol', 'riotShield'],
        },
      }),
      { hints: 'on' },
    );
    // With one weapon the fight goes by itself.
    await playCard(ada, 'collect', 'east');
    const { fallback } = await others[0]!.asks('attack');
    const hint = ada.dock.locator('.hint-fight');
    await hint.getByText('must retreat and loses the rest of the program').waitFor();
    await photograph(ada.page, 'hint-fight');
    await others[0]!.answer(fallback);
    await ada.prompt('Where do you go?');
    // What is asked has its own hint, and is explained alone.
    await hint.waitFor({ state: 'detached' });
    expect(await axeFindings(ada.page)).toEqual([]);
    const asked = ada.dock.locator('.hint');
    if (!(await asked.evaluate((card: HTMLDetailsElement) => card.open)))
      await asked.locator('summary').click();
    await asked.getByRole('button', { name: 'Got it' }).click();
    await hint.getByRole('button', { name: 'Got it' }).click();
    await hint.waitFor({ state: 'detached' });
    // "Enter confirms": also what was picked on the arena, by mouse.
    const zone = await ada.dock.locator('[data-zone]').last().getAttribute('data-zone');
    await ada.page.locator(`#zone-${zone}`).click();
    await ada.page.locator(`#zone-${zone}[aria-pressed=true]`).waitFor();
    await ada.dock.getByRole('button', { name: /^Go to / }).waitFor();
    await ada.page.keyboard.press('Enter');
    await others[0]!.asks('adHocCard');
    expect(others[0]!.view!.open.seats[0]!.zone).toBe(Number(zone));
  });

  test('reads how to win at the very first question', async () => {
    const server = await startServer();
    try {
      const ada = await newPerson(table.browser, 'Ada', { hints: 'on' });
      await ada.page.goto(server.url);
      await ada.page.getByText('Mechs · a first lesson, at the table').waitFor();
      await ada.page.getByRole('button', { name: 'Play now' }).click();
      await ada.page.waitForURL(/\/learn\/mechs\/\w+/);
      await ada.page.locator('.coach').waitFor();
      await ada.practise(server.url);
      await ada.prompt('Choose your pilot');
      const hint = ada.dock.locator('.hint');
      // Beside pilots it is folded to its first words, unless both have room.
      if (!(await hint.evaluate((card: HTMLDetailsElement) => card.open)))
        await hint.locator('summary').click();
      await hint.getByText('Six rounds; the most victory points (VP) win.').waitFor();
      // What is asked stays in sight beside it.
      await ada.page.setViewportSize({ width: 1280, height: 800 });
      const pilot = await ada.dock.locator('.pilot-option').first().boundingBox();
      expect(pilot!.y + pilot!.height / 2).toBeLessThan(800);
      await photograph(ada.page, 'goal');
      expect(await axeFindings(ada.page)).toEqual([]);
      // From now on it leads to people; the match goes before.
      await ada.page.goto(server.url);
      await ada.page.getByRole('button', { name: /^Continue at table/ }).waitFor();
      await ada.page.getByText('Mechs · anyone · standard pace').waitFor();
      await ada.page.getByRole('button', { name: 'Play now' }).click();
      await ada.page.getByText('You are the first in line.').waitFor();
      // Whoever waits on a laptop sees the way out, and what else there is to do.
      await ada.page.setViewportSize({ width: 1366, height: 768 });
      await ada.page.getByRole('button', { name: 'Play a bot instead' }).waitFor();
      const cancel = ada.page.getByRole('button', { name: 'Cancel' });
      const box = await cancel.boundingBox();
      expect(box!.y + box!.height).toBeLessThan(768);
      await cancel.click();
      // Another game is new all the same, also to whoever wants no more hints; its line leads nowhere.
      await ada.page.evaluate(() => localStorage.setItem('pocket-arena.hints', 'off'));
      await ada.page.goto(`${server.url}/play/western`);
      await ada.page.getByText('Western · a first lesson, at the table').waitFor();
      expect(await ada.page.getByRole('button', { name: /a first lesson/ }).count()).toBe(0);
      await ada.page.getByRole('button', { name: 'Quick play' }).click();
      await ada.page.getByRole('button', { name: 'Find a match' }).waitFor();
      expect(ada.errors).toEqual([]);
      await ada.context.close();
    } finally {
      await server.stop();
    }
  });

  test('who wants no more hints gets none, until they are switched on again in the menu', async () => {
    const { ada, others } = await table.play(programming(), { hints: 'on' });
    const { page, dock } = ada;
    const hint = dock.locator('.hint');
    await hint.locator('summary').click();
    await hint.getByRole('button', { name: 'No more hints' }).click();
    await hint.waitFor({ state: 'detached' });
    await page.reload();
    await ada.prompt('Program your round');
    const { fallback } = await others[0]!.asks('program');
    await others[0]!.answer(fallback);
    for (const key of ['1', '3', '4', '8', 'Enter']) await page.keyboard.press(key);
    await ada.prompt('Collect');
    expect(await hint.count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    const hints = page.getByRole('group', { name: 'Hints' });
    expect(await hints.getByRole('radio', { name: 'Off' }).isChecked()).toBe(true);
    await hints.getByRole('radio', { name: 'On' }).check({ force: true });
    await page.keyboard.press('Escape');
    await hint.waitFor();
  });
});
