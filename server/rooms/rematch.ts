import type { RefusalReason } from '../../shared/protocol';
import type { Person } from '../people/identity';
import type { Host } from './host';

/**
 * When everybody who is still here wants to play again, a table with the same settings is opened. Everybody moves
 * on by one seat; the seats of those who have left are free.
 */
export function offerRematch(host: Host): RefusalReason | undefined {
  const { state, services } = host;
  const here = state.places.filter((place) => place.here);
  const first = here[0]?.person;
  if (state.rematch || !first || !here.every(({ wantsRematch }) => wantsRematch)) return undefined;
  if (services.isStopping()) return 'stopping';
  const people: (Person | undefined)[] = state.places.map(() => undefined);
  for (const { seat, person } of here) people[(seat + people.length - 1) % people.length] = person;
  const record = services.directory.create(first, state.record.settings, people);
  if (typeof record === 'string') return record;
  state.rematch = { matchId: record.matchId, code: record.code };
  return undefined;
}
