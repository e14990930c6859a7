import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import type { EngineListed } from '../../../shared/protocol';
import { ask } from '../support/http';
import { Product } from '../support/product';

const FRIEND = 'https://friend.example';
const METRICS_TOKEN = 'whoever-counts-memory';
const UPGRADE = [
  'GET /process/room HTTP/1.1',
  'Host: play.example',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
];

/** What somebody says and then falls silent, without ever hanging up. */
const OPENINGS = {
  nothing: '',
  'half a request line': 'GET /api/ser',
  'headers without an end': 'GET / HTTP/1.1\r\nHost: play.example\r\n',
  'a socket for a page of another site': [...UPGRADE, 'Origin: https://foreign.example', '', ''].join('\r\n'),
};

let product: Product;
/** Opened first of all: what is slow here is to wait for. */
const silent = new Map<string, Promise<Socket[]>>();

beforeAll(async () => {
  product = await Product.start({ ALLOWED_ORIGINS: FRIEND, METRICS_TOKEN });
  for (const [name, said] of Object.entries(OPENINGS))
    silent.set(name, Promise.all(Array.from({ length: 75 }, () => opened(said))));
});
afterAll(async () => {
  for (const sockets of silent.values()) for (const socket of await sockets) socket.destroy();
  await product.stop();
});

async function opened(said: string): Promise<Socket> {
  const { port, hostname } = new URL(product.url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  await once(socket, 'connect');
  // Where the other end is really gone, more words are answered by a reset; where it is half open they are taken.
  socket.on('end', () => {
    const talking = setInterval(() => socket.write('x'), 50);
    socket.on('close', () => clearInterval(talking));
  });
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(said);
  return socket;
}

async function megabytes(): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(`${product.url}/metrics`, { headers })).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]) / 2 ** 20;
}

test('engines that are asked for and not read are in the memory once', async () => {
  const { port, hostname } = new URL(product.url);
  const [{ game, rulesVersion, hash }] = (await (await fetch(`${product.url}/engines`)).json()) as [
    EngineListed,
  ];
  const wanted = `GET /engines/${game}-${rulesVersion}-${hash}.mjs HTTP/1.1\r\nHost: play.example\r\n\r\n`;
  const before = await megabytes();
  const deaf = await Promise.all(
    Array.from({ length: 120 }, async () => {
      const socket = connect({ port: Number(port), host: hostname }).pause();
      // More than the machine itself holds back for a connection.
      socket.on('error', () => undefined).write(wanted.repeat(12));
      await once(socket, 'readable');
      return socket;
    }),
  );
  const after = await megabytes();
  for (const socket of deaf) socket.destroy();
  expect(after - before).toBeLessThan(60);
});

test.each(['GET', 'POST', 'PUT', 'DELETE'])('a page of ALLOWED_ORIGINS may use %s', async (method) => {
  const { status, headers } = await fetch(`${product.url}/api/blocks/somebody`, {
    method: 'OPTIONS',
    headers: { origin: FRIEND, 'access-control-request-method': method },
  });
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(FRIEND);
  expect(headers.get('access-control-allow-methods')?.split(',')).toContain(method);
});

test.each(Object.keys(OPENINGS))(
  'who says %s and then falls silent is hung up on within a quarter of a minute',
  async (name) => {
    for (const socket of await silent.get(name)!)
      if (!socket.closed) await new Promise((resolve) => socket.on('close', resolve));
    expect((await ask(product, '/healthz')).status).toBe(200);
  },
  15_000,
);
