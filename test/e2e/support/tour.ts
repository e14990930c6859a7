import type { Page } from 'playwright-core';
import { LESSONS, learnOn, type LessonGame } from './learn';
import type { Person } from './person';
import { playUntil } from './play';

const GAMES = Object.keys(LESSONS) as LessonGame[];

/** Called wherever something new is to be seen. */
export type Look = (name: string) => Promise<void>;

/** Newcomers have it among the other ways. */
const QUICK_PLAY = '.play-choices, .play-ways li:nth-last-child(4) button';

/** Where one goes by an address, and what of it is folded: pressed in this order, each looked at. */
const PAGES: readonly (readonly [path: string, ...presses: string[]])[] = [
  [
    '/',
    QUICK_PLAY,
    '.sheet-close',
    '.play-ways li:nth-last-child(3) button',
    '.sheet-close',
    '.play-ways li:nth-last-child(2) button',
    '.sheet-close',
    '.play-ways li:nth-last-child(1) button',
    '.sheet [type=submit]',
    '.sheet-close',
    '.site-settings > button',
  ],
  ['/play/western', '.play-ways li:nth-last-child(3) button'],
  ['/tables', '.tables-new form:last-child [type=submit]'],
  ['/leaderboard'],
  ['/leaderboard/western'],
  ['/me', '.people-doors .people-door:nth-child(2) .button', '.people-door:last-child .button'],
  ['/rules/mechs'],
  ['/rules/western'],
  ['/fairness'],
  ['/replay'],
  ['/replay/AAAAAAAAAAAAAAAA'],
  ['/learn/mechs'],
  ['/learn/western'],
  ['/learn/western/nowhere'],
  ['/device/nowhere'],
  ['/t/QQQQQQ'],
];

export interface Trip {
  readonly url: string;
  readonly adminToken: string;
  /** Every lesson of each game, not the first alone. */
  readonly isLong?: boolean;
}

/** The start page with all its doors, every page, a lobby from both sides, lessons, matches to their end, replays. */
export async function tour(
  ada: Person,
  bob: Person,
  { url, adminToken, isLong = false }: Trip,
  look: Look,
): Promise<void> {
  await seePages(ada, url, look);
  await seeRulesSearched(ada, url, look);
  await seeQueue(ada, url, look);
  await seeLobby(ada, bob, url, look);
  await seeHost(ada, url, adminToken, look);
  for (const game of GAMES) {
    await seeLessons(ada, url, game, isLong ? LESSONS[game] : LESSONS[game].slice(0, 1), look);
    await seeMatch(ada, url, game, look);
    await seeByEar(ada, url, game, look);
  }
}

async function seePages({ page }: Person, url: string, look: Look): Promise<void> {
  for (const [path, ...presses] of PAGES) {
    await page.goto(url + path);
    await page.locator('main h1').first().waitFor();
    await settled(page);
    await look(path);
    for (const press of presses) {
      await page.locator(press).first().click();
      await settled(page);
      await look(`${path} ${press}`);
    }
  }
}

/** What is found, and nothing. */
async function seeRulesSearched({ page }: Person, url: string, look: Look): Promise<void> {
  for (const game of GAMES) {
    await page.goto(`${url}/rules/${game}`);
    const field = page.locator('.rules-search input');
    for (const sought of ['3', 'qqqq']) {
      await field.fill(sought);
      await page.locator('.rules > [role=status]').waitFor();
      await look(`/rules/${game}: ${sought}`);
    }
    await field.fill('');
    await page.locator('.shelf-filters select').first().selectOption({ index: 1 });
    await look(`/rules/${game}: filtered`);
  }
}

async function seeQueue({ page }: Person, url: string, look: Look): Promise<void> {
  await page.goto(url);
  await page.locator(QUICK_PLAY).click();
  await page.locator('.sheet [type=submit]').click();
  await page.locator('.queue-waiting').waitFor();
  await settled(page);
  await look('queue');
  await page.goto(`${url}/fairness`);
}

