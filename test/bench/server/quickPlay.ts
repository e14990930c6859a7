import { pack, unpack } from 'msgpackr';
import { WebSocket } from 'ws';
import { PROTOCOL_VERSION, QUEUE_ROOM, type QueueMessages } from '../../../shared/protocol';
import { games } from '../../../shared/games';
import { tokenOf } from './load';
import { QuickClient } from './quickClient';

const JOIN = 10;
const MESSAGE = 13;
const NAME_MARK = 0xa0;

/**
 * Two strangers press Quick play at the same moment: milliseconds until both are in a running match and one of them is
 * asked for the first decision. Each page confirms what is proposed at once.
 */
export async function measureQuickPlay(url: string, pair: number): Promise<number> {
  const begun = performance.now();
  const clients = await Promise.all([0, 1].map((which) => press(url, tokenOf(900_000 + pair * 2 + which))));
  const ms = performance.now() - begun;
  for (const client of clients) client.leave();
  return ms;
}

/** Resolves when this person is asked something at a table. */
async function press(url: string, token: string): Promise<QuickClient> {
  const matchId = await findTable(url, token);
  return new Promise((resolve, reject) => {
    const client: QuickClient = new QuickClient(url, token, games.standard, {
      latency: () => undefined,
      refused: () => undefined,
      over: () => undefined,
      asked: () => resolve(client),
    });
    client.join(matchId).catch(reject);
  });
}

async function findTable(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/matchmake/joinOrCreate/${QUEUE_ROOM}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, version: PROTOCOL_VERSION, wish: { seats: 2 } }),
  });
  if (!response.ok) throw new Error(`Could not join the queue: ${await response.text()}`);
  const seat = (await response.json()) as { processId: string; roomId: string; sessionId: string };
  const address = `${url.replace('http', 'ws')}/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`;
  const socket = new WebSocket(address, { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      if (data[0] === JOIN) socket.send(Uint8Array.of(JOIN));
      if (data[0] !== MESSAGE) return;
      const length = (data[1] ?? 0) - NAME_MARK;
      const name = data.toString('latin1', 2, 2 + length);
      const message: unknown = unpack(data.subarray(2 + length));
      if (name === 'proposal') socket.send(confirmation((message as QueueMessages['proposal']).proposal));
      if (name === 'out') reject(new Error(`Out of the queue: ${(message as QueueMessages['out']).code}`));
      if (name === 'table') resolve((message as QueueMessages['table']).matchId);
    });
  });
}

function confirmation(proposal: number): Buffer {
  const name = Buffer.from('confirm');
  return Buffer.concat([Uint8Array.of(MESSAGE, NAME_MARK + name.length), name, pack({ proposal })]);
}
