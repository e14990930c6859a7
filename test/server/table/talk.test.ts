import { CHAT_LENGTH } from '../../../shared/protocol';
import { House } from '../support/house';
import type { Player } from '../support/player';
import { settle } from '../support/testPorts';

describe('talk at the table', () => {
  let house: House;
  beforeEach(async () => (house = await House.open()));
  afterEach(() => house.close());

  const heard = (player: Player) =>
    player.chat.map((line) => ('text' in line ? line.text : `*${line.phrase}`));

  test('words and canned phrases reach everybody, and those who come later', async () => {
    const { matchId, players } = await house.started();
    const [a, b] = players as [Player, Player];
    expect(await a.request('chat', { text: '  good luck!  ' })).toEqual({ ok: true });
    expect(await b.request('chat', { phrase: 'thanks' })).toEqual({ ok: true });
    const watcher = await house.person().join(matchId, { watch: true });
    for (const player of [a, b, watcher]) {
      await player.sees(() => player.chat.length === 2, 'both lines');
      expect(heard(player)).toEqual(['good luck!', '*thanks']);
    }
    expect(a.chat[0]).toEqual({ seat: 0, name: a.person.name, at: house.ports.now(), text: 'good luck!' });
    expect(await watcher.request('chat', { text: 'hello' })).toEqual({ ok: false, code: 'not-seated' });
  });

  test.each([
    { text: '' },
    { text: '   ' },
    { text: '\u200b \u3164' },
    { text: '\ufffc' },
    { text: 'x'.repeat(CHAT_LENGTH + 1) },
    { phrase: 'rude' },
    {},
    { text: 5 },
  ])('%p is refused', async (words) => {
    const { players } = await house.started();
    expect(await players[0]!.request('chat', words as never)).toEqual({ ok: false, code: 'malformed' });
  });

  test('a line stays in its row: it turns no direction and piles no marks', async () => {
    const { players } = await house.started();
    const [a] = players as [Player];
    for (const text of ['\u202eback\u2066wards', 'two\nrows', `Z${'\u0301'.repeat(100)}`])
      expect(await a.request('chat', { text })).toEqual({ ok: true });
    await a.sees(() => a.chat.length === 3, 'all lines');
    expect(heard(a)).toEqual(['backwards', 'two rows', `Z${'\u0301'.repeat(3)}`]);
    expect(await a.request('chat', { text: '\u202e\u0301' })).toEqual({ ok: false, code: 'malformed' });
  });

  test('who talks too fast has to wait', async () => {
    const { players } = await house.started();
    const [a] = players as [Player];
    const replies = [];
    for (let i = 0; i < 7; i++) replies.push((await a.request('chat', { text: `line ${i}` })).ok);
    expect(replies).toEqual([true, true, true, true, true, false, false]);
    await house.ports.advance(2000);
    expect(await a.request('chat', { text: 'again' })).toEqual({ ok: true });
  });

  test('muted and blocked people are not heard, by those alone who asked for it', async () => {
    const { matchId, players } = await house.started({ seats: 3 });
    const [a, b, c] = players as [Player, Player, Player];
    expect(await b.request('mute', { seat: 0, on: true })).toEqual({
      ok: true,
      result: { muted: [0], blocked: [] },
    });
    expect(await c.request('block', { seat: 0, on: true })).toEqual({
      ok: true,
      result: { muted: [], blocked: [0] },
    });
    await a.request('chat', { text: 'one' });
    await c.request('chat', { text: 'two' });
    await b.sees(() => b.chat.length === 1, 'a line');
    expect([heard(a), heard(b), heard(c)]).toEqual([['one', 'two'], ['two'], ['two']]);
    await c.leave();
    await c.join(matchId);
    await c.sees(() => c.chat.length === 1, 'the lines so far');
    expect([heard(c), c.welcome?.blocked]).toEqual([['two'], [0]]);
    expect(await c.request('block', { seat: 0, on: false })).toMatchObject({ ok: true });
    expect(await b.request('mute', { seat: 1, on: true })).toEqual({ ok: false, code: 'not-allowed' });
  });

  test('a server can do without', async () => {
    await house.close();
    house = await House.open({ env: { CHAT: 'off' } });
    const { players } = await house.started();
    expect(players[0]!.table.chat).toBe(false);
    expect(await players[0]!.request('chat', { phrase: 'hello' })).toEqual({ ok: false, code: 'chat-off' });
    await settle();
    expect(players[1]!.chat).toEqual([]);
  });
});
