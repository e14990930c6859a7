import { toYou } from '../../client/i18n/en/toYou';
import { axeFindings } from './support/axe';
import { newPerson } from './support/browser';
import { Listener, type SpokenButton } from './support/listener';
import type { Person } from './support/person';
import { cutTexts } from './support/cut';
import { useProduct } from './support/product';

jest.setTimeout(240_000);

const OVER = / wins$|share the victory|You win!/;

/** From the start page by Tab and Enter: the mode first, then a table against a bot. */
async function sitDown(
  ada: Person,
  url: string,
  game: 'Mechs' | 'Western',
): Promise<{ listener: Listener; name: string }> {
  const listener = new Listener(ada.page);
  await ada.page.goto(url);
  await ada.page.getByRole('button', { name: 'Against bots' }).waitFor();
  await listener.tabTo('Screen reader mode');
  await listener.press('Enter');
  await listener.tabTo('Against bots');
  await listener.press('Enter');
  await listener.tabTo('Mechs');
  if (game === 'Western') await listener.press('ArrowRight');
  await listener.tabTo('Play');
  await listener.press('Enter');
  await ada.page.getByRole('grid').waitFor();
  await listener.expectSaid('Keys: P to the question');
  const name = /^You are (.*)\. Keys/.exec(await listener.answer())?.[1] ?? '';
  return { listener, name };
}

/** The number that a spoken sentence has behind a word. */
const numberIn = (spoken: string, pattern: RegExp) => Number(pattern.exec(spoken)?.[1] ?? 0);

/** Whatever sounds best: what is worth most, and nothing dangerous. */
function worth({ name }: SpokenButton): number {
  const gain = numberIn(name, /VP (\d+)|(?:^| )(\d+) VP/) + numberIn(name, /value (\d)/);
  return (
    gain +
    numberIn(name, /(\d+) damage/) -
    (/duel|mine of|turret of|cannot win|^Take back/i.test(name) ? 5 : 0)
  );
}

/** What was tried at this question: where one thing does not do, the next may. */
interface Tried {
  title: string;
  names: Set<string>;
  /** What was said to a key that chose something. */
  readonly said: Set<string>;
  /** How often nothing came of it. */
  inVain: number;
}

/** Far more often than there are choices at any question, and the moments in which a page is still drawing it. */
const IN_VAIN_AT_MOST = 200;

/** Hears what is asked, decides by it, and answers by keys; says what was asked. */
async function answerOnce(listener: Listener, tried: Tried, isByTab: boolean): Promise<string> {
  await listener.expectFocus();
  const { title, buttons, keys } = await listener.hear();
  if (OVER.test(title) || / thinking$|^Locked in$|^One moment/.test(title)) return title;
  if (title === 'Program your round') {
    await program(listener);
    return title;
  }
  const ready = buttons.filter(({ isDisabled }) => !isDisabled);
  const declines = ready.find(({ name }) => /^0 /.test(name));
  const [sends] = buttons.filter(
    ({ name }) =>
      /^(Choose|Pick a spot|Play this card)$/.test(name) ||
      /^(Attack with|Place |Advance |Buy |Keep the|Take \d|Go to)/.test(name),
  );
  if (isByTab && sends && !sends.isDisabled) {
    if (await listener.tabToOffer(sends.name)) await listener.press('Enter');
    return title;
  }
  const offered = ready.filter(
    (button) => button !== declines && button !== sends && !/^(Rule|About) /.test(button.name),
  );
  if (tried.title !== title) Object.assign(tried, { title, names: new Set(), inVain: 0 });
  if (offered.every(({ name }) => tried.names.has(name))) tried.names = new Set();
  if (++tried.inVain > IN_VAIN_AT_MOST)
    throw new Error(`Nothing answers "${title}": ${JSON.stringify(buttons)}`);
  const [best] = offered.filter(({ name }) => !tried.names.has(name)).toSorted((a, b) => worth(b) - worth(a));
  if (best) tried.names.add(best.name);
  if (!best) await listener.press(declines ? '0' : 'Enter');
  else if (isByTab || offered.indexOf(best) >= 9) {
    // What has no digit any more is further along: a full rack below a full shop.
    if (await listener.tabToOffer(best.name)) await listener.press('Enter');
    if (isByTab) return title;
  } else {
    await listener.press(String(offered.indexOf(best) + 1));
    tried.said.add(await listener.answer());
    // Where a digit answers, Enter would be for the next question.
    if (keys === 'Keys: 1–9 choose at once.') return title;
    if (title === 'Choose any card') await listener.press('ArrowUp');
  }
  await listener.press('Enter');
  return title;
}

