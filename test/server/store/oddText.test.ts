import { PROTOCOL_VERSION } from '../../../shared/protocol';
import { describeStores } from '../../support/databases';
import { House } from '../support/house';
import { ask, type Answer } from '../support/http';

const ADMIN_TOKEN = 'the-host-alone-knows-this-one';
const GUESSES = 4;
const WARNING = 40;

describeStores('text that not every store can keep', (database) => {
  let house: House;
  beforeEach(async () => {
    const env = { ADMIN_TOKEN, GUESSES_PER_MINUTE: String(GUESSES) };
    house = await House.open({ store: await database().open(), env });
  });
  afterEach(() => house.close());

  async function guest(name: string): Promise<{ id: string; token: string }> {
    const { body } = await ask(house, '/api/guest', { body: { name } });
    const { token, person } = body as { token: string; person: { id: string } };
    return { id: person.id, token };
  }

  const complaints = () =>
    house.logLines.filter((line) => (JSON.parse(line) as { level: number }).level >= WARNING);

  test('as an id it is one that nobody has, and nothing to write to the log', async () => {
    const { token, id } = await guest('Ann');
    const unknown = (code: string, status = 404): Answer => ({ status, body: { code } });
    const asked: [string, Parameters<typeof ask>[2], Answer][] = [
      ['/api/people/%00', {}, unknown('unknown-person')],
      ['/api/people/a%00b/matches', {}, unknown('unknown-person')],
      ['/api/tables/AAAA%00A', {}, unknown('unknown-code')],
      ['/api/matches/%00', {}, unknown('unknown-table')],
      ['/api/blocks/%00', { method: 'PUT', token }, unknown('unknown-person')],
      ['/api/reports', { token, body: { person: '\0', reason: 'other' } }, unknown('unknown-person')],
      [
        '/api/reports',
        { token, body: { person: id, matchId: '\0', reason: 'other' } },
        unknown('malformed', 400),
      ],
      ['/api/admin/bans', { token: ADMIN_TOKEN, body: { person: '\0' } }, unknown('unknown-person')],
      ['/api/admin/bans/%00', { token: ADMIN_TOKEN, method: 'DELETE' }, unknown('unknown-person')],
      ['/api/admin/people/%00', { token: ADMIN_TOKEN, method: 'DELETE' }, unknown('unknown-person')],
      ['/api/admin/reports/%00', { token: ADMIN_TOKEN, method: 'DELETE' }, unknown('malformed', 400)],
    ];
    for (const [path, request, answer] of asked)
      expect([path, await ask(house, path, request)]).toEqual([path, answer]);
    expect((await ask(house, '/api/blocks/%00', { method: 'DELETE', token })).status).toBe(204);
    for (const matchId of ['\0', '\ud800']) {
      const body = { matchId, token, version: PROTOCOL_VERSION };
      const joined = await ask(house, '/matchmake/joinOrCreate/match', { body });
      expect(joined.body).toMatchObject({ error: 'unknown-table' });
    }
    expect(complaints()).toEqual([]);
  });

  test('as the id of a match it is a guess like any other', async () => {
    const statuses: number[] = [];
    for (let i = 0; i <= GUESSES; i++) statuses.push((await ask(house, `/api/matches/%00${i}`)).status);
    expect(statuses).toEqual([...Array.from({ length: GUESSES }, () => 404), 429]);
  });

  test('in words it is left out', async () => {
    const [by, whom] = [await guest('Ann'), await guest('Ben')];
    const report = { person: whom.id, reason: 'other', words: 'a\0b\ud800c 😀' };
    expect((await ask(house, '/api/reports', { token: by.token, body: report })).status).toBe(204);
    const { body } = await ask(house, '/api/admin/reports', { token: ADMIN_TOKEN });
    expect(body).toMatchObject({ reports: [{ words: 'abc 😀' }] });
    const { players } = await house.started();
    const [a, b] = players;
    expect(await a!.request('chat', { text: 'x\0y' })).toEqual({ ok: true });
    await b!.sees(() => b!.chat.length === 1, 'the line');
    expect(b!.chat).toMatchObject([{ text: 'xy' }]);
    expect(await a!.request('chat', { text: '\0' })).toEqual({ ok: false, code: 'malformed' });
    expect(complaints()).toEqual([]);
  });
});
