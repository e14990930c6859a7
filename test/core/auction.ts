import {
  asking,
  copyOf,
  Match,
  pick,
  startRandom,
  type DecisionFor,
  type Flow,
  type Game,
  type GameTypes,
  type Outcome,
  type Seat,
} from '../../shared/core';

/**
 * The smallest game with everything the runner knows: each round all seats bid in secret from their purse,
 * the highest bidder may give a coin to somebody, and a seat may keep a secret note at any time.
 */
type AuctionDecisions = {
  bid: { about: { readonly round: number }; answer: number };
  gift: { about: object; answer: Seat | null };
};

export type AuctionEvent =
  | { type: 'bidsRevealed'; bids: number[] }
  | { type: 'coinGiven'; from: Seat; to: Seat }
  | { type: 'noGift'; from: Seat };

export interface AuctionTypes extends GameTypes {
  config: { readonly seats: number; readonly rounds: number };
  open: { phase: 'bids' | 'gift' | 'over'; round: number; winner: Seat; coins: number[] };
  secret: { purse: number[]; note: string };
  hidden: { lucky: number };
  decisions: AuctionDecisions;
  decision: DecisionFor<AuctionDecisions>;
  event: AuctionEvent;
  arrangement: string;
  outcome: Outcome;
}

const { ask, askAll } = asking<AuctionDecisions>();

type AuctionTable = Parameters<Game<AuctionTypes>['step']>[0];

function* bids({ open, secrets, config, emit }: AuctionTable): Flow<void> {
  const chosen = yield* askAll<'bid'>(
    secrets.map(({ purse }, seat) => ({
      seat,
      kind: 'bid',
      about: { round: open.round },
      options: purse,
      fallback: () => purse[0]!,
    })),
  );
  chosen.forEach((bid, seat) => {
    secrets[seat]!.purse = secrets[seat]!.purse.filter((coin) => coin !== bid);
  });
  emit({ type: 'bidsRevealed', bids: [...chosen] });
  open.winner = chosen.indexOf(Math.max(...chosen));
  open.phase = open.round <= config.rounds ? 'gift' : 'over';
}

function* gift({ open, config, emit }: AuctionTable): Flow<void> {
  const from = open.winner;
  const others = open.coins.flatMap((_, seat) => (seat === from ? [] : [seat]));
  const to = yield* ask<'gift'>({
    seat: from,
    kind: 'gift',
    about: {},
    options: [...others, null],
    fallback: () => null,
  });
  if (to === null) emit({ type: 'noGift', from });
  else {
    open.coins[to]!++;
    emit({ type: 'coinGiven', from, to });
  }
  open.round++;
  open.phase = open.round > config.rounds ? 'over' : 'bids';
}

export const auction: Game<AuctionTypes> = {
  id: 'auction',
  rulesVersion: 'a1',
  seatsOf: (config) => config.seats,
  begin: ({ seats }, seed) => ({
    open: { phase: 'bids', round: 1, winner: 0, coins: new Array<number>(seats).fill(0) },
    secrets: Array.from({ length: seats }, (_, seat) => ({
      purse: [1 + seat, 5 + seat, 9 + seat],
      note: '',
    })),
    hidden: { lucky: 7 },
    random: startRandom(seed),
  }),
  step: (table) => (table.open.phase === 'bids' ? bids(table) : gift(table)),
  isOver: (open) => open.phase === 'over',
  outcome: ({ phase, coins }) =>
    phase === 'over'
      ? {
          seats: coins.map((points) => ({
            place: 1 + coins.filter((other) => other > points).length,
            points,
          })),
        }
      : undefined,
  arrange: {
    check: (_state, seat, note) => {
      if (typeof note !== 'string') return 'malformed';
      return note.length > 5 || seat < 0 ? 'illegal' : 'fine';
    },
    apply: (state, seat, note) => {
      state.secrets[seat]!.note = note;
      return undefined;
    },
  },
  publicAnswer: (kind, answer) => (kind === 'bid' ? undefined : answer),
  sample: ({ boundary, asked }) => ({
    state: {
      open: copyOf(boundary.open),
      secrets: [],
      hidden: { lucky: 0 },
      random: startRandom('0'.repeat(64)),
    },
    asked,
    inputs: [],
  }),
  randomAnswer: ({ options }, random) => pick<unknown>(options ?? [], random),
};

export const SEED = 'c0ffee'.padEnd(64, '0');

export function newAuction({ seats = 3, rounds = 2 } = {}): Match<AuctionTypes> {
  return Match.create(auction, { seats, rounds }, SEED);
}
