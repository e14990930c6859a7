import type { Browser } from 'playwright-core';
import { playCard } from '../../e2e/support/play';
import { Stage } from '../../e2e/support/positions';
import { FACING } from '../../e2e/support/stage';
import { scenario } from '../../games/mechs/support/scenario';
import { framesDuring, type Frames } from './frames';

/** A fight of four blows on its stage at the normal speed, on a laptop's screen. */
export async function fightFrames(browser: Browser): Promise<Frames> {
  const stage = await Stage.open();
  try {
    const position = scenario(FACING, {
      A: { weapons: ['riotShield', 'energySword', 'plasmaCannon'], status: 'armor', energy: 0 },
      B: {
        pilot: 'kitty',
        status: 'armor',
        energy: 0,
        credits: 0,
        weapons: ['flamethrower', 'pulsePistol', 'energySword'],
      },
    });
    const { ada, others } = await stage.play(
      browser,
      position,
      { speed: 'normal', viewport: { width: 1280, height: 800 } },
      { game: 'mechs' },
    );
    const [grace] = others;
    await ada.page.waitForLoadState('networkidle');
    const frames = await framesDuring(browser, ada.page, async () => {
      await playCard(ada, 'collect', 'east');
      for (let blow = 0; blow < 2; blow++) {
        // Not before the blow of before has been shown.
        await ada.page.locator('.fight').getByText('Choose your attack').waitFor();
        await ada.dock.locator('.option:not(:disabled)').first().click();
        await ada.dock.locator('.button.primary').click();
        const { options } = await grace!.asks('attack');
        await grace!.answer(options?.[0]);
      }
      await ada.page.locator('.fight').getByText('Choose your attack').waitFor();
    });
    await ada.context.close();
    return frames;
  } finally {
    await stage.close();
  }
}
