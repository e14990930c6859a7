import { games } from '../../shared/games';
import { launchWhole, newPerson } from '../e2e/support/browser';
import type { Person } from '../e2e/support/person';
import { actOnce } from '../e2e/support/play';
import { startServer } from '../e2e/support/server';
import { shiftsOf, watchShifts } from '../e2e/support/shifts';
import { weighing } from '../e2e/support/weight';
import { fightFrames } from './client/fight';
import { DISPLAY_HZ } from './client/frames';
import { audits } from './client/lighthouse';
import { reporter } from './support/figures';

/**
 * The page in a real Chromium against the built server on the loopback address: what the first visit loads before
 * anybody stirs, when it is drawn, what a table of each game loads that somebody opens by its link, with the hints for newcomers, how long two strangers with new browsers take from both pressing Play now to both
 * being asked for a pilot, how many of the frames of a fight reach the screen, what Lighthouse
 * says of start page, rules, tables and replays in both languages, and what a whole match against a bot leaves behind and how much of the layout moved in it. Long tasks are those over 50 ms during
 * the match, with the motion on. `--quick` plays half a minute at most,
 * and shows Lighthouse the start page alone.
 */
const { figure, say } = reporter('client');
const isQuick = process.argv.includes('--quick');
const LOADS = isQuick ? 3 : 7;
const LONGEST_MATCH_MS = isQuick ? 30_000 : 240_000;

const server = await startServer({ BOT_PAUSE_MS: '0' });
const browser = await launchWhole();
try {
  await measureLoading();
  await measureQuickPlay();
  await measureFight();
  await measureMatch();
  await measureByLighthouse();
} finally {
  await browser.close();
  await server.stop();
}

async function measureLoading(): Promise<void> {
  const times: number[] = [];
  let kilobytes = 0;
  for (let load = 0; load < LOADS; load++) {
    const person = await newPerson(browser, 'Ada', { hints: 'on' });
    const weigh = weighing(person.page);
    await person.page.goto(server.url);
    await person.page.getByLabel('Your name').waitFor();
    // From the start of the navigation to the first drawing with content: the field is there with it.
    times.push(
      await person.page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now(),
      ),
    );
    // The match behind it comes last.
    await person.page.locator('.scene-live').waitFor();
    await person.page.waitForLoadState('networkidle');
    kilobytes = await weigh();
    await person.context.close();
  }
  const atTables: number[] = [];
  for (let game = 0; game < games.all.length; game++) atTables.push(await weighTable(game));
  say(
    `first load: ${kilobytes.toFixed(1)} KB gzip, ${atTables.map((size) => size.toFixed(1)).join(', ')} at a table; interactive after ${times.map(Math.round).join(', ')} ms`,
  );
  figure({ name: 'firstLoadKb', value: kilobytes, unit: 'KB', atMost: 120 });
  games.all.forEach(({ rules: { id } }, game) => {
    const name = game === 0 ? 'tableLoadKb' : `${id}TableLoadKb`;
    figure({ name, value: atTables[game] ?? 0, unit: 'KB', atMost: 220 });
  });
  figure({ name: 'interactiveMs', value: median(times), unit: 'ms', atMost: 1000 });
}

/** A table that somebody opens by its link, with a browser that knows nothing of the house yet. */
async function weighTable(game: number): Promise<number> {
  const host = await newPerson(browser, 'Grace');
  await host.page.goto(server.url);
  await host.page.locator('.game-card').nth(game).click();
  const link = await host.openTable(server.url);
  const guest = await newPerson(browser, 'Ada', { hints: 'on' });
  const weigh = weighing(guest.page);
  await guest.join(link);
  await guest.dock.locator('.hint').waitFor();
  await guest.page.waitForLoadState('networkidle');
  const kilobytes = await weigh();
  for (const { context } of [host, guest]) await context.close();
  return kilobytes;
}