async function seeLobby(ada: Person, bob: Person, url: string, look: Look): Promise<void> {
  const code = await openTable(ada.page, { game: 'western', seats: 3, clock: '1d', rated: false });
  await ada.page.goto(`${url}/t/${code}`);
  await ada.page.locator('.lobby-code').waitFor();
  await settled(ada.page);
  await look('lobby');
  await bob.page.goto(`${url}/t/${code}`);
  await bob.page.locator('.door-panel [type=submit]').click();
  await bob.page.locator('.lobby-code').waitFor();
  await ada.page
    .locator('.lobby-seats li:nth-child(2) .seat-name, .lobby-seats li:nth-child(2) .lobby-state')
    .first()
    .waitFor();
  await ada.page.locator('.lobby-bots .button').click();
  await ada.dock.locator('h2').first().waitFor();
  await settled(ada.page);
  await look('over days');
  const sheet = ada.page.locator('.sheet-close');
  if (await sheet.isVisible()) await sheet.click();
  await ada.page.locator('.menu > button').first().click();
  await settled(ada.page);
  await look('over days: menu');
  const { person } = (await askAs(bob.page, '/api/me')) as { person: { id: string } };
  await ada.page.goto(`${url}/people/${person.id}`);
  await ada.page.locator('.people-neighbour .button').last().click();
  await ada.page.locator('.people-report').waitFor();
  await look('somebody');
  await ada.page.locator('.people-report [type=submit]').click();
  await ada.page.locator('.people-report [role=status]').waitFor();
  await look('somebody: reported');
}

/** The page of whoever runs the server, with a report on it and somebody banned. */
async function seeHost({ page }: Person, url: string, token: string, look: Look): Promise<void> {
  await page.goto(`${url}/admin/`);
  await page.locator('#token').fill('a wrong one');
  await page.locator('#token').press('Enter');
  await page.locator('[role=alert]').waitFor();
  await look('host: door');
  await page.locator('#token').fill(token);
  await page.locator('#token').press('Enter');
  await page.locator('.admin-counts').waitFor();
  await look('host');
  const drain = page.locator('.admin-tools .button').first();
  for (const pressed of [drain, page.locator('.admin-row .admin-tools .button').first(), drain]) {
    await pressed.click();
    await settled(page);
    await look('host: decided');
  }
}

async function seeLessons(
  ada: Person,
  url: string,
  game: LessonGame,
  lessons: readonly string[],
  look: Look,
): Promise<void> {
  for (const lesson of lessons) {
    await ada.page.goto(`${url}/learn/${game}/${lesson}`);
    let steps = 0;
    await learnOn(ada, 'mouse', () => look(`lesson ${game} ${lesson}, ${++steps}`));
    await ada.page.locator('.lesson-over').waitFor();
    await look(`lesson ${game} ${lesson}, over`);
  }
}

async function seeMatch(ada: Person, url: string, game: LessonGame, look: Look): Promise<void> {
  const { page } = ada;
  const code = await openTable(page, { game, seats: 2, bots: ['rookie'], clock: 'relaxed' });
  await page.goto(`${url}/t/${code}`);
  await ada.dock.locator('h2').first().waitFor();
  await seeAround(ada, game, look);
  const isOver = async () => (await page.locator('.results').count()) > 0;
  await playUntil([ada], isOver, { onScreen: (_person, title) => look(`${game}: ${title}`) });
  await settled(page);
  await look(`${game}: results`);
  await seeReplay(ada, game, look);
}

