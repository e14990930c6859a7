import { signal } from '@preact/signals';
import type { GameCard } from './card';
import type { AnyUi } from './ui';

/** The game that is on the table of this page. */
export const shownGame = signal<AnyUi | undefined>(undefined);

/** The same, as every page knows it. */
export const shownCard = signal<GameCard | undefined>(undefined);

/** For what is only drawn at a table: no table opens before its game is there. */
export function ui(): AnyUi {
  if (!shownGame.value) throw new Error('No game has been fetched.');
  return shownGame.value;
}
