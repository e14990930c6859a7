import { SchemaSerializer } from '@colyseus/core';
import { quickRandom } from '../../shared/core';
import { mechs, PILOTS, type MechsTypes } from '../../shared/games/mechs';
import type { Game } from '../../shared/core';
import { QuietSerializer } from '../../server/sync/QuietSerializer';
import type { Player } from './support/player';
import { changedAt, playTwin, type Received, type Twin, type Variant } from './support/twins';

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
    const order = phase === 'bases' ? players : [other, ...players.filter((player) => player !== other)];
    for (const player of order.filter(({ decision }) => decision)) {
      const isSecret = player === other && phase === 'baseMines';
      expect(await player.answer(isSecret ? choose(player) : first(player))).toEqual({ ok: true });
      await step();
    }
  }
}

const CASES: { name: string; a: Variant; b: Variant }[] = [
  {
    name: 'M2.2 the pilots dealt to another, and which one is kept',
    a: { play: ({ other }) => done(other.answer(first(other))) },
    b: {
      game: changedAt('pilots', (g) => {
        const dealt = g.secrets.flatMap((secret) => secret.dealt);
        const free = PILOTS.filter((pilot) => !dealt.includes(pilot));
        const seat = g.secrets.length - 1;
        if (free.length >= 2) g.secrets[seat]!.dealt = free.slice(0, 2);
        else g.secrets[seat]!.dealt.reverse();
      }),
      play: ({ other }) => done(other.answer(last(other))),
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
        const order = twin.other.view!.own!.order;
        for (const stowed of [true, false, true]) {
          const arrangement = order.map(({ weapon }) => ({ weapon, stowed }));
          expect(await twin.other.request('arrange', { arrangement })).toEqual({ ok: true });
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
];

async function done(reply: Promise<{ ok: boolean }>): Promise<void> {
  expect(await reply).toEqual({ ok: true });
}

/** Drafts, locks, takes back and locks again; everything that others may see is the same. */
async function program({ other, step }: Twin, choose: Choose, drafts: number): Promise<void> {
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

function differences(a: Received, b: Received): string[] {
  return [...a.keys()].filter((viewer) => JSON.stringify(a.get(viewer)) !== JSON.stringify(b.get(viewer)));
}

async function compare(a: Variant, b: Variant, seats: 2 | 3 | 4, other: number): Promise<string[]> {
  return differences(await playTwin(a, { seats, other }), await playTwin(b, { seats, other }));
}

describe('the secrecy gate: what a viewer may not know changes no byte that they receive', () => {
  test.each(CASES)('$name', async ({ a, b }) => {
    for (const [seats, other] of [
      [2, 1],
      [3, 2],
      [2, 0],
    ] as const) {
      // In the first case the rules change the last seat's cards.
      if (b.game && other === 0) continue;
      expect(await compare(a, b, seats, other)).toEqual([]);
    }
  });

  test('the same comparison sees a difference once it is revealed', async () => {
    const reveal = (choose: Choose): Variant => ({
      play: async (twin) => {
        const [me] = twin.players;
        await done(twin.other.answer(choose(twin.other)));
        await done(me!.answer(first(me!)));
      },
    });
    expect(await compare(reveal(first), reveal(last), 2, 1)).toEqual(['0', 'spectator']);
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
    expect(await compare(variant(first), variant(last), 2, 1)).not.toEqual([]);
  });

  test('in an event', async () => {
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
    expect(await compare(variant(first), variant(last), 2, 1)).toEqual(['0', 'spectator']);
  });

  test('in an empty frame that tells when another drafts', async () => {
    const { applyPatches } = QuietSerializer.prototype;
    QuietSerializer.prototype.applyPatches = SchemaSerializer.prototype.applyPatches;
    try {
      const { a, b } = CASES[3]!;
      expect(await compare(a, b, 2, 1)).not.toEqual([]);
    } finally {
      QuietSerializer.prototype.applyPatches = applyPatches;
    }
  });
});
