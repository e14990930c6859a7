import { signal } from '@preact/signals';
import type { MeReply } from '../../shared/protocol/people';
import { game } from '../model/game';
import { identity, whoAmI, type Outcome } from '../net/api';

/** Who this browser is in the chosen game, as the server told last; nobody before the first visit. */
export const me = signal<MeReply | undefined>(undefined);

export async function lookMeUp(): Promise<Outcome<MeReply> | undefined> {
  if (!identity.token()) return undefined;
  const wanted = game.value.id;
  const found = await whoAmI(wanted);
  // Another one was chosen meanwhile, and is asked for by itself.
  if (game.value.id !== wanted) return found;
  if (found.ok) me.value = found.value;
  else if (found.code === 'bad-token') me.value = undefined;
  return found;
}