/** Four cards, each turned to where it sounds best: the zone that is worth most, without a wall or a danger. */
async function program(listener: Listener): Promise<void> {
  const zones = await listener.board();
  const valueOf = (zone: string) =>
    numberIn(
      zones.find((place) => place.startsWith(zone) || place.includes(` ${zone} `)) ?? '',
      /Value (\d)/,
    );
  for (let card = 1; card <= 4; card++) {
    await listener.press(String(card));
    let best = { arrow: 'ArrowUp', worth: -Infinity };
    for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      await listener.press(arrow);
      const said = await listener.answer();
      const isBad = /wall|danger|fight|mine|turret/i.test(said.replace(/^Card \d, [^:]*:/, ''));
      const zone = / ([A-E][1-5])/.exec(said)?.[1];
      const score = (zone ? valueOf(zone) : 0) - (isBad ? 10 : 0);
      if (score > best.worth) best = { arrow, worth: score };
    }
    await listener.press(best.arrow);
  }
  await listener.press('Enter');
}

/** To the end; what was asked on the way. */
async function playOn(
  listener: Listener,
  { isByTab = false, said = new Set<string>() } = {},
): Promise<Set<string>> {
  const asked = new Set<string>();
  const tried: Tried = { title: '', names: new Set(), said, inVain: 0 };
  for (;;) {
    const title = await answerOnce(listener, tried, isByTab);
    asked.add(title);
    if (OVER.test(title)) return asked;
  }
}

/** Every line of the match was told, in order and once. */
async function expectAllTold({ page }: Person, listener: Listener, name: string): Promise<void> {
  const lines = await page.getByRole('tabpanel', { name: 'Log' }).getByRole('listitem').allTextContents();
  const written = lines.map((line) => toYou(line.replace(/ [MWSR]\d[\d.]*$/, '').trim(), name));
  // It is told at a pace of its own.
  await page.getByRole('log').getByText(written.at(-1)!, { exact: true }).waitFor();
  const all = await listener.log();
  const scores = all.filter((line) => line.startsWith('Score: '));
  // As many as rounds that began, of those lines that the page keeps: a long match leaves its first rounds behind.
  const later = all.flatMap((line, index) => (index > 0 && /^Round [2-9]\. /.test(line) ? [index] : []));
  expect(later.length).toBeGreaterThan(0);
  expect(later.map((index) => all[index - 1])).toEqual(scores);
  for (const line of scores) expect(line).toMatch(/^Score: you \d+ VP and Pip \d+ VP\.$/);
  const told = all.filter((line) => !scores.includes(line));
  expect(told.length).toBeGreaterThan(50);
  // In the written log the suit of a card is a drawing.
  const plain = told.map((line) => line.replace(/(\d) of (hats|tipis|horseshoes|skulls)/g, '$1'));
  expect(plain).toEqual(written.slice(-told.length));
}

/** The focus is led to the question, each review key has its answer, and the ways between board and question work. */
async function expectReviews(listener: Listener): Promise<void> {
  const { page } = listener;
  await page.getByRole('log').getByText('Everyone is dealt two pilots').waitFor();
  await listener.press('s');
  expect(await listener.answer()).toMatch(
    /, you\. .*Health 6 of 6\. 3 energy, 3 credits\. 0 victory points\./,
  );
  await listener.press('o');
  expect(await listener.answer()).toMatch(/^Pip\. Pilot still secret\./);
  await listener.press('e', 'e');
  expect(await listener.answer()).toBe('The match begins.');
  await listener.press('b', 'Home', 'ArrowRight', 'z');
  expect(await listener.answer()).toMatch(
    /^Mech zone C3\. Value 4\. .*When points are counted: 4 for a pilot here/,
  );
  expect(await listener.focus()).toMatch(/^gridcell/);
  await listener.press('h');
  await page
    .getByRole('dialog', { name: 'Keys at the table' })
    .getByRole('rowheader', { name: 'Escape' })
    .waitFor();
  await listener.press('Escape', 'p');
  expect(await listener.focus()).toMatch(/^heading "Choose your pilot"/);
}

