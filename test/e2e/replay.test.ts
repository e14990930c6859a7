import { mechsKit } from '../../shared/games/mechs/kit';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { archiveOf, verify, type MatchArchive } from '../../shared/fairness';
import { CONFIGS, played } from '../fairness/support/archives';
import { axeFindings } from './support/axe';
import { launch, newPerson } from './support/browser';
import { Arcade } from './support/finished';
import type { Person } from './support/person';
import { photograph } from './support/screens';

jest.setTimeout(120_000);

const numberOf = async (page: Page): Promise<number> =>
  Number((await page.locator('.controls-more span').first().textContent())?.split(' ')[0]);

async function openFile(page: Page, content: unknown): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

function failedChecks(page: Page): Promise<(string | null)[]> {
  return page
    .locator('.verify-failed')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-check')));
}

describe('a match that is over', () => {
  let arcade: Arcade;
  let browser: Browser;
  let ada: Person;
  let matchId: string;
  let podium: string[];
  let saved: MatchArchive;

  beforeAll(async () => {
    arcade = await Arcade.open();
    browser = await launch();
    ({ ada, matchId } = await arcade.playOut(browser));
    podium = await ada.page.locator('.podium li').allInnerTexts();
  });

  afterAll(async () => {
    await browser?.close();
    await arcade?.close();
  });

  test('whoever played it watches it again from the results, and Verify says yes with the notes of that browser', async () => {
    const { page } = ada;
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page
        .locator('.results-again .button')
        .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      expect({ width, wide }).toEqual({ width, wide: [0, 0, 0] });
    }
    await page.getByRole('link', { name: 'Verify' }).click();
    await page.getByText('Yes. Everything fits.').waitFor();
    await page.getByText('Your browser was there').waitFor();
    expect(await page.locator('[data-check] .icon[aria-label="fits"]').count()).toBe(13);
    expect(await axeFindings(page)).toEqual([]);
    await photograph(page, 'verify');
    await page.getByRole('button', { name: 'Close' }).click();
    await photograph(page, 'replay-start');

    await page.getByRole('button', { name: 'Menu' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as MatchArchive;
    expect(saved.matchId).toBe(matchId);

    // A match made up from beginning to end, in which everything fits but what this browser remembers.
    const { archive: other } = played(CONFIGS.length);
    const forged = archiveOf(mechsKit, { ...other, engine: undefined, matchId, origin: other.proof });
    expect(verify(mechsKit, forged).ok).toBe(true);
    await openFile(page, forged);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('No. 6 things do not fit.').waitFor();
    expect(await failedChecks(page)).toEqual([
      'seenSeedCommitment',
      'seenContribution',
      'seenContributions',
      'seenCommitments',
      'seenEvents',
      'seenSeal',
    ]);
    expect(ada.errors).toEqual([]);
  });

  test('T14 the table and the profile say the same of who let the autopilot play and was there at the end', async () => {
    const own = podium.find((line) => line.includes('Ada'))!;
    const page = await ada.context.newPage();
    await page.goto(`${arcade.url}/me`);
    const first = page.locator('.people-history > ol > li').first();
    expect(own).toContain(await first.locator('.people-place').innerText());
    expect(await first.getByText('left early').count()).toBe(0);
    await page.close();
  });

  describe('with its link alone', () => {
    let grace: Person;
    let page: Page;

    beforeEach(async () => {
      grace = await newPerson(browser, 'Grace', { speed: 'fast' });
      page = grace.page;
    });

    afterEach(async () => {
      expect(grace.errors).toEqual([]);
      await grace.context.close();
    });

    test('it is scrubbed, stepped through and played, from any seat’s knowledge', async () => {
      await page.goto(`${arcade.url}/replay/${matchId}#m=30&as=0`);
      await page.getByRole('radio', { name: 'Ada' }).waitFor();
      expect(await numberOf(page)).toBe(30);
      expect(await page.getByRole('radio', { name: 'Ada' }).isChecked()).toBe(true);

      await page.keyboard.press('ArrowRight');
      expect(await numberOf(page)).toBeGreaterThan(30);
      await page.keyboard.press('ArrowLeft');
      expect(await numberOf(page)).toBe(30);
      await page.getByRole('button', { name: 'One round on' }).click();
      const round = await page.locator('.dock h2').textContent();
      await page.getByRole('button', { name: 'One round back' }).click();
      expect(await page.locator('.dock h2').textContent()).not.toBe(round);

      const scrubber = page.getByRole('slider');
      await scrubber.fill('1000');
      await page.getByRole('heading', { name: 'The match is over' }).waitFor();
      await photograph(page, 'replay-end');

      // In the middle of a round: with everything open all programs show, a spectator sees none.
      await page.keyboard.press('Home');
      await page.keyboard.press('PageDown');
      await page.getByRole('button', { name: 'One turn on' }).click();
      const planned = page.locator('.revealed-own');
      await page.getByRole('radio', { name: 'A spectator' }).check({ force: true });
      expect(await planned.count()).toBe(0);
      await page.getByRole('radio', { name: 'Everything open' }).check({ force: true });
      expect(await planned.count()).toBeGreaterThan(0);
      await photograph(page, 'replay');
      expect(await axeFindings(page)).toEqual([]);

      const before = await numberOf(page);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.waitForFunction(
        (from) =>
          Number(document.querySelector('.controls-more span')?.textContent?.split(' ')[0]) > from + 1,
        before,
      );
      await page.keyboard.press('Space');
      const stopped = await numberOf(page);
      await page.waitForFunction((at) => location.hash === `#m=${at}`, stopped);
    });

    test('a highlight is watched, and the log tells it in words', async () => {
      await page.goto(`${arcade.url}/replay/${matchId}`);
      await page.locator('.highlight').first().click();
      await page.getByRole('button', { name: 'Pause' }).waitFor();
      await page.getByRole('tab', { name: 'Log' }).click();
      await page.getByText('Round 1.').first().waitFor();
      await page.getByRole('button', { name: 'Verify' }).click();
      await page.getByText('Yes. Everything fits.').waitFor();
      await page.getByText('Your browser was not there').waitFor();
    });

    test('what if one program had been another: the rest is played anew, and both lines are in the chart', async () => {
      await page.goto(`${arcade.url}/replay/${matchId}`);
      for (let round = 0; round < 2; round++)
        await page.getByRole('button', { name: 'One round on' }).click();
      await page.getByRole('button', { name: 'One turn on' }).click();
      // Whoever asks stops the match that plays.
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.getByRole('button', { name: 'What if…?' }).click();
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      await page.locator('.what-if-door[aria-expanded=true]').waitFor();
      await page.getByRole('button', { name: 'program of round 2' }).first().click();
      await page.getByText('had chosen otherwise?').waitFor();
      // The recorded program is there to be changed.
      expect(await page.locator('.slot-filled').count()).toBe(4);
      await photograph(page, 'what-if-asking');
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Start over' }).click();
      for (let slot = 0; slot < 4; slot++) await page.locator('.hand-card:not(:disabled)').last().click();
      await page.getByRole('button', { name: 'Lock in my program' }).click();

      const result = page.getByRole('region', { name: 'What if' });
      await result.waitFor();
      expect(await page.locator('.timeline-other').count()).toBe(1);
      await page.keyboard.press('ArrowRight');
      await page.getByRole('slider').fill('1000');
      await page.getByRole('heading', { name: 'The match is over' }).waitFor();
      const points = await result.locator('td b').allTextContents();
      expect(await page.locator('.score-button b').allTextContents()).toEqual(points);
      await photograph(page, 'what-if');
      expect(await axeFindings(page)).toEqual([]);
      await result.getByRole('button', { name: 'Back to the match' }).click();
      expect(await page.locator('.timeline-other').count()).toBe(0);
    });

    test('a file is opened again, and an altered one says what does not fit', async () => {
      const open = (content: unknown) => openFile(page, content);
      await page.goto(`${arcade.url}/replay`);
      await photograph(page, 'replay-file');
      await open('{"what":');
      await page.getByText('This is not a match file').waitFor();
      await open({ format: 'something else' });
      await page.getByText('is not a match of Pocket Arena').waitFor();
      expect(await axeFindings(page)).toEqual([]);

      // A move that cannot be: it is not shown, and the checks say why.
      const [first, ...rest] = saved.record.inputs;
      const other = { ...first, answer: 'nobody' };
      await open({ ...saved, record: { ...saved.record, inputs: [other, ...rest] } });
      await page.getByText('This match cannot have happened').waitFor();
      await page.locator('[data-check=replay].verify-failed').waitFor();

      // One that can be shown, but did not come from the players' numbers.
      const contributions = saved.proof.contributions.map((one) => one && 'ab'.repeat(32));
      await open({ ...saved, proof: { ...saved.proof, contributions } });
      await page.getByRole('button', { name: 'Verify' }).click();
      await page.getByText(/^No\. \d+ things do not fit\.$/).waitFor();
      expect(await failedChecks(page)).toEqual(['seed', 'seal']);
      await photograph(page, 'verify-failed');
      expect(await axeFindings(page)).toEqual([]);
    });

    test('how fairness is proven is explained on one page', async () => {
      await page.goto(`${arcade.url}/fairness`);
      await page.getByRole('heading', { name: 'How you can be sure that it was fair' }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await photograph(page, 'fairness');
    });

    test('a match that is not there is said so, kindly', async () => {
      await page.goto(`${arcade.url}/replay/nothing-like-that`);
      await page.getByRole('heading', { name: 'No such match' }).waitFor();
      grace.errors.length = 0; // The browser notes the 404 itself.
    });
  });
});
