import { newPerson } from './support/browser';
import type { Person } from './support/person';
import { heading } from './support/play';
import { useProduct } from './support/product';

jest.setTimeout(300_000);

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;
const any = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;

/** Tab until the button with this name has the focus. */
async function tabTo({ page }: Person, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    const text = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.tagName === 'BUTTON' ? (element.textContent ?? '') : '';
    });
    if (text.trim() === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to "${name}".`);
}

/** The keys that the screen names for what it asks, tried like somebody would who has no idea of the game. */
async function pressOn(person: Person): Promise<void> {
  const { keyboard } = person.page;
  if ((await heading(person)) === 'Program your round') {
    for (const card of [1, 2, 3, 4, 5, 6, 7, 8].sort(() => Math.random() - 0.5).slice(0, 4)) {
      await keyboard.press(String(card));
      await keyboard.press(any(ARROWS));
    }
  } else {
    await keyboard.press(String(1 + Math.floor(Math.random() * 8)));
    await keyboard.press(any(ARROWS));
    if (Math.random() < 0.15) await keyboard.press('0');
  }
  await keyboard.press('Enter');
}

describe('a whole match by keys alone', () => {
  const product = useProduct({ BOT_PAUSE_MS: '0' });

  test('from the start page over six rounds to the next match, without a pointer', async () => {
    const ada = await newPerson(product.browser, 'Ada');
    await ada.page.goto(product.server.url);
    await tabTo(ada, 'Play');
    await ada.page.keyboard.press('Enter');
    await ada.prompt('Choose your pilot');
    while ((await ada.page.locator('.results').count()) === 0) await pressOn(ada);
    await tabTo(ada, 'Play again');
    await ada.page.keyboard.press('Enter');
    await ada.prompt('Choose your pilot');
    expect(ada.errors).toEqual([]);
  });
});
