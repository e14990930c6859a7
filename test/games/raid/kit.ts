import {
  EventRows,
  leadChanges,
  Match,
  pick,
  runner,
  type Bot,
  type BotId,
  type Situation,
} from '../../../shared/core';
import type { GameKit, Witnessed } from '../../../shared/games';
import { raid } from './rules';
import type { RaidConfig, RaidTypes } from './types';
import { raidWire } from './wire';

const SIZES = [2, 3, 4];
const ROUNDS = 2;
const LONG_ROUNDS = 5;
/** Nobody has measured it. */
const WORTH = { mu: 25, sigma: 8 };

export const raidKit: GameKit<RaidTypes> = {
  rules: raid,
  runner,
  wire: raidWire,
  table: {
    sizes: SIZES,
    seconds: { standard: { long: 60, other: 30 }, blitz: { long: 20, other: 10 } },
    optionsFrom(json) {
      const { long = false, ...others } = (json ?? {}) as Record<string, unknown>;
      return typeof long === 'boolean' && Object.keys(others).length === 0 ? { long } : undefined;
    },
    sizeFor: () => undefined,
    isAlone: () => false,
    configFor: ({ seats, options }) => ({ seats, rounds: options.long ? LONG_ROUNDS : ROUNDS }),
    isAutomatic: () => false,
    configFrom(json) {
      const { seats, rounds } = json as RaidConfig;
      return SIZES.includes(seats) && [ROUNDS, LONG_ROUNDS].includes(rounds) ? { seats, rounds } : undefined;
    },
  },
  events: new EventRows({
    roundStarted: { round: true, starter: true, coin: true },
    cardsHidden: {},
    dieRolled: { seat: true, die: true },
    stoodBack: { seat: true },
    cardsRevealed: { cards: true },
    coinTaken: { seat: true, coin: true, luck: true },
    nobodyWon: {},
  }),
  witness: () => ({ look: ({ state }) => state.secrets.flatMap(laidBy(state.open.round)) }),
  whereabouts: ({ round, active }) => ({ round, turn: 0, active }),
  scores: ({ seats }) => seats.map(({ points }) => points),
  highlights: ({ moments }) => leadChanges(moments),
  bots: {
    byId: { rookie: rookie(), veteran: imaginative('veteran', 4), ace: imaginative('ace', 12) },
    worth: { rookie: WORTH, veteran: WORTH, ace: WORTH },
    autopilot: 'rookie',
    whatIf: 'veteran',
  },
};

/** A card is committed to as soon as all of them lie there. */
function laidBy(round: number) {
  return ({ laid }: RaidTypes['secret'], seat: number): Witnessed[] =>
    laid === undefined
      ? []
      : [{ id: `laid/${round}/${seat}`, named: { kind: 'laid', round, seat }, hidden: { card: laid } }];
}

function rookie(): Bot<RaidTypes> {
  return {
    id: 'rookie',
    isQuick: true,
    imagines: false,
    think: ({ decision, random }) => ({
      answer: pick<unknown>(decision.options ?? [], random),
      cutOff: false,
    }),
  };
}

/** Lays its best card, and dares where it seems to be behind in most of the positions that it imagines. */
function imaginative(id: BotId, positions: number): Bot<RaidTypes> {
  return {
    id,
    isQuick: false,
    imagines: true,
    think(situation) {
      const { decision, view } = situation;
      const coins = view.open.coins;
      if (decision.kind === 'hide') return { answer: Math.max(...(decision.options ?? [])), cutOff: false };
      if (decision.kind === 'risk') return { answer: isBehind(situation, positions), cutOff: false };
      return {
        answer: coins.reduce((best, coin) => (coin.value > best.value ? coin : best)).id,
        cutOff: false,
      };
    },
  };
}

function isBehind({ config, decision, knowledge, random }: Situation<RaidTypes>, positions: number): boolean {
  const known = knowledge();
  let behind = 0;
  for (let i = 0; i < positions; i++) {
    const { secrets } = Match.resume(raid, config, raid.sample(known, random)).state;
    const best = Math.max(...secrets.map(({ laid = 0 }) => laid));
    if (secrets[decision.seat]?.laid !== best) behind++;
  }
  return behind * 2 > positions;
}
