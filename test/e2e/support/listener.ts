import type { Locator, Page } from 'playwright-core';

/** A button as it is spoken: its name, and whether it is pressed or cannot be. */
export interface SpokenButton {
  readonly name: string;
  readonly isPressed: boolean;
  readonly isDisabled: boolean;
}

/**
 * Somebody who plays by what a screen reader says: they know roles, names and live regions, and have a keyboard. No
 * test ids, no selectors, no pixels.
 */
export class Listener {
  constructor(readonly page: Page) {}

  private get question(): Locator {
    return this.page.getByRole('region', { name: 'Your move' });
  }

  /** The heading of what is asked, the buttons below it, in order, and the keys that are named. */
  async hear(): Promise<{
    readonly title: string;
    readonly buttons: readonly SpokenButton[];
    readonly keys: string;
  }> {
    const spoken = await this.question.ariaSnapshot();
    const title = /heading "(.*)" \[level/.exec(spoken)?.[1] ?? '';
    const buttons = [...spoken.matchAll(/button "(.*?)"((?: \[\w+\])*)'?(?::.*)?$/gm)].map(
      ([, name = '', marks = '']) => ({
        name,
        isPressed: marks.includes('[pressed]'),
        isDisabled: marks.includes('[disabled]'),
      }),
    );
    return { title, buttons, keys: /paragraph: "(Keys: .*)"/.exec(spoken)?.[1] ?? '' };
  }

  /** The focus is somewhere: whoever listens is nowhere without it. */
  async expectFocus(): Promise<void> {
    await this.page.waitForFunction(() => document.activeElement !== document.body);
  }

  /** What was chosen by a key is said. */
  async expectSaid(words: string): Promise<void> {
    await this.page.getByRole('status').getByText(words).waitFor();
  }

  /** What has the focus, as it is spoken. */
  async focus(): Promise<string> {
    const spoken = await this.page.ariaSnapshot({ mode: 'ai' });
    return /- '?(.*) \[active\]/.exec(spoken)?.[1] ?? '';
  }

  /** Tab until the focus is on a button or radio with this name. */
  async tabTo(name: string): Promise<void> {
    for (let presses = 0; presses < 80; presses++) if (await this.tabbedTo(name)) return;
    throw new Error(`Tab does not lead to "${name}".`);
  }

  /** The same for what a question offers; false where it has gone on meanwhile. */
  async tabToOffer(name: string): Promise<boolean> {
    for (let presses = 0; presses < 80; presses++) {
      if (await this.tabbedTo(name)) return true;
      const { buttons } = await this.hear();
      if (!buttons.some((button) => button.name === name)) return false;
    }
    throw new Error(`Tab does not lead to "${name}".`);
  }

  private async tabbedTo(name: string): Promise<boolean> {
    await this.page.keyboard.press('Tab');
    for (const role of ['button', 'radio'] as const) {
      const found = this.page.getByRole(role, { name, exact: true });
      if (await found.evaluateAll((all) => all.some((one) => one === document.activeElement))) return true;
    }
    return false;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** The answer to a review key, or what was said of a plan. */
  async answer(): Promise<string> {
    const said = await this.page.getByRole('status').allTextContents();
    return said.join(' ').trim();
  }

  /** Everything that was told. */
  log(): Promise<string[]> {
    return this.page.getByRole('log').getByRole('paragraph').allTextContents();
  }

  /** The places of the board, each as it is spoken. */
  board(): Promise<string[]> {
    return this.page.getByRole('grid').getByRole('gridcell').allTextContents();
  }
}
