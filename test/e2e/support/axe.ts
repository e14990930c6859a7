import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface AxeRun {
  run(
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** Words that are not seven times as bright as what they stand on, or the other way round. */
export async function paleWordsOn(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: AxeRun };
    const { violations } = await axe.run({
      runOnly: ['color-contrast-enhanced'],
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ nodes }) =>
      nodes.map(
        ({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary?.split('\n')[1] ?? ''}`,
      ),
    );
  });
}

/** What axe-core has to say against the page, in short lines; against its colours in both themes. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Its words are fetched before a page is drawn.
  await page.locator('main').first().waitFor();
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: AxeRun };
    const look = async (options: object) => {
      const { violations } = await axe.run({ resultTypes: ['violations'], ...options });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ html, failureSummary }) =>
            `${id}: ${html.slice(0, 160)} ${failureSummary?.split('\n')[1] ?? ''}`,
        ),
      );
    };
    const { dataset } = document.documentElement;
    const shown = dataset.theme;
    const findings = await look({});
    // Where a page does not choose it follows the system.
    const other = (shown ?? 'light') === 'light' ? 'dark' : 'light';
    dataset.theme = other;
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    const inOther = await look({ runOnly: ['color-contrast'] });
    if (shown) dataset.theme = shown;
    else delete dataset.theme;
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    return [...findings, ...inOther.map((finding) => `${other}: ${finding}`)];
  });
}
