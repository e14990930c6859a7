import { inlineThinker } from '../../../server/bots';
import { quickRandom, type Game, type Input, type View } from '../../../shared/core';
import { gamesFrom, type AnyKit, type Games } from '../../../shared/games';
import type { Refused } from '../../../shared/games/kit';
import { westernKit } from '../../../shared/games/western/kit';
import type { WesternTypes } from '../../../shared/games/western/types';
import { raidKit } from '../../games/raid/kit';
import { gamesWithRaid } from '../../games/raid/list';
import { raid } from '../../games/raid/rules';
import type { RaidDecisions, RaidTable, RaidTypes } from '../../games/raid/types';
import { House } from '../support/house';
import { inStep, playOn } from '../support/play';
import type { Player } from '../support/player';
import { compare, type Twin, type Variant } from '../support/twins';

const viewOf = (player: Player) => player.view as unknown as View<RaidTypes>;
const thinker = inlineThinker(gamesWithRaid);

describe.each([westernKit, raidKit] as AnyKit[])(
  'a table of $rules.id',
  ({ rules: { id: game, isOver } }) => {
    let house: House;
    beforeAll(
      async () => (house = await House.open({ seed: 9, services: { games: gamesWithRaid, bots: thinker } })),
    );
    afterAll(() => house.close());

    test.each([2, 4])(
      '%i people play to the end and see the same, and so does who comes late',
      async (seats) => {
        const random = quickRandom(seats);
        const { matchId, players } = await house.started({ game, seats });
        const watcher = await house.person().join(matchId, { watch: true });
        await playOn(players, random, {
          before: async (count) => {
            if (count % 4 !== 3) return;
            const player = players[random.below(seats)]!;
            player.disconnect();
            await player.join(matchId);
          },
        });
        await inStep([...players, watcher]);
        const late = await house.person().join(matchId, { watch: true });
        for (const player of [...players, watcher, late]) {
          expect(player.table).toMatchObject({ phase: 'over', ending: 'finished', settings: { game } });
          expect(player.view!.open).toEqual(players[0]!.view!.open);
          expect(isOver(player.view!.open)).toBe(true);
        }
        expect(watcher.events.at(-1)).toEqual(players[0]!.events.at(-1));
      },
    );

    test('bots take seats, and answer like anybody else', async () => {
      const { players } = await house.started({ game, seats: 3, bots: ['rookie', 'veteran'] });
      const [me] = players as [Player];
      const random = quickRandom(3);
      while (me.table.phase !== 'over') {
        if (me.decision) expect(await me.answerAnyhow(random)).toEqual({ ok: true });
        else await house.ports.advance(1000);
      }
      expect(me.table.seats.map(({ control }) => control)).toEqual(['person', 'bot', 'bot']);
      expect(me.table.ending).toBe('finished');
    });
  },
);

describe('refusals of Western', () => {
  /** Whatever is asked, these are no answers to it. */
  const NONE = [
    { place: 9 },
    { place: 1, spot: 'influence' },
    { place: 2, spot: 'porch', side: 'left' },
    { place: 3, spot: 'number' },
    { place: 3, spot: 'influence', side: 'left' },
    ...[1, 2, 3, 4, 5].map((place) => ({ place, waive: ['law', 'law', 'law', 'law', 'law'] })),
  ];

  test('come with the exact rule, that of the seat’s own view of the table', async () => {
    const house = await House.open({ seed: 12 });
    const { players } = await house.started({ game: 'western', seats: 3 });
    const rules = new Set<string>();
    const tried = new Set<string>();
    await playOn(players, quickRandom(5), {
      answers: 60,
      before: async () => {
        for (const player of players) {
          const { decision, view, viewer } = player;
          if (!decision || viewer === 'spectator') continue;
          const { id, kind, options } = decision as unknown as Asked;
          for (const [i, answer] of NONE.entries()) {
            if (tried.has(`${kind} ${i}`)) continue;
            tried.add(`${kind} ${i}`);
            const input: Input = { type: 'answer', seat: viewer, id, answer };
            const refused: Refused = { code: 'illegal', input, question: { kind, options } };
            const rule = westernKit.ruleBehind!(view as unknown as View<WesternTypes>, refused);
            expect(await player.request('answer', { id, answer })).toEqual({
              ok: false,
              code: 'illegal',
              rule,
            });
            rules.add(rule);
          }
          await house.ports.advance(1000);
        }
      },
    });
    expect([...rules]).toEqual(
      expect.arrayContaining(['W2.4', 'W3.3', 'W4.3', 'W1.3', 'W5.1', 'W5.2', 'W5.3', 'W10.3', 'S50']),
    );
    const [a] = players as [Player];
    expect(await a.request('retract', { id: 1 })).toEqual({ ok: false, code: 'no-decision', rule: 'S79' });
    await house.close();
  });
});

