import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOBBY_ROOM, PROTOCOL_VERSION, QUEUE_ROOM } from '../../../shared/protocol';
import { BareSocket } from '../support/bareSocket';
import { busySeconds, METRICS_TOKEN } from '../support/busy';
import { ask } from '../support/http';
import { Product } from '../support/product';

const AT_ONCE = 5000;
const MASK = [1, 2, 3, 4];
/** Frames as they are on the wire, each of them masked. */
const EMPTY = {
  pings: [0x89, 0x80, ...MASK],
  pongs: [0x8a, 0x80, ...MASK],
  'messages with nothing in them': [0x82, 0x80, ...MASK],
};
const CRUMB = [0x00, 0x81, ...MASK, 0x00];

let product: Product;
const bare: BareSocket[] = [];
/** Opened first of all: there it is to wait for. */
let silent: BareSocket;
beforeAll(async () => {
  product = await Product.start({ METRICS_TOKEN });
  silent = await open(LOBBY_ROOM, { filter: {} });
  bare.pop();
});
afterEach(() => bare.splice(0).forEach((socket) => socket.end()));
afterAll(async () => {
  silent.end();
  await product.stop();
});

async function open(room: string, options: object): Promise<BareSocket> {
  const { body } = await ask(product, '/api/guest', { body: { name: 'Vandal' } });
  const { token } = body as { token: string };
  const socket = await BareSocket.open(product.url, room, { token, version: PROTOCOL_VERSION, ...options });
  bare.push(socket);
  return socket;
}

/** Goes on until nobody listens any more. */
async function flood(socket: BareSocket, bytes: Buffer): Promise<void> {
  while (await socket.writeRaw(bytes));
}

describe('a connection that floods below the rooms is cut', () => {
  test.each(Object.entries(EMPTY))('with %s', async (_name, frame) => {
    const socket = await open(LOBBY_ROOM, { filter: {} });
    socket.join();
    // Nor does it hear a polite end.
    socket.stopReading();
    await flood(socket, Buffer.alloc(frame.length * AT_ONCE, Buffer.from(frame)));
    expect((await ask(product, '/healthz')).status).toBe(200);
  });

  test('with crumbs of messages', async () => {
    const socket = await open(LOBBY_ROOM, { filter: {} });
    socket.join();
    const last = Buffer.from(CRUMB);
    last[0] = 0x80;
    const first = Buffer.from(CRUMB);
    first[0] = 0x02;
    // A whole message of the smallest pieces; its first byte is that of a ping.
    first[6] = 18 ^ MASK[0]!;
    const message = Buffer.concat([first, Buffer.alloc(CRUMB.length * 4000, Buffer.from(CRUMB)), last]);
    await flood(socket, message);
  });

  test('with messages where there is no room: none is read, and it takes the server no time', async () => {
    const { hostname, port } = new URL(product.url);
    const upgrade = [
      'GET /process/ABCDEFGHI?sessionId=nobody HTTP/1.1',
      'Host: arena.test',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      '\r\n',
    ].join('\r\n');
    const frame = EMPTY['messages with nothing in them'];
    const packet = Buffer.concat([
      Buffer.from(upgrade),
      Buffer.alloc(frame.length * AT_ONCE * 2, Buffer.from(frame)),
    ]);
    const before = await busySeconds(product);
    for (let n = 0; n < 400; n++) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined).resume();
      const ended = new Promise((resolve) => socket.once('close', resolve));
      socket.write(packet);
      await ended;
    }
    expect((await busySeconds(product)) - before).toBeLessThan(1);
  });
});

test('who does not read is gone soon, also if they say all the time that they are there', async () => {
  const waiting = async () => ((await ask(product, '/api/queue')).body as { waiting: number }).waiting;
  const deaf = await open(QUEUE_ROOM, { wish: {} });
  deaf.join();
  while ((await waiting()) === 0) await sleep(20);
  deaf.stopReading();
  const talking = setInterval(() => deaf.pong(), 200);
  try {
    while ((await waiting()) > 0) await sleep(200);
  } finally {
    clearInterval(talking);
  }
}, 20_000);

test('who never says that they are in is gone soon', async () => {
  await silent.ended();
}, 15_000);
