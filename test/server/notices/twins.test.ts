import { gamesFrom, type Games } from '../../../shared/games';
import type { MyTablesReply } from '../../../shared/protocol';
import { mechs } from '../../../shared/games/mechs';
import { mechsKit } from '../../../shared/games/mechs/kit';
import { western } from '../../../shared/games/western';
import { westernKit } from '../../../shared/games/western/kit';
import { sqliteDatabase } from '../../support/databases';
import { Called, MINUTE } from '../support/called';
import { HOUR } from '../support/days';
import { ask } from '../support/http';
import type { Player } from '../support/player';
import { changedRules } from '../support/twins';

/** When Bob decides something in secret, and until when nobody may notice. */
interface Script {
  readonly phaseOfSecret: string;
  readonly until: string;
}

/** All that devices, the webhook and inboxes say of a match up to a moment, when something hidden differs. */
async function toldIn(
  { phaseOfSecret, until }: Script,
  games: Games,
  secret: 'first' | 'last',
): Promise<string> {
  const database = sqliteDatabase();
  const called = await Called.open(database, games);
  try {
    const people = [await called.person('Ann'), await called.person('Bob')];
    const hook = { address: `${called.service.origin}/hook`, language: 'fr' } as const;
    const matchId = await called.begun(people.map(({ player }) => player));
    await called.visit(people[0]!.player, matchId, async (there) => {
      expect(await there.request('webhook', hook)).toEqual({ ok: true });
    });
    const phaseOf = ({ view }: Player) => view!.open.phase as string;
    const inboxes: unknown[] = [];
    const inboxOf = async ({ token }: Player) => {
      const { body } = await ask(called.house, '/api/me/tables', { token });
      const { tables } = body as unknown as MyTablesReply;
      // To the minute: the clock of the test goes on while it waits for the start.
      return JSON.parse(JSON.stringify(tables), (key, value: unknown) =>
        key === 'deadline' ? Math.round(Number(value) / MINUTE) : value,
      ) as unknown;
    };
    for (let visits = 0, phase = ''; visits < 12 && phase !== until; visits++) {
      for (const { player } of people) {
        await called.visit(player, matchId, async (there) => {
          while (there.decision && phaseOf(there) !== until) {
            const { id, options, fallback } = there.decision;
            const isSecret = player.person.name === 'Bob' && phaseOf(there) === phaseOfSecret;
            await there.answer((isSecret && secret === 'last' ? options?.at(-1) : options?.[0]) ?? fallback);
            await there.sees(() => there.decision?.id !== id, 'what follows');
          }
          phase = phaseOf(there);
        });
        inboxes.push(await Promise.all(people.map((one) => inboxOf(one.player))));
      }
      await called.sent(HOUR / 2);
    }
    const sent = people.map(({ device }) => device.told);
    expect(sent.flat().length).toBeGreaterThan(2);
    // Whoever answered last may still be there when it is sent, and is not waited for then: nothing hidden decides that.
    const hooks = called.service.arrived.flatMap(({ path, body }) =>
      path === '/hook' ? [body.toString().replace('Ann et Bob', 'Ann')] : [],
    );
    expect(hooks.length).toBeGreaterThan(0);
    expect(JSON.stringify(inboxes)).toContain('"turn":{');
    return JSON.stringify({ sent, hooks, inboxes });
  } finally {
    await called.close();
    await database.dispose();
  }
}

describe('nothing hidden is in a call, a webhook or an inbox: twins read the same, byte by byte', () => {
  test('Mechs', async () => {
    const script = { phaseOfSecret: 'baseMines', until: 'program' };
    const gamesOf = (rules = mechs) => gamesFrom([{ ...mechsKit, rules }]);
    const told = await toldIn(script, gamesOf(), 'first');
    const reversed = changedRules(mechs, 'program', ({ hidden }) => void hidden.deck.reverse());
    expect(await toldIn(script, gamesOf(reversed), 'first')).toBe(told);
    expect(await toldIn(script, gamesOf(), 'last')).toBe(told);
  });

  test('Western', async () => {
    const script = { phaseOfSecret: 'keep', until: 'place' };
    const gamesOf = (rules = western) => gamesFrom([{ ...westernKit, rules }]);
    const told = await toldIn(script, gamesOf(), 'first');
    const reversed = changedRules(western, 'place', ({ hidden }) => void hidden.deck.reverse());
    expect(await toldIn(script, gamesOf(reversed), 'first')).toBe(told);
    expect(await toldIn(script, gamesOf(), 'last')).toBe(told);
  });
});
