import '../support/wire';
import { games } from '../../../shared/games';
import type { GuestReply, MoveReply, TableReply, TableSettings } from '../../../shared/protocol';
import { ask } from '../support/http';
import { Player } from '../support/player';
import { Product } from '../support/product';
import { Seeker } from '../support/seeker';
import { until } from '../support/testPorts';

const SECOND = 1000;
const HOUR = 3_600_000;

/** So few that a clock set back by seconds would use them up, and one guess comes back in half a minute. */
const LIMITS = { INTENTS_PER_SECOND: '5', GUESSES_PER_MINUTE: '2' };

describe('a clock that is set while people play', () => {
  let product: Product;
  const people: Player[] = [];
  beforeAll(async () => void (product = await Product.start(LIMITS, { settableClock: true })));
  afterEach(async () => {
    for (const player of people.splice(0)) player.disconnect();
    await product.setClock(0);
  });
  afterAll(() => product.stop());

  async function guest(name: string): Promise<Player> {
    const { body } = await ask(product, '/api/guest', { body: { name } });
    const { token, person } = body as unknown as GuestReply;
    const player = new Player(product.url, person, token);
    people.push(player);
    return player;
  }

  async function started(settings: Partial<TableSettings>): Promise<[Player, Player]> {
    const [a, b] = [await guest('Ada'), await guest('Bob')];
    const { body } = await ask(product, '/api/tables', { token: a.token, body: settings });
    const { matchId } = body as unknown as TableReply;
    await a.join(matchId);
    await b.join(matchId);
    await Promise.all([a.asks('pilot'), b.asks('pilot')]);
    return [a, b];
  }

  test.each([-5 * SECOND, -90 * SECOND, -HOUR, HOUR])(
    'by %i ms: nobody is cut off or refused for it',
    async (shift) => {
      const [a, b] = await started({ clock: 'relaxed' });
      await product.setClock(shift);
      for (const player of [a, b]) {
        expect(await player.request('resume', {})).toEqual({ ok: true });
        expect(player.closed).toBeUndefined();
      }
      expect((await ask(product, '/api/server')).status).toBe(200);
      expect((await ask(product, '/api/me', { token: a.token })).status).toBe(200);
      expect((await guest('Cat')).token).toEqual(expect.any(String));
    },
  );

  test.each([-HOUR, HOUR])(
    'by %i ms: the clocks of a match go on, and pages show what is left',
    async (shift) => {
      const begun = performance.now();
      const [a, b] = await started({ clock: 'standard' });
      const allowed = games.standard.table.seconds.standard!.other * SECOND;
      /** What is left as a page shows it, which knows the server's clock from its welcome. */
      const shown = ({ table, welcome }: Player, seat: number) => table.seats[seat]!.deadline! - welcome!.now;
      const { id } = a.decision!;
      expect((await a.answer(a.decision!.fallback)).ok).toBe(true);
      await product.setClock(shift);
      expect(await a.request('retract', { id })).toEqual({ ok: true });
      await a.asks('pilot');
      expect(shown(a, 0)).toBeLessThanOrEqual(allowed + performance.now() - begun);
      // The next question starts a clock after the clock was set.
      for (const player of [a, b]) expect((await player.answer(player.decision!.fallback)).ok).toBe(true);
      const seat = await a.sees(() => {
        const asked = a.table.seats.findIndex(({ deadline }) => deadline !== undefined);
        return a.view?.open.phase === 'bases' && asked >= 0 && ([asked] as const);
      }, 'the next clock');
      expect(shown(a, seat[0])).toBeGreaterThanOrEqual(allowed);
      expect(shown(a, seat[0])).toBeLessThanOrEqual(allowed + performance.now() - begun);
      await b.join(a.welcome!.matchId);
      expect(shown(b, seat[0])).toBeLessThanOrEqual(allowed);
      expect(shown(b, seat[0])).toBeGreaterThanOrEqual(allowed - (performance.now() - begun));
    },
  );

  test('in the queue nobody is out before their time, or waits for hours', async () => {
    const [a, b, c] = await Promise.all(['Ann', 'Ben', 'Cas'].map(guest));
    const seekers = [a!, b!].map((player) => new Seeker(player, { confirms: false }));
    for (const seeker of seekers) await seeker.seek({ seats: 2 });
    const proposal = await until(() => seekers[1]!.proposals[0], 'a proposal');
    const third = await new Seeker(c!).seek({ seats: 4 });
    await product.setClock(HOUR);
    // It looks at its queue each second, and tells those who wait.
    for (let look = 0; look < 2; look++) {
      third.status = undefined;
      expect((await until(() => third.status, 'a look at the queue')).waitedSeconds).toBeLessThan(30);
    }
    for (const seeker of seekers)
      expect(await seeker.ask('confirm', { proposal: proposal.proposal })).toEqual({ ok: true });
    await Promise.all(seekers.map((seeker) => until(() => seeker.table, 'a table')));
    third.drop();
  });

  test('a code for another device is good for its five minutes', async () => {
    const [a] = await started({ clock: 'relaxed' });
    const reply = await a.request('moveCode', {});
    const { code } = (reply as unknown as { result: { code: string } }).result;
    await product.setClock(HOUR);
    const moved = await ask(product, '/api/move', { body: { code } });
    expect((moved.body as unknown as MoveReply).person).toEqual(a.person);
  });

  test('limits hold all the same: an hour ahead gives nobody more', async () => {
    const guess = async () => (await ask(product, '/api/tables/ZZZZZZ')).status;
    expect([await guess(), await guess(), await guess()]).toEqual([404, 404, 429]);
    await product.setClock(HOUR);
    expect(await guess()).toBe(429);
  });
});
