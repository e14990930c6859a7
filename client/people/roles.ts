import { signal } from '@preact/signals';
import type { GameCard, Roles } from '../games/card';

/** What people have played as, in the words and drawings of the game: fetched with the pages that tell of people. */
export const roles = signal<Roles | undefined>(undefined);

export async function loadRoles(game: GameCard): Promise<void> {
  roles.value = await game.roles();
}
