import { addressesOf } from '../../../server/base/nameServers';
import { NameServer } from '../support/nameServer';

const V4 = { address: '93.184.215.14', family: 4 };
const V6 = { address: '2606:2800:21f::1', family: 6 };
const BYTES = {
  A: Buffer.from([93, 184, 215, 14]),
  AAAA: Buffer.from('26062800021f00000000000000000001', 'hex'),
};
/** Long after what is asked has answered. */
const LONG_MS = 60_000;
const HANGING = 64;

describe('where a name leads', () => {
  let names: NameServer;
  const ask = (name: string, withinMs = LONG_MS) => addressesOf(name, { withinMs, servers: [names.address] });

  beforeAll(async () => {
    names = await NameServer.open((name, type) => {
      if (name.startsWith('hangs')) return undefined;
      if (name === 'half.example.com' && type === 'AAAA') return undefined;
      if (name === 'four.example.com' && type === 'AAAA') return [];
      if (name === 'many.example.com') return Array.from({ length: 20 }, () => BYTES[type]);
      return name === 'none.example.com' ? 'unknown' : [BYTES[type]];
    });
  });
  afterAll(() => names.close());

  test('both kinds of addresses, those that everybody can reach first', async () => {
    expect(await ask('both.example.com')).toEqual([V4, V6]);
    expect(await ask('four.example.com')).toEqual([V4]);
    await expect(ask('none.example.com')).rejects.toThrow();
    // Of a name that has very many only so many are knocked at.
    expect((await ask('many.example.com')).length).toBe(8);
  });

  test('a name server that never tells of one kind keeps nobody from the other', async () => {
    expect(await ask('half.example.com')).toEqual([V4]);
  });

  test('names that nobody answers for keep no other waiting, and are not asked after longer than is said', async () => {
    let ended = 0;
    const hanging = Array.from({ length: HANGING }, (_, i) =>
      ask(`hangs${i}.example.com`, 5000).catch(() => ++ended),
    );
    for (let i = 0; i < 5; i++) expect(await ask(`fine${i}.example.com`)).toContainEqual(V4);
    expect(ended).toBe(0);
    await Promise.all(hanging);
    expect(ended).toBe(HANGING);
    expect(names.left).toBeGreaterThanOrEqual(HANGING);
  });
});
