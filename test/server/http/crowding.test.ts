import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOBBY_ROOM, PROTOCOL_VERSION } from '../../../shared/protocol';
import { BareSocket } from '../support/bareSocket';
import { ask } from '../support/http';
import { Product } from '../support/product';

const MOST = 20;
const ASSETS = join(__dirname, '..', '..', '..', 'dist', 'client', 'assets');

/** More than the machine itself takes for a connection that nobody reads. */
function longest(): string {
  const files = readdirSync(ASSETS).map((name) => ({ name, size: statSync(join(ASSETS, name)).size }));
  return files.reduce((most, file) => (file.size > most.size ? file : most)).name;
}

/** Replies of which nobody reads a word. */
async function deafTo(url: string, replies: number): Promise<Socket> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET /assets/${longest()} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(replies));
  return socket;
}

describe('an address has so many connections at the same time', () => {
  let product: Product;
  const deaf: Socket[] = [];
  beforeAll(async () => void (product = await Product.start({ SOCKETS_PER_ADDRESS: String(MOST) })));
  afterAll(async () => {
    for (const socket of deaf) socket.destroy();
    await product.stop();
  });

  const isLetIn = async () => {
    try {
      // A connection of its own each time.
      const headers = { connection: 'close' };
      return (await fetch(`${product.url}/healthz`, { headers })).status === 200;
    } catch {
      return false;
    }
  };

  test('one that reads nothing of its replies loses them, and is let in again', async () => {
    for (let i = 0; i < MOST; i++) deaf.push(await deafTo(product.url, 15));
    expect(await isLetIn()).toBe(false);
    while (!(await isLetIn())) await sleep(500);
  }, 45_000);
});

test('behind a proxy its sockets are counted, and no others', async () => {
  const product = await Product.start({ SOCKETS_PER_ADDRESS: '2', TRUST_PROXY: '1' });
  const sockets: BareSocket[] = [];
  try {
    const { body } = await ask(product, '/api/guest', { body: { name: 'Ann' } });
    const { token } = body as { token: string };
    const open = async (address: string) => {
      const options = { token, version: PROTOCOL_VERSION, filter: {} };
      sockets.push(await BareSocket.open(product.url, LOBBY_ROOM, options, { 'x-forwarded-for': address }));
    };
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await open(address);
    await expect(open('192.0.2.1:4567')).rejects.toThrow('429');
    expect((await ask(product, '/api/server')).status).toBe(200);
    sockets[0]!.end();
    await sockets[0]!.ended();
    // The server hears of it a moment later.
    while (sockets.length < 4) await open('192.0.2.1').catch(() => undefined);
  } finally {
    for (const socket of sockets) socket.end();
    await product.stop();
  }
});

test('files of the page and probes may be asked for ten times as often as the rest, and no more', async () => {
  const product = await Product.start({ REQUESTS_PER_MINUTE: '4' });
  try {
    const statuses = [];
    for (let i = 0; i < 45; i++) statuses.push((await ask(product, i % 2 ? '/' : '/healthz')).status);
    expect(statuses.slice(0, 40)).toEqual(Array<number>(40).fill(200));
    expect(statuses).toContain(429);
  } finally {
    await product.stop();
  }
});

(existsSync('/proc/self/fd') ? test : test.skip)(
  'whoever hangs up on replies that they asked for at once leaves no file open',
  async () => {
    const product = await Product.start();
    const open = () => readdirSync(`/proc/${product.pid}/fd`).length;
    try {
      const before = open();
      const deaf = await Promise.all(Array.from({ length: 20 }, () => deafTo(product.url, 15)));
      while (open() < before + deaf.length) await sleep(10);
      for (const socket of deaf) socket.resetAndDestroy();
      while (open() > before + deaf.length / 2) await sleep(10);
    } finally {
      await product.stop();
    }
  },
);
