import { signal } from '@preact/signals';
import type { GameCard, Roles } from '../games/card';
import { game as chosen } from '../model/game';

/** What people have played as, in the words and drawings of the game: fetched with the pages that tell of people. */
export const roles = signal<Roles | undefined>(undefined);

export async function loadRoles(game: GameCard): Promise<void> {
  const found = await game.roles();
  // Another one may have been chosen meanwhile, and asks for itself.
  if (game === chosen.value) roles.value = found;
}
