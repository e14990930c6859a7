import type { Person } from './person';

export interface Acting {
  readonly mayProgram?: boolean;
  /** The screen may have gone on since it was looked at: nothing is done under another heading. */
  readonly title?: string;
  /** All that an answer takes, before anything of it is drawn. */
  readonly isAtOnce?: boolean;
}

/**
 * Does one thing that the screen offers, by clicking what a person could click. It knows no rule: it places cards,
 * picks an option and confirms. Says whether there was something to do.
 */
export function actOnce(person: Person, { mayProgram = true, title, isAtOnce = false }: Acting = {}) {
  return person.page.evaluate(
    async ([isProgramming, expected, isWhole]) => {
      const dock = document.querySelector('.dock');
      if (!dock || dock.querySelector('.results')) return false;
      if (expected !== undefined && dock.querySelector('h2')?.textContent !== expected) return false;
      const all = (selector: string) => [...dock.querySelectorAll<HTMLElement>(selector)];
      const click = (items: HTMLElement[]) => {
        const item = items[Math.floor(Math.random() * items.length)];
        item?.click();
        return item;
      };
      const act = () => {
        const slots = all('.slot');
        const ready = all('.button.primary:not(:disabled)');
        if (slots.length > 0) {
          if (!isProgramming) return undefined;
          if (slots.every((slot) => slot.classList.contains('slot-filled'))) return click(ready);
          return click(all('.hand-card:not(:disabled)')) && click(all('.slot-turns .tool'));
        }
        if (dock.querySelector('[data-testid=held]')) return undefined;
        const cards = all('.hand-card:not(:disabled)');
        if (cards.length > 0 && !dock.querySelector('.hand-card[aria-pressed=true]')) return click(cards);
        const options = all('.option:not(:disabled)');
        const isChosen = dock.querySelector('.option[aria-pressed=true]') !== null;
        if (ready.length > 0 && (options.length === 0 || isChosen)) return click(ready);
        return click(options) ?? click(all('.confirm .button:not(.primary):not(:disabled)'));
      };
      const isChoice = (item?: HTMLElement) =>
        item?.matches('.hand-card, .tool, .option[aria-pressed]') === true;
      let clicked = act();
      const hasActed = clicked !== undefined;
      for (let more = 0; isWhole && isChoice(clicked) && more < 20; more++) {
        // What was clicked is in the page by then, and not on the screen yet.
        for (let turn = 0; turn < 10; turn++) await Promise.resolve();
        clicked = act();
      }
      return hasActed;
    },
    [mayProgram, title, isAtOnce] as const,
  );
}

/** The heading of what is asked, or undefined while the page shows no table. */
export async function heading(person: Person): Promise<string | undefined> {
  const headings = await person.dock.locator('h2').allTextContents();
  return headings[0];
}

export interface Watching {
  /** Called once for each new heading. */
  readonly onScreen?: (person: Person, title: string) => Promise<void>;
  /** False: programs are left to the test. */
  readonly mayProgram?: boolean;
}

/** Everybody acts on what their screen offers until `isDone`. */
export async function playUntil(
  people: readonly Person[],
  isDone: () => Promise<boolean>,
  { onScreen, mayProgram }: Watching = {},
): Promise<void> {
  const seen = new Set<string>();
  while (!(await isDone())) {
    let acted = false;
    for (const person of people) {
      const title = await heading(person);
      if (title !== undefined && !seen.has(title)) {
        seen.add(title);
        await onScreen?.(person, title);
      }
      if (await actOnce(person, { mayProgram, title })) acted = true;
    }
    if (!acted) await people[0]?.page.waitForTimeout(25);
  }
}

/** Plays one card of the Ad Hoc hand: the card by the hand, the direction on the arena. */
export async function playCard({ page, dock }: Person, card: string, direction: string): Promise<void> {
  await dock.locator(`[data-card=${card}]`).click();
  await page.locator(`.turn-arrow[aria-label="Turn ${direction}"]`).click();
  await dock.getByRole('button', { name: 'Play this card' }).click();
}
