import {
  asking,
  pick,
  shuffled,
  startRandom,
  times,
  type Flow,
  type Game,
  type Seat,
} from '../../../shared/core';
import { sample } from './sample';
import {
  CARDS,
  COIN_VALUES,
  HAND,
  NOTE_LENGTH,
  type RaidDecisions,
  type RaidTable,
  type RaidTypes,
} from './types';

const { ask, askAll } = asking<RaidDecisions>();

export const raid: Game<RaidTypes> = {
  id: 'raid',
  rulesVersion: 'r1',
  seatsOf: ({ seats }) => seats,
  begin: ({ seats }, seed) => ({
    open: {
      phase: 'deal',
      round: 0,
      starter: 0,
      active: undefined,
      seats: times(seats, () => ({ cards: 0, die: undefined, isBust: false, points: 0, sheets: [] })),
      coins: [],
      coinsPlaced: 0,
      deckCount: 0,
      played: [],
      best: undefined,
    },
    secrets: times(seats, () => ({ hand: [], laid: undefined, note: '' })),
    hidden: { deck: [] },
    random: startRandom(seed),
  }),
  step: (g) => ({ deal, hide, risk, over: deal })[g.open.phase](g),
  isOver: ({ phase }) => phase === 'over',
  outcome: ({ phase, seats }) =>
    phase === 'over'
      ? {
          seats: seats.map(({ points }) => ({
            place: 1 + seats.filter((other) => other.points > points).length,
            points,
          })),
        }
      : undefined,
  arrange: {
    check(_state, _seat, note) {
      if (typeof note !== 'string') return 'malformed';
      return note.length > NOTE_LENGTH ? 'illegal' : 'fine';
    },
    apply({ secrets }, seat, note) {
      secrets[seat]!.note = note;
      return undefined;
    },
  },
  publicAnswer: (kind, answer) => (kind === 'hide' ? undefined : answer),
  sample,
  randomAnswer: ({ options }, random) => pick<unknown>(options ?? [], random),
};

/** Nobody is asked anything. */
function* deal(g: RaidTable): Flow<void> {
  const { open, secrets, hidden, random } = g;
  if (open.round === 0)
    hidden.deck = shuffled(
      times(CARDS, (card) => card + 1),
      random.stream('deck'),
    );
  open.round++;
  secrets.forEach((secret, seat) => {
    while (secret.hand.length < HAND && hidden.deck.length > 0) secret.hand.push(hidden.deck.pop()!);
    const state = open.seats[seat]!;
    state.cards = secret.hand.length;
    state.die = undefined;
    state.isBust = false;
  });
  open.deckCount = hidden.deck.length;
  open.best = undefined;
  const coin = { id: open.coinsPlaced++, value: pick(COIN_VALUES, random.stream('coins')) };
  open.coins.push(coin);
  g.emit({ type: 'roundStarted', round: open.round, starter: open.starter, coin });
  open.phase = 'hide';
}

function* hide(g: RaidTable): Flow<void> {
  const { open, secrets } = g;
  const laid = yield* askAll<'hide'>(
    secrets.map(({ hand }, seat) => ({
      seat,
      kind: 'hide',
      about: { round: open.round },
      pace: 'long',
      options: hand,
      fallback: () => Math.min(...hand),
    })),
  );
  laid.forEach((card, seat) => {
    const secret = secrets[seat]!;
    secret.laid = card;
    secret.hand = secret.hand.filter((one) => one !== card);
    open.seats[seat]!.cards = secret.hand.length;
  });
  g.emit({ type: 'cardsHidden' });
  open.phase = 'risk';
}

function* risk(g: RaidTable): Flow<void> {
  const { open, secrets, config } = g;
  const order = times(config.seats, (place) => (open.starter + place) % config.seats);
  for (const seat of order) yield* riskOf(g, seat);
  open.active = undefined;
  const cards = secrets.map(({ laid }) => laid!);
  for (const secret of secrets) secret.laid = undefined;
  open.played.push(...cards);
  g.emit({ type: 'cardsRevealed', cards });
  const totals = open.seats.map(({ isBust, die }, seat) => (isBust ? 0 : cards[seat]! + (die ?? 0)));
  const winner = order.reduce((best, seat) => (totals[seat]! > totals[best]! ? seat : best));
  if (totals[winner] === 0) g.emit({ type: 'nobodyWon' });
  else yield* take(g, winner, totals[winner]!);
  open.starter = (open.starter + 1) % config.seats;
  open.phase = open.round === config.rounds ? 'over' : 'deal';
}

function* riskOf(g: RaidTable, seat: Seat): Flow<void> {
  g.open.active = seat;
  const laid = g.secrets[seat]!.laid!;
  const dares = yield* ask<'risk'>({
    seat,
    kind: 'risk',
    about: { laid },
    options: [true, false],
    fallback: () => false,
  });
  if (!dares) return g.emit({ type: 'stoodBack', seat });
  const die = 1 + g.random.stream('dice').below(6);
  const state = g.open.seats[seat]!;
  state.die = die;
  state.isBust = die === 1;
  g.emit({ type: 'dieRolled', seat, die });
}

function* take(g: RaidTable, seat: Seat, total: number): Flow<void> {
  const { open } = g;
  open.best = { seat, total };
  open.active = seat;
  const ids = open.coins.map(({ id }) => id);
  const coin = yield* ask<'take'>({
    seat,
    kind: 'take',
    about: { total },
    options: ids,
    fallback: () => ids[0]!,
  });
  const { value } = open.coins.find(({ id }) => id === coin)!;
  open.coins = open.coins.filter(({ id }) => id !== coin);
  const state = open.seats[seat]!;
  const luck = state.die === 6 ? 1 : 0;
  state.points += value + luck;
  state.sheets.push({ coins: value, luck });
  open.active = undefined;
  g.emit({ type: 'coinTaken', seat, coin, luck });
}