/** What does not fit any more where a window of 1280 pixels is zoomed to 200 % and 400 %. */
async function lostByZoom({ page }: Person): Promise<string[]> {
  const lost: string[] = [];
  const before = page.viewportSize()!;
  for (const [width, height] of [
    [640, 400],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) lost.push(`${page.url()} is ${wide} wide in ${width}`);
    const beyond = (await cutTexts(page)).filter((text) => text.startsWith('beyond the screen'));
    lost.push(...beyond.map((text) => `${width}: ${text}`));
  }
  await page.setViewportSize(before);
  return lost;
}

describe('whole matches through the accessibility tree alone', () => {
  const product = useProduct({ BOT_PAUSE_MS: '0' });

  test('Mechs by keys, from the start page to the end, deciding by what is spoken', async () => {
    const ada = await newPerson(product.browser, 'Ada');
    const { listener, name } = await sitDown(ada, product.server.url, 'Mechs');
    await expectReviews(listener);
    const said = new Set<string>();
    const asked = await playOn(listener, { said });
    expect(asked).toContain('Program your round');
    expect([...said].filter((words) => /^Chosen: .*\. Enter: .*\.$/.test(words)).length).toBeGreaterThan(1);
    await expectAllTold(ada, listener, name);
    await listener.tabTo('Screen reader mode');
    await listener.press('Enter');
    const replay = ada.page.getByRole('link', { name: 'Watch again' });
    const end = await lostByZoom(ada);
    await replay.click();
    await ada.page.getByRole('slider').waitFor();
    expect([...end, ...(await lostByZoom(ada))]).toEqual([]);
    expect(await axeFindings(ada.page)).toEqual([]);
    expect(ada.errors).toEqual([]);
    await ada.context.close();
  });

  test('Western by Tab and Enter alone', async () => {
    const ada = await newPerson(product.browser, 'Ada');
    const { listener, name } = await sitDown(ada, product.server.url, 'Western');
    const asked = await playOn(listener, { isByTab: true });
    expect(asked).toContain('Place a posse');
    await expectAllTold(ada, listener, name);
    expect(await axeFindings(ada.page)).toEqual([]);
    expect(ada.errors).toEqual([]);
    await ada.context.close();
  });

  test('zoomed to 200 % and 400 % nothing is lost, and the question can be reached and answered', async () => {
    const ada = await newPerson(product.browser, 'Ada');
    const lost: string[] = [];
    for (const path of ['/', '/rules/mechs', '/rules/western']) {
      await ada.page.goto(product.server.url + path);
      await ada.page.getByRole('heading', { level: 1 }).first().waitFor();
      lost.push(...(await lostByZoom(ada)));
    }
    for (const game of ['Mechs', 'Western']) {
      await ada.practise(product.server.url, { game });
      await ada.page.getByRole('heading', { name: /^Choose your/ }).waitFor();
      lost.push(...(await lostByZoom(ada)));
      await ada.page.setViewportSize({ width: 320, height: 256 });
      // Playwright scrolls to it, and presses only what nothing lies over.
      await ada.dock.getByRole('button').first().click();
      await ada.page
        .getByRole('heading', { name: /^Choose your (pilot|boss)/ })
        .waitFor({ state: 'detached' });
      await ada.page.setViewportSize({ width: 1280, height: 800 });
    }
    expect(lost).toEqual([]);
    expect(ada.errors).toEqual([]);
    await ada.context.close();
  });

  test('with the system’s own colours what is chosen has a frame, and sounds have captions', async () => {
    const ada = await newPerson(product.browser, 'Ada', { forcedColors: 'active', speed: 'fast' });
    const { page } = ada;
    await page.addInitScript(() => localStorage.setItem('pocket-arena.captions', 'on'));
    await ada.practise(product.server.url);
    await ada.prompt('Choose your pilot');
    await page.getByText('You are asked').waitFor();
    const log = page.getByRole('tab', { name: 'Log' });
    const other = page.getByRole('tab', { name: 'Chat' });
    const frame = (tab: typeof log) => tab.evaluate((one) => getComputedStyle(one).outlineStyle);
    expect([await frame(log), await frame(other)]).toEqual(['double', 'none']);
    expect(ada.errors).toEqual([]);
    await ada.context.close();
  });
});