/** What is opened beside a question: menu, legend, log, chat, rules. */
async function seeAround({ page }: Person, game: string, look: Look): Promise<void> {
  await page.locator('.topbar-help').click();
  await page.locator('.explanation').waitFor();
  await look(`${game}: legend`);
  await page.locator('.explanation-close').click();
  await page.locator('.score-button').last().focus();
  await look(`${game}: score`);
  const door = page.locator('.words-door');
  if (await door.isVisible()) await door.click();
  for (const tab of await page.locator('.words [role=tab]').all()) {
    await tab.click();
    await settled(page);
    await look(`${game}: tab ${await tab.getAttribute('id')}`);
  }
  await page.locator('.words-fold').first().click();
  await look(`${game}: quick replies`);
  const close = page.locator('.words-close');
  if (await close.isVisible()) await close.click();
  const menu = page.locator('.menu > button').first();
  await menu.click();
  await page.locator('.habits').waitFor();
  await page.locator('.habits summary').click();
  await page.locator('.menu-sheet > button:has(.icon-copy)').click();
  await page.locator('.menu-move').waitFor();
  await look(`${game}: menu`);
  await page.locator('.menu-sheet > button[type=button]').first().click();
  await page.locator('.sure').first().waitFor();
  await look(`${game}: menu, sure`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

async function seeReplay({ page }: Person, game: string, look: Look): Promise<void> {
  await page.locator('.results-again a').first().click();
  await page.locator('.controls').waitFor();
  await settled(page);
  await look(`${game}: replay`);
  for (const tab of await page.locator('.words [role=tab]').all()) {
    await tab.click();
    await settled(page);
    await look(`${game}: replay, tab`);
  }
  await page.locator('.timeline input').press('End');
  await settled(page);
  await look(`${game}: replay, end`);
  await page.locator('.timeline input').press('Home');
  for (let step = 0; step < 4; step++) await page.locator('.controls .control').last().click();
  await page.locator('.what-if-door').click();
  await settled(page);
  await look(`${game}: what if`);
  const choice = page.locator('.what-if .option').first();
  if (await choice.isVisible()) {
    await choice.click();
    await page.locator('.what-if-asking').waitFor();
    await settled(page);
    await look(`${game}: what if, asking`);
  }
  await page.locator('.replay-menu > button').last().click();
  await look(`${game}: replay, menu`);
  await page.keyboard.press('Escape');
  await page.locator('.replay-menu > button').nth(1).click();
  await page.locator('.verify-verdict').waitFor();
  await look(`${game}: verify`);
}

/** The table in words: its grid, its log, its review keys and their list. */
async function seeByEar(ada: Person, url: string, game: LessonGame, look: Look): Promise<void> {
  const { page } = ada;
  const code = await openTable(page, { game, seats: 2, bots: ['rookie'], clock: 'relaxed' });
  await page.goto(`${url}/t/${code}`);
  await ada.dock.locator('h2').first().waitFor();
  await page.locator('.spoken-door').press('Enter');
  await page.locator('.spoken-grid').waitFor();
  let questions = 0;
  const isEnough = async () => questions > 6 || (await page.locator('.results').count()) > 0;
  await playUntil([ada], isEnough, {
    onScreen: async (_person, title) => {
      questions++;
      for (const key of ['s', 'o', 'e', 'z']) {
        await page.locator('.spoken-grid [tabindex="0"]').press(key);
        await look(`${game} by ear: ${title}, ${key}`);
      }
    },
  });
  await page.locator('.spoken-grid [tabindex="0"]').press('h');
  await page.locator('.spoken-keys').waitFor();
  await look(`${game} by ear: keys`);
  await page.locator('.sheet-close').click();
  await page.locator('.spoken-door').press('Enter');
}

/** What was fetched for it is there, and the page has stopped changing; what never stops is looked at as it is. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await page.evaluate(
    ([quietMs, mostMs]) =>
      new Promise<void>((resolve) => {
        const end = () => {
          watch.disconnect();
          resolve();
        };
        let quiet = setTimeout(end, quietMs);
        const watch = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(end, quietMs);
        });
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
        setTimeout(end, mostMs);
      }),
    [80, 800] as const,
  );
}

async function openTable(page: Page, order: object): Promise<string> {
  const { code } = (await askAs(page, '/api/tables', order)) as { code: string };
  return code;
}

/** As the person of this browser. */
function askAs(page: Page, path: string, body?: object): Promise<unknown> {
  return page.evaluate(
    async ([to, order]) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('pocket-arena.token')}`,
      };
      const request = order ? { method: 'POST', headers, body: JSON.stringify(order) } : { headers };
      const reply = await fetch(to, request);
      return (await reply.json()) as unknown;
    },
    [path, body] as const,
  );
}
