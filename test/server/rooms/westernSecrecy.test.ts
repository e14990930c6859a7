import { thinker } from '../../support/games';
import { SchemaSerializer } from '@colyseus/core';
import type { Thinker } from '../../../server/bots';
import { QuietSerializer } from '../../../server/framework/QuietSerializer';
import type { Game, View } from '../../../shared/core';
import { gamesFrom } from '../../../shared/games';
import {
  BOSSES,
  CARDS,
  SHERIFF,
  western,
  type BuildingId,
  type WesternDecision,
  type WesternTable,
  type WesternTypes,
} from '../../../shared/games/western';
import { westernKit } from '../../../shared/games/western/kit';
import type { Player } from '../support/player';
import { changedRules, compare, type Twin, type Variant } from '../support/twins';

const viewOf = (player: Player) => player.view as unknown as View<WesternTypes>;
const asked = (player: Player) => player.decision as unknown as WesternDecision;
const optionsOf = (player: Player) => asked(player).options as readonly unknown[];

/** The first legal answer, or the last: two different secrets. */
type Choose = (options: readonly unknown[]) => unknown;
const first: Choose = (options) => options[0];
const last: Choose = (options) => options.at(-1);

async function done(reply: Promise<{ ok: boolean }>): Promise<void> {
  expect(await reply).toEqual({ ok: true });
}

const twinOf = (play: Variant['play'], rules: Game<WesternTypes> = western): Variant => ({
  games: gamesFrom([{ ...westernKit, rules }]),
  bots: thinker,
  play,
});

/** Something hidden is another one once the phase has been reached. */
const changed = (phase: string, change: (g: WesternTable) => void, rules = western) =>
  changedRules(rules, phase, change);

/** What everybody may see: declined where it can be, so that nobody shows or draws anything. */
function openly(player: Player): unknown {
  const options = optionsOf(player);
  return options.includes(null) ? null : options[0];
}

interface Secrets {
  /** Which card the other one keeps, and which one of those that a building lets them draw. */
  readonly keep?: Choose;
  /** The building that the other one uses. */
  readonly use?: BuildingId;
  /** On the way to the card that is kept. */
  readonly drafts?: number;
}

/** Plays the first round up to its last posse; nothing has to be shown before. */
async function play(twin: Twin, { keep = first, use, drafts = 0 }: Secrets = {}): Promise<void> {
  const { players, other, step } = twin;
  const left = () => viewOf(twin.spectator).open.seats.reduce((sum, { ready }) => sum + ready, 0);
  const isPlacing = () => viewOf(twin.spectator).open.phase === 'place';
  while (!(isPlacing() && left() === 1)) {
    // The one with the secret answers first, so that it is held while the others think.
    const player = [...(other ? [other] : []), ...players].find(({ decision }) => decision)!;
    const { kind, id } = asked(player);
    if (player === other && kind === 'keep') {
      const options = optionsOf(player);
      for (let i = 0; i < drafts; i++)
        await done(player.request('draft', { id, draft: options[i % options.length] as never }));
      await done(player.answer(keep(options)));
      await step();
      if (drafts > 0) {
        await done(player.request('retract', { id }));
        await step();
        await done(player.answer(keep(optionsOf(player))));
      }
    } else if (player === other && kind === 'swap') {
      const options = optionsOf(player);
      await done(player.answer(options.includes('draw') ? 'draw' : keep(options)));
    } else if (player === other && kind === 'place' && use) {
      const { mats } = viewOf(player).open;
      const porch = optionsOf(player).find((option) => {
        const { place, spot } = option as { place: number; spot: string };
        return spot === 'porch' && mats[place]!.porch.at(-1) === use;
      });
      await done(player.answer(porch ?? openly(player)));
    } else {
      await done(player.answer(openly(player)));
    }
    await step();
  }
}

/** The building lies on the porch of the Sheriff's Office, in both matches. */
const withPorch = (building: BuildingId) =>
  changed('bosses', ({ open: { mats }, hidden: { deck } }) => {
    const { porch } = mats[SHERIFF]!;
    const there = porch[0]!;
    for (const mat of mats) if (mat.slot === building) mat.slot = there;
    for (const pile of [deck, ...mats.map((mat) => mat.porch)])
      if (pile.includes(building)) pile[pile.indexOf(building)] = there;
    porch[0] = building;
  });

/** W16.4, W16.6: the Rival's card is another one, and so is everything that lies in piles. */
function scramble({ hidden }: WesternTable): void {
  const { deck, draw, rival } = hidden;
  [rival[0], draw[0]] = [draw[0]!, rival[0]!];
  draw.reverse();
  deck.reverse();
}

async function peek(twin: Twin): Promise<void> {
  await play(twin, { use: 'telegraphOffice' });
  expect(viewOf(twin.other!).own!.peeked).toBeDefined();
}

const swap = (keep: Choose) => async (twin: Twin) => {
  await play(twin, { use: 'gamblingHall', keep });
  expect(twin.other!.events).toContainEqual({ type: 'cardSwapped', seat: twin.other!.seat });
};

