import type { Person } from './person';

/** Where a word can be found by somebody who looks everywhere their browser can look. */
export interface Finding {
  readonly page: boolean;
  readonly received: boolean;
  readonly state: boolean;
}

export const NOWHERE: Finding = { page: false, received: false, state: false };
export const EVERYWHERE: Finding = { page: true, received: true, state: true };

/**
 * Looks for an id. Frames are searched as raw bytes: message pack and the schema encoding both carry strings
 * as plain UTF-8, so a word that was sent anywhere in them is found.
 */
export async function probe(person: Person, id: string, name: string): Promise<Finding> {
  const html = await person.page.evaluate(() => {
    const page = document.documentElement.cloneNode(true) as HTMLElement;
    // All drawings there are lie in every page, whoever is drawn with them.
    for (const sheet of page.querySelectorAll('.art-sheet')) sheet.remove();
    return page.outerHTML;
  });
  const state = await person.decodedState();
  return {
    page: html.includes(name) || html.includes(id),
    received: person.received.some((bytes) => bytes.includes(id)),
    state: state.includes(id),
  };
}
