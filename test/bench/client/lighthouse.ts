import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { FLAGS, WHOLE } from '../../e2e/support/browser';
import { Person } from '../../e2e/support/person';
import { actOnce } from '../../e2e/support/play';
import { freePort } from '../../support/ports';

/** The last that Node 20 can run. It is fetched from npm when it is wanted: 185 MB are too much for a dependency. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const LANGUAGES = ['en', 'fr'] as const;
const GAMES = ['Mechs', 'Western'];

export interface Audit {
  readonly page: string;
  readonly language: (typeof LANGUAGES)[number];
  /** From 0 to 100; by the names that Lighthouse has for them. */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
}

/** What Lighthouse says of the pages that people come by, in each language; undefined where npm does not give it. */
export async function audits(url: string, isQuick: boolean): Promise<Audit[] | undefined> {
  const profile = mkdtempSync(join(tmpdir(), 'pocket-arena-lighthouse-'));
  try {
    const pages: Record<string, string> = { start: '/' };
    if (!isQuick) {
      for (const game of GAMES) pages[`rules of ${game}`] = `/rules/${game.toLowerCase()}`;
      Object.assign(pages, await tablesAndReplays(url, profile));
    }
    const port = await freePort();
    const browser = spawn(
      WHOLE,
      [...FLAGS, '--headless=new', `--user-data-dir=${profile}`, `--remote-debugging-port=${port}`],
      { stdio: 'ignore' },
    );
    try {
      const done: Audit[] = [];
      for (const [page, path] of Object.entries(pages))
        for (const language of isQuick ? (['en'] as const) : LANGUAGES) {
          const scores = await audit(`${url}${path}?lang=${language}`, port, profile);
          if (!scores) return undefined;
          done.push({ page, language, scores });
        }
      return done;
    } finally {
      await ended(browser);
    }
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Of each game a match that is over, and one at its first question: its browser keeps the seat for those who look. */
async function tablesAndReplays(url: string, profile: string): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: WHOLE,
    args: FLAGS,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  const ada = new Person('Ada', context, await context.newPage());
  await ada.page.goto(url);
  await ada.page.evaluate(() => localStorage.setItem('pocket-arena.speed', 'instant'));
  for (const game of GAMES) {
    await ada.practise(url, { game });
    await ada.dock.locator('h2').first().waitFor();
    while ((await ada.page.locator('.results').count()) === 0)
      if (!(await actOnce(ada))) await ada.page.waitForTimeout(20);
    const replay = await ada.page.locator('.results-again a').first().getAttribute('href');
    await ada.practise(url, { game });
    await ada.prompt(game === 'Mechs' ? 'Choose your pilot' : 'Choose your boss');
    Object.assign(pages, {
      [`replay of ${game}`]: replay,
      [`table of ${game}`]: new URL(ada.page.url()).pathname,
    });
  }
  await context.close();
  return pages;
}

/** One page, as the command line has it, in the browser at this port. */
async function audit(url: string, port: number, folder: string): Promise<Audit['scores'] | undefined> {
  const report = join(folder, 'report.json');
  const child = spawn(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--quiet'],
      ...[`--port=${port}`, '--disable-storage-reset', `--only-categories=${CATEGORIES.join(',')}`],
      ...['--output=json', `--output-path=${report}`, '--no-enable-error-reporting'],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) return undefined;
  const { categories } = JSON.parse(readFileSync(report, 'utf8')) as {
    categories: Record<string, { score: number | null }>;
  };
  const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await gone;
}
