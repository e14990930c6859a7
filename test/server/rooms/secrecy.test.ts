import { thinker } from '../../support/games';
import { SchemaSerializer } from '@colyseus/core';
import { quickRandom } from '../../../shared/core';
import { mechs, PILOTS, type MechsTable, type MechsTypes } from '../../../shared/games/mechs';
import type { Game } from '../../../shared/core';
import type { Thinker } from '../../../server/bots';
import { QuietSerializer } from '../../../server/framework/QuietSerializer';
import type { Player } from '../support/player';
import { changedAt, compare, type Twin, type Variant } from '../support/twins';

/** The first legal answer, or the last: two different secrets. */
type Choose = (player: Player) => unknown;
const first: Choose = ({ decision }) => decision!.options?.[0] ?? decision!.fallback;
const last: Choose = ({ decision }) => decision!.options?.at(-1) ?? turned(decision!.fallback);

/** A program of the same cards in the opposite order. */
const turned = (program: unknown) => [...(program as unknown[])].reverse();

/** Plays the set-up; `choose` is how the seat with the secret answers what it answers in secret. */
async function setUp({ players, other, step }: Twin, choose: Choose, until = 'program'): Promise<void> {
  while (players[0]!.view!.open.phase !== until) {
    const { phase } = players[0]!.view!.open;
    // The one with the secret answers first, so that it is held while the others think.
    const rest = players.filter((player) => player !== other);
    const order = phase === 'bases' || !other ? players : [other, ...rest];
    for (const player of order.filter(({ decision }) => decision)) {
      const isSecret = player === other && phase === 'baseMines';
      expect(await player.answer(isSecret ? choose(player) : first(player))).toEqual({ ok: true });
      await step();
    }
  }
}

/** The same match with another arena, and mostly another starting player. */
const otherArena = changedAt('pilots', ({ random }) => {
  for (const stream of ['zones', 'starter']) random.stream(stream).below(2);
});

const CASES: { name: string; a: Variant; b: Variant }[] = [
  {
    name: 'M2.2 the pilots dealt to another, and which one is kept',
    a: { play: ({ other }) => done(other!.answer(first(other!))) },
    b: {
      game: changedAt('pilots', (g) => {
        const dealt = g.secrets.flatMap((secret) => secret.dealt);
        const free = PILOTS.filter((pilot) => !dealt.includes(pilot));
        const seat = g.secrets.length - 1;
        if (free.length >= 2) g.secrets[seat]!.dealt = free.slice(0, 2);
        else g.secrets[seat]!.dealt.reverse();
      }),
      play: ({ other }) => done(other!.answer(last(other!))),
    },
  },
  {
    name: 'M2.4 which mine another has put on their base',
    a: { play: (twin) => setUp(twin, first) },
    b: { play: (twin) => setUp(twin, last) },
  },
  {
    name: 'M3.2 the program of another, their drafts on the way to it, and what they took back',
    a: {
      play: async (twin) => {
        await setUp(twin, first);
        await program(twin, first, 1);
      },
    },
    b: {
      play: async (twin) => {
        await setUp(twin, first);
        await program(twin, last, 5);
      },
    },
  },
  {
    name: 'M6.2 the order of weapons of another, and when it was changed',
    a: { play: (twin) => setUp(twin, first) },
    b: {
      play: async (twin) => {
        await setUp(twin, first);
        const order = twin.other!.view!.own!.order;
        for (const stowed of [true, false, true]) {
          const arrangement = order.map(({ weapon }) => ({ weapon, stowed }));
          expect(await twin.other!.request('arrange', { arrangement })).toEqual({ ok: true });
        }
      },
    },
  },
  {
    name: 'M2.6 the face-down deck',
    a: { play: (twin) => setUp(twin, first) },
    b: {
      game: changedAt('program', (g) => void g.hidden.deck.reverse()),
      play: (twin) => setUp(twin, first),
    },
  },
  {
    name: 'R143 the arena and the starting player, until the last pilot is chosen',
    a: { play: ({ other }) => done(other!.answer(first(other!))) },
    b: { game: otherArena, play: ({ other }) => done(other!.answer(first(other!))) },
  },
];

/** The same table with other face-down cards, weapons and mine numbers of the robots. */
function scrambleRobots({ hidden, secrets }: MechsTable): void {
  hidden.deck.reverse();
  for (const { seat, stack, orders } of hidden.robots) {
    stack.reverse();
    for (const weapons of orders) weapons.reverse();
    const { supply, placed } = secrets[seat]!;
    const [mine] = Object.keys(placed).map(Number);
    [placed[mine!], supply[0]] = [supply[0]!, placed[mine!]!];
  }
}

async function done(reply: Promise<{ ok: boolean }>): Promise<void> {
  expect(await reply).toEqual({ ok: true });
}

