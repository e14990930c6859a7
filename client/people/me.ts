import { signal } from '@preact/signals';
import type { MeReply } from '../../shared/protocol/people';
import { identity, whoAmI, type Outcome } from '../net/api';

/** Who this browser is, as the server told last; nobody before the first visit. */
export const me = signal<MeReply | undefined>(undefined);

export async function lookMeUp(): Promise<Outcome<MeReply> | undefined> {
  if (!identity.token()) return undefined;
  const found = await whoAmI();
  if (found.ok) me.value = found.value;
  else if (found.code === 'bad-token') me.value = undefined;
  return found;
}
