import type { TableOrder, TableReply } from '../../../shared/protocol';
import type { House } from './house';
import { ask } from './http';
import type { Player } from './player';

/** Opens a table over HTTP, as a page does. */
export async function order(house: House, person: Player, wanted: TableOrder): Promise<TableReply> {
  const { status, body } = await ask(house, '/api/tables', { token: person.token, body: wanted });
  expect(status).toBe(201);
  return body as unknown as TableReply;
}

/** Opens a table and sits down at it: one click. */
export async function sitDown(house: House, wanted: TableOrder, name?: string): Promise<Player> {
  const person = house.person(name);
  const { matchId } = await order(house, person, { clock: 'relaxed', ...wanted });
  return person.join(matchId);
}
