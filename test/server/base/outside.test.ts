import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Outside } from '../../../server/base/outside';
import { isPublicAddress } from '../../../server/base/publicAddress';
import { keysFrom, pushKeys } from '../../../server/notices';
import { PushService } from '../support/pushService';
import { TestPorts } from '../support/testPorts';

const LETTER = { headers: {}, body: 'x' };

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.168.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:8.8.8.8', 'fc00::1'],
  ...[
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
    'x',
  ],
])('%s is nothing public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

describe('an address that somebody gave', () => {
  const private4 = [{ address: '127.0.0.1', family: 4 }];
  const public4 = [{ address: '93.184.215.14', family: 4 }];

  test.each([
    ...[
      'https://127.0.0.1/',
      'https://0x7f.1/',
      'https://2130706433/',
      'https://[::ffff:127.0.0.1]/',
      'https://10.0.0.1/',
    ],
    ...[
      'https://localhost/',
      'https://localhost./',
      'https://nas/',
      'https://nas.local/',
      'https://db.internal/',
    ],
    ...[
      'http://push.example.com/',
      'https://push.example.com:8443/',
      'https://u:p@push.example.com/',
      'ftp://x.org/',
      '',
    ],
    `https://push.example.com/${'x'.repeat(2000)}`,
    'https://push.example.com/\0',
  ])('%s is not taken', async (address) => {
    const outside = new Outside({ resolve: () => Promise.resolve(public4) });
    expect(outside.accepts(address)).toBe(false);
    expect(await outside.post(address, LETTER)).toBe('not-public');
  });

  test('what its name leads to counts when connecting, and nobody learns of it before', async () => {
    const answers = [private4, [...public4, ...private4]];
    const outside = new Outside({ resolve: () => Promise.resolve(answers.shift()!) });
    expect(outside.accepts('https://push.example.com/')).toBe(true);
    expect(answers.length).toBe(2);
    expect(await outside.post('https://push.example.com/', LETTER)).toBe('not-public');
    expect(await outside.post('https://push.example.com/', LETTER)).toBe('not-public');
    expect(answers).toEqual([]);
    const unknown = new Outside({ resolve: () => Promise.reject(new Error('no such name')) });
    expect(await unknown.post('https://push.example.com/', LETTER)).toBe('silent');
  });

  test('that announces its answer again and again is not listened to', async () => {
    let isCut = false;
    const service = createServer((socket) => {
      socket.on('error', () => undefined).on('close', () => (isCut = true));
      socket.once('data', () => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(10)));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    try {
      const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
      // Long before its time is over.
      const outside = new Outside({ exempt: [origin], timeLimitMs: 600_000 });
      expect(await outside.post(`${origin}/`, LETTER)).toBe('silent');
      while (!isCut) await new Promise((resolve) => setTimeout(resolve, 5));
    } finally {
      await new Promise((resolve) => service.close(resolve));
    }
  });

  test('that changes to another protocol has not answered, and is done with', async () => {
    const service = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () =>
        socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
      );
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    try {
      const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
      const outside = new Outside({ exempt: [origin], timeLimitMs: 600_000 });
      expect(await outside.post(`${origin}/`, LETTER)).toBe('silent');
    } finally {
      await new Promise((resolve) => service.close(resolve));
    }
  });

  test('is waited for so long and no longer, and nothing follows a redirect', async () => {
    const service = await PushService.open();
    try {
      const outside = new Outside({ exempt: [service.origin], timeLimitMs: 200 });
      const { origin } = service;
      service.manner = (path) =>
        path === '/hangs' ? 'silent' : { status: 302, headers: { location: '/two' } };
      expect(await outside.post(`${origin}/one`, LETTER)).toEqual({ status: 302, retryAfterMs: undefined });
      const began = performance.now();
      expect(await outside.post(`${origin}/hangs`, LETTER)).toBe('silent');
      expect(performance.now() - began).toBeGreaterThan(150);
      expect(service.arrived.map(({ path }) => path)).toEqual(['/one', '/hangs']);
      // The same place is nothing public to whoever was not told otherwise.
      expect(await new Outside().post(`${origin}/one`, LETTER)).toBe('not-public');
    } finally {
      await service.close();
    }
  });
});

test('the key that calls people is made once, for this user alone; of one signing key every node makes the same', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'arena-push-'));
  try {
    const made = pushKeys({ DATA_DIR, SIGNING_KEY: undefined }, new TestPorts(1));
    expect(pushKeys({ DATA_DIR, SIGNING_KEY: undefined }, new TestPorts(2))).toEqual(made);
    expect(statSync(join(DATA_DIR, 'push.key')).mode & 0o777).toBe(0o600);
    const SIGNING_KEY = 'one key for all nodes, and long enough';
    const shared = pushKeys({ DATA_DIR: '/nonexistent', SIGNING_KEY }, new TestPorts(3));
    expect(shared).toEqual(keysFrom(Buffer.from(SIGNING_KEY)));
    expect(shared).not.toEqual(made);
  } finally {
    rmSync(DATA_DIR, { recursive: true });
  }
});
