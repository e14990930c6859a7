import type { PilotId } from '../../shared/games/mechs';
import type { WireState } from '../../shared/protocol';
import { cards } from '../../client/i18n/en/mechs/cards';
import { newPerson } from './support/browser';
import type { Person } from './support/person';
import { EVERYWHERE, NOWHERE, probe } from './support/probe';
import { useProduct } from './support/product';
import { photograph } from './support/screens';

const nameOf = (pilot: PilotId) => cards.pilots[pilot].name;

async function dealtTo(person: Person): Promise<PilotId[]> {
  await person.prompt('Choose your pilot');
  const dealt = await person.dock
    .locator('[data-pilot]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-pilot') ?? ''));
  return dealt as PilotId[];
}

/** What the page was shown of everybody's part in the seed, and what it has kept of its own. */
async function contributions({ page }: Person): Promise<{ shown: string[]; own: unknown }> {
  const { shown, kept } = await page.evaluate(() => {
    const { places, table } = (globalThis as unknown as { pocketArena: WireState }).pocketArena;
    const all: string[] = [];
    places.forEach(({ contribution }) => all.push(contribution));
    return { shown: all, kept: localStorage.getItem(`pocket-arena.contribution.${table.matchId}`) };
  });
  return { shown, own: JSON.parse(kept ?? 'null') as unknown };
}

describe('the first secret choice, in two browsers', () => {
  const product = useProduct();
  let ada: Person;
  let grace: Person;

  beforeEach(async () => {
    ada = await newPerson(product.browser, 'Ada');
    grace = await newPerson(product.browser, 'Grace');
  });

  afterEach(async () => {
    await ada.context.close();
    await grace.context.close();
  });

  test('M2.2 pilots are chosen in secret, survive a refresh and are shown to both at once', async () => {
    const link = await ada.openTable(product.server.url);
    await photograph(ada.page, 'lobby');
    await grace.join(link);
    const mine = await dealtTo(grace);
    const theirs = await dealtTo(ada);
    expect(new Set([...mine, ...theirs]).size).toBe(4);
    await photograph(ada.page, 'pilots');

    const [chosen, left] = theirs as [PilotId, PilotId];
    await ada.dock.locator(`[data-pilot=${chosen}]`).click();
    await ada.prompt('Locked in');
    await grace.page.getByText('Waiting for').waitFor({ state: 'detached' });

    // The own choice is still there after a refresh, and can still be taken back.
    await ada.page.reload();
    await ada.prompt('Locked in');
    expect(await ada.dock.getByTestId('held').textContent()).toBe(nameOf(chosen));

    // A refresh of the other one, who still thinks, brings the same two pilots back and tells nothing more.
    await grace.page.reload();
    expect(await dealtTo(grace)).toEqual(mine);
    for (const pilot of theirs) {
      expect({ pilot, ...(await probe(grace, pilot, nameOf(pilot))) }).toEqual({ pilot, ...NOWHERE });
    }
    // The probe does see what Grace may know.
    for (const pilot of mine) {
      expect({ pilot, ...(await probe(grace, pilot, nameOf(pilot))) }).toEqual({ pilot, ...EVERYWHERE });
    }

    const [kept] = mine as [PilotId];
    await grace.dock.locator(`[data-pilot=${kept}]`).click();
    for (const person of [ada, grace]) {
      await person.page.getByText(`${nameOf(chosen)} · Pilot`).waitFor();
      await person.page.getByText(`${nameOf(kept)} · Pilot`).waitFor();
    }
    expect(await probe(grace, chosen, nameOf(chosen))).toEqual(EVERYWHERE);
    // The card that was not kept stays unknown to the others.
    expect(await probe(grace, left, nameOf(left))).toEqual(NOWHERE);
    expect([...ada.errors, ...grace.errors]).toEqual([]);
  });

  test('a choice can be taken back while the other still thinks', async () => {
    await grace.join(await ada.openTable(product.server.url));
    const [first, second] = (await dealtTo(ada)) as [PilotId, PilotId];
    await ada.dock.locator(`[data-pilot=${first}]`).click();
    await ada.prompt('Locked in');
    await ada.dock.getByRole('button', { name: 'Change my choice' }).click();
    expect(await dealtTo(ada)).toEqual([first, second]);
    await ada.dock.locator(`[data-pilot=${second}]`).click();
    await ada.prompt('Locked in');
    expect(await ada.dock.getByTestId('held').textContent()).toBe(nameOf(second));
  });

  test('every page adds to the seed of the match by itself, and remembers what', async () => {
    await grace.join(await ada.openTable(product.server.url));
    await dealtTo(grace);
    const added = await Promise.all([ada, grace].map(contributions));
    // Everybody was shown the same: something of each seat.
    expect(added[0]?.shown).toEqual(added[1]?.shown);
    for (const one of added[0]!.shown) expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(added.map(({ own }) => own)).toEqual(
      added[0]!.shown.map((randomness, seat) => ({ seat, randomness })),
    );
  });

  test('an unknown code, a full table and a bad name are refused kindly', async () => {
    const { page } = ada;
    await page.goto(product.server.url);
    await photograph(page, 'home');
    await page.getByLabel('Your name').fill('');
    await page.getByRole('button', { name: 'With friends' }).click();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Please choose a name of 1 to 20 characters.' })
      .waitFor();
    // Nobody can type a name that the server would refuse for its length.
    await page.getByLabel('Your name').pressSequentially('A name that is much too long for a table');
    expect(await page.getByLabel('Your name').inputValue()).toBe('A name that is much ');

    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'I have a code' }).click();
    await page.getByLabel('Table code or link').fill('nope');
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByText('A table code is six letters, like ABCDEF.').waitFor();
    await page.getByLabel('Table code or link').fill('zzzzzz');
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByText('There is no table with this code.').waitFor();

    // An address that leads nowhere says so, with all of the start page around it.
    await page.goto(`${product.server.url}/nothing-here`);
    await page.getByText('There is nothing at this address').waitFor();

    const link = await ada.openTable(product.server.url);
    expect(await page.getByText('There is nothing at this address').count()).toBe(0);
    await grace.join(link);
    await grace.prompt('Choose your pilot');
    const late = await newPerson(product.browser, 'Linus');
    await late.join(link);
    await late.page.getByText('This table is full.').waitFor();
    await late.page.getByRole('button', { name: 'Watch instead' }).click();
    await late.page.getByText('You are watching this match.').waitFor();
    await late.context.close();
  });
});
