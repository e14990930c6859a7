import { axeFindings } from './support/axe';
import { newPerson } from './support/browser';
import { playUntil } from './support/play';
import { useProduct } from './support/product';
import { photograph } from './support/screens';

jest.setTimeout(240_000);

describe('a whole match through the interface', () => {
  const product = useProduct({ BOT_PAUSE_MS: '0' });

  test('six rounds against a bot: every screen is clean and nothing goes wrong', async () => {
    const ada = await newPerson(product.browser, 'Ada');
    await ada.practise(product.server.url);
    await ada.prompt('Choose your pilot');
    const findings: string[] = [];
    await playUntil([ada], async () => (await ada.page.locator('.results').count()) > 0, {
      onScreen: async ({ page }, title) => {
        await photograph(page, `match-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`);
        findings.push(...(await axeFindings(page)).map((finding) => `${title}: ${finding}`));
      },
    });
    await photograph(ada.page, 'results');
    findings.push(...(await axeFindings(ada.page)));
    expect(findings).toEqual([]);
    await ada.page.getByRole('heading', { name: / wins| share the victory|You win!/ }).waitFor();
    await ada.page.getByText(/ (beat .* by \d+ VP, most of all|and .* both have \d+ VP)/).waitFor();
    expect(ada.errors).toEqual([]);
  });

  test('M13 a solo match starts in one click and its first round is played', async () => {
    const ada = await newPerson(product.browser, 'Ada');
    await ada.practise(product.server.url, { solo: 'Solo: against two robots' });
    await ada.prompt('Choose your pilot');
    await playUntil([ada], async () => (await ada.page.getByText('Round 2.').count()) > 0);
    await photograph(ada.page, 'solo');
    expect(await axeFindings(ada.page)).toEqual([]);
    expect(ada.errors).toEqual([]);
  });
});
