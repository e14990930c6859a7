import type { BrowserContext, Locator, Page } from 'playwright-core';

/** One person at one page, with everything the page received and every error it had. */
export class Person {
  /** Frames of sockets and bodies of the API, as they came in. The page's own files are not in it. */
  readonly received: Buffer[] = [];
  readonly errors: string[] = [];

  constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.errors.push(message.text());
    });
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.received.push(Buffer.from(payload)));
    });
    page.on('response', (response) => {
      if (!/\/(api|matchmake)\//.test(response.url())) return;
      response.body().then(
        (body) => this.received.push(body),
        () => undefined,
      );
    });
  }

  get dock(): Locator {
    return this.page.locator('.dock');
  }

  async openTable(url: string, seats: 2 | 3 | 4 = 2): Promise<string> {
    const { page } = this;
    await page.goto(url);
    await page.getByLabel('Your name').fill(this.name);
    await page.getByRole('button', { name: 'With friends' }).click();
    await page.getByRole('radio', { name: `${seats} seats` }).check({ force: true });
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.lobby-code').waitFor();
    return page.url();
  }

  /** From the start page to a match against bots, or with `solo` to that of the rules. */
  async practise(
    url: string,
    { game = 'Mechs', opponents = 1, solo }: { game?: string; opponents?: number; solo?: string } = {},
  ): Promise<void> {
    const { page } = this;
    await page.goto(url);
    await page.getByLabel('Your name').fill(this.name);
    await page.getByRole('button', { name: 'Against bots' }).click();
    await page.getByRole('radio', { name: game }).check({ force: true });
    await page.getByRole('radio', { name: new RegExp(`^${opponents} opponent`) }).check({ force: true });
    await page.getByRole('button', solo ? { name: solo } : { name: 'Play', exact: true }).click();
  }

  async join(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByLabel('Your name').fill(this.name);
    await this.page.getByRole('button', { name: 'Take a seat' }).click();
  }

  async prompt(title: string): Promise<void> {
    await this.dock.getByRole('heading', { name: title }).waitFor();
  }

  /** The decoded state that the page holds, as text. */
  decodedState(): Promise<string> {
    return this.page.evaluate(() =>
      JSON.stringify((globalThis as { pocketArena?: unknown }).pocketArena ?? ''),
    );
  }
}
