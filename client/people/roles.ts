import { signal } from '@preact/signals';
import { FIRST_GAME } from '../games';
import type { Roles } from '../games/card';

/** What people have played as, in the words and drawings of the game: fetched with the pages that tell of people. */
export const roles = signal<Roles | undefined>(undefined);

export async function loadRoles(): Promise<void> {
  roles.value = await FIRST_GAME.roles();
}