interface Asked {
  readonly id: number;
  readonly kind: string;
  readonly options: readonly unknown[];
}

describe('standing orders of a game that the product has never seen', () => {
  test('are the seat’s own, and refused by the words of its rules', async () => {
    const house = await House.open({ seed: 4, services: { games: gamesWithRaid } });
    const { players } = await house.started({ game: 'raid', seats: 2 });
    const [a, b] = players as [Player, Player];
    expect(await a.request('arrange', { arrangement: 'high' })).toEqual({ ok: true });
    expect(await a.request('arrange', { arrangement: 'far too long a note' })).toMatchObject({
      code: 'illegal',
    });
    expect(await a.request('arrange', { arrangement: 7 })).toMatchObject({ code: 'malformed' });
    await inStep(players);
    expect(viewOf(a).own!.note).toBe('high');
    expect(viewOf(b).own!.note).toBe('');
    expect(JSON.stringify(b.room.state)).not.toContain('high');
    await house.close();
  });
});

/** The first card of the hand, or the last: two different secrets. */
type Choose = (options: readonly unknown[]) => unknown;
const first: Choose = (options) => options[0];
const last: Choose = (options) => options.at(-1);

const optionsOf = ({ decision }: Player) => (decision as unknown as { options: unknown[] }).options;

/** Everybody lays a card; the one with the secret first, so that it is held while the others think. */
async function layCards({ players, other, step }: Twin, choose: Choose): Promise<void> {
  for (const player of [other!, ...players.filter((one) => one !== other)]) {
    if (!player.decision) continue;
    expect(await player.answer((player === other ? choose : first)(optionsOf(player)))).toEqual({ ok: true });
    await step();
  }
}

/** Raid with something hidden changed once the cards lie there. */
function changedRaid(change: (g: RaidTable) => void): Games {
  const rules: Game<RaidTypes> = {
    ...raid,
    *step(g) {
      const before = g.open.phase;
      yield* raid.step(g);
      if (before === 'hide') change(g);
    },
  };
  return gamesFrom([{ ...raidKit, rules }]);
}

const games = gamesFrom([raidKit]);
const bots = inlineThinker(games);
const raidTwin = (play: Variant['play'], list = games): Variant => ({ games: list, bots, play });

const CASES: { name: string; a: Variant; b: Variant }[] = [
  {
    name: 'which card another has laid',
    a: raidTwin((twin) => layCards(twin, first)),
    b: raidTwin((twin) => layCards(twin, last)),
  },
  {
    name: 'what another has noted, drafted and taken back on the way',
    a: raidTwin((twin) => layCards(twin, first)),
    b: raidTwin(async (twin) => {
      const other = twin.other!;
      const { id } = other.decision!;
      const options = optionsOf(other);
      expect(await other.request('arrange', { arrangement: 'a plan' })).toEqual({ ok: true });
      expect(await other.request('draft', { id, draft: options[1] as never })).toEqual({ ok: true });
      await layCards(twin, first);
    }),
  },
  {
    name: 'the face-down deck, and another’s hand',
    a: raidTwin((twin) => layCards(twin, first)),
    b: raidTwin(
      (twin) => layCards(twin, first),
      changedRaid(({ hidden, secrets }) => {
        hidden.deck.reverse();
        secrets.at(-1)!.hand.reverse();
      }),
    ),
  },
];

describe('the secrecy gate of a game that the product has never seen', () => {
  test.each(CASES)('$name', async ({ a, b }) => {
    for (const party of [
      { seats: 2, other: 1 },
      { seats: 3, other: 2, bots: [] },
      { seats: 4, other: 1, bots: ['veteran', 'rookie'] as const },
    ]) {
      // The rules change what the last seat holds.
      if (b.games !== games && party.bots?.length) continue;
      expect(await compare(a, b, party)).toEqual([]);
    }
  });

  test('the same comparison sees a difference once the cards are turned up', async () => {
    const reveal = (choose: Choose) =>
      raidTwin(async (twin) => {
        await layCards(twin, choose);
        while (viewOf(twin.spectator).open.played.length === 0) {
          const asked = twin.players.find(({ decision }) => decision)!;
          expect(await asked.answer(false satisfies RaidDecisions['risk']['answer'])).toEqual({ ok: true });
          await twin.step();
        }
      });
    const party = { seats: 2, other: 1 };
    expect(await compare(reveal(first), reveal(last), party)).toEqual(['0', 'spectator']);
  });

  test('a leak that is planted is found', async () => {
    const leaky = changedRaid(({ open, secrets }) => {
      open.coinsPlaced = secrets.at(-1)!.laid!;
    });
    const party = { seats: 2, other: 1 };
    const leak = (choose: Choose) => raidTwin((twin) => layCards(twin, choose), leaky);
    expect(await compare(leak(first), leak(last), party)).toEqual(['0', 'spectator']);
  });
});
