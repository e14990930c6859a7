import { SUITS, VALUES, type CardId, type Suit, type Value } from './ids';

/** One step up or down, as the number and suit spots do it (W5.3). */
export type Step = 'up' | 'down';

interface PokerCard {
  readonly value: Value;
  readonly suit: Suit;
  /** 4 for the hat to 1 for the skull (S33). */
  readonly suitRank: number;
  /** What the card becomes by one step; the ends of a row are neighbours. */
  readonly number: Readonly<Record<Step, CardId>>;
  readonly suits: Readonly<Record<Step, CardId>>;
}

export const CARDS: readonly CardId[] = VALUES.flatMap((value) =>
  SUITS.map((suit): CardId => `${value}${suit}`),
);

const TABLE = Object.fromEntries(
  VALUES.flatMap((value, v) =>
    SUITS.map((suit, s): [CardId, PokerCard] => [
      `${value}${suit}`,
      {
        value,
        suit,
        suitRank: SUITS.length - s,
        number: { up: `${neighbour(VALUES, v, 1)}${suit}`, down: `${neighbour(VALUES, v, -1)}${suit}` },
        suits: { up: `${value}${neighbour(SUITS, s, -1)}`, down: `${value}${neighbour(SUITS, s, 1)}` },
      },
    ]),
  ),
) as Readonly<Record<CardId, PokerCard>>;

function neighbour<T>(row: readonly T[], at: number, step: number): T {
  return row[(at + step + row.length) % row.length] as T;
}

export function valueOf(card: CardId): Value {
  return TABLE[card].value;
}

export function suitOf(card: CardId): Suit {
  return TABLE[card].suit;
}

export function suitRankOf(card: CardId): number {
  return TABLE[card].suitRank;
}

/** W5.3, S20: the card as the spots change it. */
export function changedBy(card: CardId, number: Step | undefined, suit: Step | undefined): CardId {
  const counted = number ? TABLE[card].number[number] : card;
  return suit ? TABLE[counted].suits[suit] : counted;
}

/** Higher value first, then higher suit: positive if `a` is the higher card. */
export function compareCards(a: CardId, b: CardId): number {
  return valueOf(a) - valueOf(b) || suitRankOf(a) - suitRankOf(b);
}

/** W15: what is kept when time runs out. */
export function highestOf(cards: readonly CardId[]): CardId {
  return cards.reduce((best, card) => (compareCards(card, best) > 0 ? card : best));
}
