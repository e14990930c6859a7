import { must } from '../../shared/core/must';
import { batch } from '@preact/signals';
import { fetchLetters } from '../parts/letters';
import { shownCard, shownGame } from './current';
import type { GameCard } from './card';
import { mechsCard } from './mechs/card';
import { westernCard } from './western/card';

/** Every game that is played here, in the order in which they are offered: the only place that knows them by name. */
export const GAMES: readonly GameCard[] = [mechsCard, westernCard];

/** The one that nobody has to name. */
export const FIRST_GAME = must(GAMES[0], 'game');

export function gameOf(id: string): GameCard | undefined {
  return GAMES.find((game) => game.id === id);
}

/** On its way before it is needed; what cannot be fetched is asked for again then. */
export function fetchAhead(game: GameCard): void {
  game.ui().then(
    ({ letters }) => fetchLetters(letters),
    () => undefined,
  );
}

/** Fetches all that a table of this game needs, and puts it there. */
export async function showGame(game: GameCard): Promise<void> {
  const ui = await game.ui();
  await fetchLetters(ui.letters);
  batch(() => {
    shownGame.value = ui;
    shownCard.value = game;
  });
}
