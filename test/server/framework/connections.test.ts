import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { ask } from '../support/http';
import { Product } from '../support/product';

const FRIEND = 'https://friend.example';
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
  product = await Product.start({ ALLOWED_ORIGINS: FRIEND });
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