/** Drafts, locks, takes back and locks again; everything that others may see is the same. */
async function program({ other: one, step }: Twin, choose: Choose, drafts: number): Promise<void> {
  const other = one!;
  const random = quickRandom(drafts);
  for (let i = 0; i < drafts; i++) {
    const draft = mechs.randomAnswer(other.decision!, random) as never;
    await done(other.request('draft', { id: other.decision!.id, draft }));
  }
  const { id } = other.decision!;
  await done(other.answer(choose(other)));
  await step();
  await done(other.request('retract', { id }));
  await step();
  await done(other.answer(choose(other)));
}

describe('the secrecy gate: what a viewer may not know changes no byte that they receive', () => {
  test.each(CASES)('$name', async ({ a, b }) => {
    for (const [seats, other] of [
      [2, 1],
      [3, 2],
      [4, 3],
      [2, 0],
      [3, 0],
      [4, 1],
    ] as const) {
      // In the first case the rules change the last seat's cards.
      if (b.game && other !== seats - 1) continue;
      expect(await compare(a, b, { seats, other })).toEqual([]);
    }
  });

  // In the first case the rules change the bot's own cards, too; in all others it knows no more than the viewers.
  test.each(CASES)('with a bot at the table: $name', async ({ a, b }) => {
    for (const bot of ['rookie', 'veteran'] as const)
      expect(await compare(a, b, { seats: 3, bots: [bot], other: 1 })).toEqual([]);
  });

  test('M13 what lies face down of the robots, and which mines they have where', async () => {
    const [a, b] = [mechs, changedAt('program', scrambleRobots)].map((game) => ({
      game,
      play: (twin: Twin) => setUp(twin, first),
    })) as [Variant, Variant];
    expect(await compare(a, b, { seats: 3, solo: true })).toEqual([]);
  });

  test('the same comparison sees a difference once it is revealed', async () => {
    const reveal = (choose: Choose): Variant => ({
      play: async (twin) => {
        const [me] = twin.players;
        await done(twin.other!.answer(choose(twin.other!)));
        await done(me!.answer(first(me!)));
      },
    });
    const party = { seats: 2, other: 1 };
    expect(await compare(reveal(first), reveal(last), party)).toEqual(['0', 'spectator']);
    const elsewhere = { ...reveal(first), game: otherArena };
    expect(await compare(reveal(first), elsewhere, party)).toEqual(['0', 'spectator']);
  });
});

describe('the gate fails when a leak is planted', () => {
  test('in the open state', async () => {
    const leaky: Game<MechsTypes> = {
      ...mechs,
      begin(config, seed) {
        const state = mechs.begin(config, seed);
        const { secrets } = state;
        let counted = 0;
        Object.defineProperty(state.open, 'tokensPlaced', {
          enumerable: true,
          get: () => counted + (secrets[1]!.placed[1] ?? secrets[1]!.placed[0] ?? secrets[1]!.placed[2] ?? 0),
          set: (value: number) => (counted = value),
        });
        return state;
      },
    };
    const variant = (choose: Choose): Variant => ({ game: leaky, play: (twin) => setUp(twin, choose) });
    expect(await compare(variant(first), variant(last), { seats: 2, other: 1 })).not.toEqual([]);
  });

  test.each([2, 3, 4] as const)('in an event at a table of %i', async (seats) => {
    const leaky: Game<MechsTypes> = {
      ...mechs,
      *step(g) {
        const { phase } = g.open;
        yield* mechs.step(g);
        if (phase === 'baseMines')
          g.emit({ type: 'roundEnded', round: Object.values(g.secrets[1]!.placed)[0]! });
      },
    };
    const variant = (choose: Choose): Variant => ({ game: leaky, play: (twin) => setUp(twin, choose) });
    const others = ['0', '2', '3'].filter((seat) => Number(seat) < seats);
    const party = { seats, other: 1 };
    expect(await compare(variant(first), variant(last), party)).toEqual([...others, 'spectator']);
  });

  test('in what a bot chooses', async () => {
    const variant = (choose: Choose): Variant => {
      let peek = 0;
      const game = changedAt('firstWeapons', ({ secrets }) => (peek = Object.values(secrets[1]!.placed)[0]!));
      const answer: Thinker['answer'] = ({ decision: { kind, options, fallback } }) =>
        Promise.resolve({ answer: kind === 'firstWeapon' ? options?.[peek % 2] : fallback, cutOff: false });
      return { game, bots: { ...thinker, answer }, play: (twin) => setUp(twin, choose) };
    };
    const party = { seats: 3, bots: ['rookie'], other: 1 } as const;
    expect(await compare(variant(first), variant(last), party)).toEqual(['0', 'spectator']);
  });

  test('in an empty frame that tells when another drafts', async () => {
    const { applyPatches } = QuietSerializer.prototype;
    QuietSerializer.prototype.applyPatches = SchemaSerializer.prototype.applyPatches;
    try {
      const { a, b } = CASES[3]!;
      expect(await compare(a, b, { seats: 2, other: 1 })).not.toEqual([]);
    } finally {
      QuietSerializer.prototype.applyPatches = applyPatches;
    }
  });
});