async function measureQuickPlay(): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < LOADS; round++) {
    const people = [await newPerson(browser, 'Ada'), await newPerson(browser, 'Grace')];
    for (const { page, name } of people) {
      await page.goto(server.url);
      await page.getByLabel('Your name').fill(name);
    }
    const pressed = performance.now();
    await Promise.all(people.map(({ page }) => page.getByRole('button', { name: 'Play now' }).click()));
    await Promise.all(people.map((person) => person.prompt('Choose your pilot')));
    times.push(performance.now() - pressed);
    for (const { context } of people) await context.close();
  }
  say(`quick play: both in the match after ${times.map(Math.round).join(', ')} ms`);
  figure({ name: 'quickPlayMs', value: median(times), unit: 'ms', atMost: 1000 });
}

/** Frames that were due while something moved and came to the screen, and the profile that tells what took the time. */
async function measureFight(): Promise<void> {
  const { due, presented, longestMs, work } = await fightFrames(browser);
  const profile = work.map(
    ({ name, times, ms }) =>
      `${name} ${Math.round(ms)} ms (${times} times ${(ms / (times || 1)).toFixed(1)})`,
  );
  say(`fight: ${presented} of ${due} frames; ${profile.join(', ')}`);
  figure({
    name: 'fightFrames',
    value: (DISPLAY_HZ * presented) / due,
    unit: 'frames/s',
    atLeast: DISPLAY_HZ,
  });
  figure({ name: 'fightLongestFrameMs', value: longestMs, unit: 'ms' });
}

async function measureMatch(): Promise<void> {
  const person = await newPerson(browser, 'Ada', { speed: 'fast' });
  await watchShifts(person.page);
  await person.page.goto(server.url);
  await person.page.evaluate(() => {
    const seen = globalThis as unknown as { longTasks: number };
    seen.longTasks = 0;
    new PerformanceObserver((list) => (seen.longTasks += list.getEntries().length)).observe({
      type: 'longtask',
    });
  });
  await person.page.getByRole('button', { name: 'Against bots' }).click();
  await person.page.getByRole('button', { name: 'Play', exact: true }).click();
  await person.page.locator('.dock').waitFor();
  const isOver = await playOut(person);
  const longTasks = await person.page.evaluate(
    () => (globalThis as unknown as { longTasks: number }).longTasks,
  );
  figure({ name: 'longTasks', value: longTasks, unit: '' });
  const shifts = await shiftsOf(person.page);
  figure({ name: 'layoutShift', value: shifts.reduce((sum, { value }) => sum + value, 0), unit: '' });
  figure({ name: 'heapMbAfterMatch', value: await heapMb(person), unit: 'MB' });
  if (isOver) return;
  say('the match was not over when the time for it was');
  if (!isQuick) process.exitCode = 1;
}

/** On a telephone that is slowed down, as Lighthouse has it by itself. */
async function measureByLighthouse(): Promise<void> {
  const done = await audits(server.url, isQuick);
  if (!done) {
    say('lighthouse: npm did not give it; without a network there are no figures of it');
    return;
  }
  for (const { page, language, scores } of done) {
    const { performance: speed, accessibility, 'best-practices': practices } = scores;
    say(
      `lighthouse: ${page} (${language}): accessibility ${accessibility}, best practices ${practices}, performance ${speed}`,
    );
  }
  const least = (name: keyof (typeof done)[number]['scores']) =>
    Math.min(...done.map(({ scores }) => scores[name]));
  const start = done.filter(({ page }) => page === 'start');
  figure({ name: 'lighthouseAccessibility', value: least('accessibility'), unit: '', atLeast: 95 });
  figure({ name: 'lighthouseBestPractices', value: least('best-practices'), unit: '', atLeast: 95 });
  figure({
    name: 'lighthousePerformance',
    value: Math.min(...start.map(({ scores }) => scores.performance)),
    unit: '',
  });
  figure({ name: 'lighthouseLeastPerformance', value: least('performance'), unit: '' });
}

async function playOut(person: Person): Promise<boolean> {
  const end = Date.now() + LONGEST_MATCH_MS;
  while (Date.now() < end) {
    if ((await person.page.locator('.results').count()) > 0) return true;
    if (!(await actOnce(person))) await person.page.waitForTimeout(20);
  }
  return false;
}

async function heapMb(person: Person): Promise<number> {
  const session = await person.context.newCDPSession(person.page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
