import type { Locator } from 'playwright-core';
import type { PersonOptions } from './browser';
import type { Person } from './person';
import { actOnce } from './play';

export const LESSONS = {
  mechs: ['move', 'traps', 'fight', 'gear', 'program', 'round'],
  western: ['ring', 'place', 'duel', 'showdown', 'buy'],
} as const;
export type LessonGame = keyof typeof LESSONS;

export const INPUTS = ['mouse', 'touch', 'keys'] as const;
export type HandInput = (typeof INPUTS)[number];
export const LOCALES = ['en', 'fr'] as const;

/** How somebody with this language and this input comes. */
export function comesWith(locale: (typeof LOCALES)[number], input: HandInput): PersonOptions {
  return input === 'touch'
    ? { locale, hasTouch: true, viewport: { width: 390, height: 844 } }
    : { locale, viewport: { width: 1280, height: 800 } };
}

/**
 * A lesson to its end. What is to be done is tried by hand once, and shown by the lesson if that was not it. `onWords`:
 * whenever the lesson has something to say, right or wrong.
 */
export async function learnOn(
  person: Person,
  input: HandInput,
  onWords?: () => Promise<void>,
): Promise<void> {
  const { page, dock } = person;
  const over = page.locator('.lesson-over');
  const ways = page.locator('.coach-ways button:enabled');
  const tried = new Set<string>();
  while ((await over.count()) === 0) {
    if ((await ways.count()) === 0) {
      // Nothing to press: something is shown, or a round is played freely.
      if (!(await actOnce(person))) await page.waitForTimeout(25);
      continue;
    }
    const step = await page.locator('.coach-step').innerText();
    await onWords?.();
    const isTask = (await page.locator('.coach-ways .quiet').count()) > 0;
    if (
      isTask &&
      !tried.has(step) &&
      (await dock.locator('.hand-card:visible, .option:visible').count()) > 0
    ) {
      tried.add(step);
      await tryIt(person, input);
    } else await press(person, ways.first(), input);
  }
}

/** The first that there is to choose, confirmed where it has to be. */
async function tryIt(person: Person, input: HandInput): Promise<void> {
  const { page, dock } = person;
  const isProgram = (await dock.locator('.slot').count()) > 0;
  const cards = dock.locator('.hand-card:enabled:visible');
  const picks = isProgram ? 4 : 1;
  for (let pick = 1; pick <= picks; pick++) {
    if (input === 'keys') await page.keyboard.press(String(pick));
    else if ((await cards.count()) > 0) await press(person, cards.first(), input);
    else await press(person, dock.locator('.option:enabled:visible').first(), input);
  }
  const confirm = dock.locator('.confirm .button.primary:enabled');
  // What is chosen by one press has nothing left to confirm.
  if ((await confirm.count()) === 0) return;
  if (input === 'keys') await page.keyboard.press('Enter');
  else await press(person, confirm.first(), input);
}

async function press({ page }: Person, what: Locator, input: HandInput): Promise<void> {
  if (input === 'mouse') return what.click();
  if (input === 'touch') return what.tap();
  await what.focus();
  await page.keyboard.press('Enter');
}
