import { axeFindings } from './support/axe';
import { newPerson } from './support/browser';
import type { Person } from './support/person';
import { playUntil } from './support/play';
import { useProduct } from './support/product';
import { photograph } from './support/screens';

jest.setTimeout(240_000);

describe('a whole match between people', () => {
  const product = useProduct();
  let people: [Person, Person];

  beforeAll(async () => {
    people = [await newPerson(product.browser, 'Ada'), await newPerson(product.browser, 'Grace')];
  });

  test('two people play six rounds; every screen is clean and nothing goes wrong', async () => {
    const [ada, grace] = people;
    await grace.join(await ada.openTable(product.server.url));
    await ada.prompt('Choose your pilot');
    const findings: string[] = [];
    await playUntil(people, async () => (await ada.page.locator('.results').count()) > 0, {
      onScreen: async ({ page }, title) => {
        await photograph(page, `match-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`);
        findings.push(...(await axeFindings(page)).map((finding) => `${title}: ${finding}`));
      },
    });
    await photograph(ada.page, 'results');
    findings.push(...(await axeFindings(ada.page)));
    expect(findings).toEqual([]);
    await ada.page.getByRole('heading', { name: / wins| share the victory|You win!/ }).waitFor();
    await ada.page.getByRole('button', { name: 'Play again' }).waitFor();
    expect([...ada.errors, ...grace.errors]).toEqual([]);
  });

  test('both ask for a rematch and sit at a new table', async () => {
    const [ada, grace] = people;
    for (const { page } of people) await page.getByRole('button', { name: /^Play again/ }).click();
    await ada.prompt('Choose your pilot');
    await grace.prompt('Choose your pilot');
  });
});

describe('a whole match between four people', () => {
  const product = useProduct();

  test('four contexts play six rounds to the same result', async () => {
    const people: Person[] = [];
    for (const name of ['Ada', 'Grace', 'Linus', 'Edsger'])
      people.push(await newPerson(product.browser, name));
    const [ada, ...others] = people as [Person, ...Person[]];
    const link = await ada.openTable(product.server.url, 4);
    for (const other of others) await other.join(link);
    await ada.prompt('Choose your pilot');
    await playUntil(people, async () => (await ada.page.locator('.results').count()) > 0);
    await photograph(ada.page, 'results-four');
    const podiums = await Promise.all(people.map(({ page }) => page.locator('.podium').innerText()));
    expect(new Set(podiums).size).toBe(1);
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  });
});
