import './support/wire';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GuestReply, TableReply } from '../../shared/protocol';
import { readHouseRules } from '../../server/ruleset';
import { games } from '../../shared/games';
import { ask } from './support/http';
import { Player } from './support/player';
import { Product } from './support/product';

describe('RULESET_FILE', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pocket-arena-ruleset-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const fileWith = (text: string) => {
    const file = join(folder, 'ruleset.json');
    writeFileSync(file, text);
    return file;
  };

  test('replaces house values in new matches, and tells the page', async () => {
    const ruleset = {
      name: 'Tougher pilots, read otherwise',
      pilotHealth: 8,
      trackMaximum: 12,
      priceColumns: ['credits', 'energy'],
      weaponResources: { empMace: 'credits' },
      forceField: { most: 3, each: 1 },
    };
    const RULESET_FILE = fileWith(JSON.stringify(ruleset));
    const product = await Product.start({ RULESET_FILE });
    const { token, person } = (await ask(product, '/api/guest', { body: { name: 'Ada' } }))
      .body as unknown as GuestReply;
    const me = new Player(product.url, person, token);
    const made = await ask(product, '/api/tables', { token, body: { solo: true, clock: 'relaxed' } });
    await me.join((made.body as unknown as TableReply).matchId);
    await me.asks('pilot');
    expect(me.view?.open.seats[0]?.hp).toBe(8);
    expect(me.table.ruleset).toEqual(ruleset);
    await product.stop();
  });

  test('has an item for each game, or is for the first one', () => {
    const tougher = { name: 'Tougher pilots', pilotHealth: 8 };
    const read = (json: object) => [...readHouseRules(games, fileWith(JSON.stringify(json)))];
    expect(read(tougher)).toEqual([['mechs', tougher]]);
    expect(read({ western: { name: 'As it is' }, mechs: tougher })).toEqual([
      ['western', expect.objectContaining({ name: 'As it is' })],
      ['mechs', tougher],
    ]);
  });

  test.each([
    ['an unknown weapon', '{ "name": "x", "weapons": { "banana": { "normal": 1, "power": 2 } } }', /banana/],
    [
      'a missing figure',
      '{ "name": "x", "weapons": { "railgun": { "normal": 1 } } }',
      /weapons\.railgun\.power/,
    ],
    ['a figure out of range', '{ "name": "x", "pilotHealth": 99 }', /pilotHealth/],
    ['something that is not JSON', 'pilotHealth = 7', /is not JSON/],
  ])('%s stops the server at start with a sentence', async (_what, text, sentence) => {
    await expect(Product.start({ RULESET_FILE: fileWith(text) })).rejects.toThrow(sentence);
  });

  test('a file that is not there stops it as well', async () => {
    const RULESET_FILE = join(folder, 'nowhere.json');
    await expect(Product.start({ RULESET_FILE })).rejects.toThrow(/cannot be read/);
  });
});