const CASES: { name: string; a: Variant; b: Variant; isLastSeat?: true }[] = [
  {
    name: 'W16.7 the bosses dealt to another, and which one is kept',
    a: twinOf(({ other }) => done(other!.answer(first(optionsOf(other!))))),
    b: twinOf(
      ({ other }) => done(other!.answer(last(optionsOf(other!)))),
      changed('bosses', ({ secrets }) => {
        const dealt = secrets.flatMap(({ bosses }) => bosses);
        const free = BOSSES.filter((boss) => !dealt.includes(boss));
        const { bosses } = secrets.at(-1)!;
        secrets.at(-1)!.bosses = free.length >= 2 ? free.slice(0, 2) : bosses.toReversed();
      }),
    ),
    isLastSeat: true,
  },
  {
    name: 'W16.2 the card that another keeps, and their drafts on the way to it',
    a: twinOf((twin) => play(twin, { drafts: 1 })),
    b: twinOf((twin) => play(twin, { keep: last, drafts: 5 })),
  },
  {
    name: 'W16.3 the whole hand of another',
    a: twinOf((twin) => play(twin)),
    b: twinOf(
      (twin) => play(twin),
      changed('keep', ({ secrets, hidden }) => {
        const { hand } = secrets.at(-1)!;
        [hand[0], hidden.draw[0]] = [hidden.draw[0]!, hand[0]!];
        [hand[1], hidden.draw[1]] = [hidden.draw[1]!, hand[1]!];
      }),
    ),
    isLastSeat: true,
  },
  {
    name: 'W16.4, W16.6 the Rival’s card and the order of every pile',
    a: twinOf((twin) => play(twin)),
    b: twinOf((twin) => play(twin), changed('keep', scramble)),
  },
  {
    name: 'W16.4 what another has seen of the Rival',
    a: twinOf(peek, withPorch('telegraphOffice')),
    b: twinOf(peek, changed('keep', scramble, withPorch('telegraphOffice'))),
  },
  {
    name: 'W16.5 the cards that another draws, and which one they keep',
    a: twinOf(swap(first), withPorch('gamblingHall')),
    b: twinOf(swap(last), changed('keep', scramble, withPorch('gamblingHall'))),
  },
];

const PARTIES = [
  { seats: 2, other: 1 },
  { seats: 3, other: 0 },
  { seats: 4, other: 3 },
] as const;

describe('the secrecy gate at a table of western: what a viewer may not know changes no byte that they receive', () => {
  test.each(CASES)('$name', async ({ a, b, isLastSeat }) => {
    for (const { seats, other } of PARTIES)
      expect(await compare(a, b, { seats, other: isLastSeat ? seats - 1 : other })).toEqual([]);
  });

  // Not the bosses: there the rules change the bot's own.
  test.each(CASES.filter(({ isLastSeat }) => !isLastSeat))(
    'with a bot at the table: $name',
    async ({ a, b }) => {
      for (const bot of ['rookie', 'veteran'] as const)
        expect(await compare(a, b, { seats: 3, bots: [bot], other: 1 })).toEqual([]);
    },
  );

  test('W14 in solo the Rival’s face-down card, and the building deck', async () => {
    const alone = (rules?: Game<WesternTypes>) => twinOf((twin) => play(twin), rules);
    const other = changed('keep', ({ hidden: { rival, draw, deck } }) => {
      [rival[0], draw[0]] = [draw[0]!, rival[0]!];
      deck.reverse();
    });
    expect(await compare(alone(), alone(other), { seats: 1, options: { solo: true } })).toEqual([]);
  });

  test('the same comparison sees a difference once the cards are turned up', async () => {
    const reveal = (keep: Choose) =>
      twinOf(async (twin) => {
        await play(twin, { keep });
        while (viewOf(twin.spectator).open.phase === 'place') {
          const player = twin.players.find(({ decision }) => decision)!;
          await done(player.answer(openly(player)));
          await twin.step();
        }
      });
    expect(await compare(reveal(first), reveal(last), { seats: 2, other: 1 })).toEqual(['0', 'spectator']);
  });
});

const cardOf = ({ secrets }: WesternTable) => CARDS.indexOf(secrets[1]!.card!);

const LEAKS: Record<string, (g: WesternTable) => void> = {
  'in the open state': (g) => void (g.open.discardCount = cardOf(g)),
  'in an event': (g) => g.emit({ type: 'roundEnded', round: cardOf(g), early: false }),
};

describe('the gate fails at a table of western when a leak is planted', () => {
  test.each(Object.entries(LEAKS))('%s', async (_name, leak) => {
    const variant = (keep: Choose) => twinOf((twin) => play(twin, { keep }), changed('place', leak));
    expect(await compare(variant(first), variant(last), { seats: 2, other: 1 })).toEqual(['0', 'spectator']);
  });

  test('in the Rival’s space', async () => {
    const leaky = (rules = western) =>
      changed('place', ({ open, hidden }) => void (open.rival.shown = [hidden.rival[0]!]), rules);
    const variant = (rules: Game<WesternTypes>) => twinOf((twin) => play(twin), rules);
    const [a, b] = [variant(leaky()), variant(leaky(changed('keep', scramble)))];
    expect(await compare(a, b, { seats: 2, other: 1 })).toEqual(['0', 'spectator']);
  });

  test('in what a bot chooses', async () => {
    const variant = (keep: Choose): Variant => {
      let peeked = 0;
      const rules = changed('place', (g) => void (peeked = cardOf(g)));
      const answer: Thinker['answer'] = ({ decision: { kind, options = [], fallback } }) => {
        const chosen = kind === 'place' ? options[peeked % options.length] : fallback;
        return Promise.resolve({ answer: chosen, cutOff: false });
      };
      return { ...twinOf((twin) => play(twin, { keep }), rules), bots: { ...thinker, answer } };
    };
    const party = { seats: 3, bots: ['rookie'], other: 1 } as const;
    expect(await compare(variant(first), variant(last), party)).toEqual(['0', 'spectator']);
  });

  test('in an empty frame that tells when another drafts', async () => {
    const { applyPatches } = QuietSerializer.prototype;
    QuietSerializer.prototype.applyPatches = SchemaSerializer.prototype.applyPatches;
    try {
      const { a, b } = CASES[1]!;
      expect(await compare(a, b, { seats: 2, other: 1 })).not.toEqual([]);
    } finally {
      QuietSerializer.prototype.applyPatches = applyPatches;
    }
  });
});
