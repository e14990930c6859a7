import { shuffled, type Knowledge, type Random, type Seat } from '../../core';
import { CARDS } from './catalog/cards';
import type { CardId } from './catalog/ids';
import type { WesternTypes } from './types';

/** Where the poker cards could lie at the boundary. */
export interface ImaginedCards {
  /** By seat; what the viewer knows is in the viewer's own secret and not here. */
  readonly hands: CardId[][];
  readonly kept: (CardId | undefined)[];
  readonly given: CardId[][];
  readonly peeked: (CardId | undefined)[];
  readonly rival: CardId[];
  readonly draw: CardId[];
  readonly discard: CardId[];
  /** What the shuffles since the boundary must have drawn (S87). */
  readonly reshuffles: number[];
}

/**
 * Every card that the viewer can place lies where it must; the others are dealt at random. The cards that were drawn
 * since the boundary lie on top of the draw pile, or come up after the shuffles that made a new one.
 */
export function imagineCards(knowledge: Knowledge<WesternTypes>, random: Random): ImaginedCards {
  const { now, boundary } = knowledge;
  const { open, own, viewer } = boundary;
  const { seats, rival } = open;
  const isDealt = open.gaps.length > 0 && rival.cards > 0;
  const others = [...seats.keys()].filter((seat) => seat !== viewer);
  const segments = drawnSince(knowledge);
  const [drawnFirst = [], ...drawnLater] = segments;

  const kept = seats.map((_, seat) => (seat === viewer ? own?.card : now.open.seats[seat]?.card));
  const rivalCards = knownRival(knowledge);
  const ownCards = [...(own?.hand ?? []), ...(own?.given ?? [])];
  const onDiscards = [...open.used, ...(own?.given ?? [])];
  const fromDiscards = drawnLater
    .flat()
    .filter((card) => card && !onDiscards.includes(card) && !drawnFirst.includes(card));
  const placed = new Set<CardId | undefined>([
    ...open.gaps,
    ...rivalCards,
    ...kept,
    ...ownCards,
    ...open.used,
    ...drawnFirst,
    ...fromDiscards,
  ]);

  // Cards that were shuffled back are in the draw pile: they come last, when only the draw pile is left to fill.
  const returned = [...open.returned, ...(own?.returned ?? [])];
  const unknown = shuffled(CARDS, random).filter((card) => !placed.has(card));
  const pool = isDealt
    ? [
        ...unknown.filter((card) => returned.includes(card)),
        ...unknown.filter((card) => !returned.includes(card)),
      ]
    : [];

  const fill = (cards: readonly (CardId | undefined)[]) =>
    cards.map((card) => card ?? pool.pop()).filter((card) => card !== undefined);
  const up = (count: number) => fill(new Array<undefined>(Math.max(0, count)).fill(undefined));

  const isKeeping = open.phase === 'keep';
  const hands = seats.map((state, seat) => (isKeeping && seat !== viewer ? up(state.dealt) : []));
  const rivalDealt = fill(rivalCards);
  for (const seat of others) if (!isKeeping) kept[seat] ??= pool.pop();
  const known = [...onDiscards, ...fromDiscards] as CardId[];
  const unseenDiscards = up(open.discardCount - known.length);
  const top = fill(drawnFirst);
  const draw = [...shuffled(pool, random), ...top.reverse()];
  const discard = [...known, ...unseenDiscards];
  return {
    hands,
    kept,
    given: shareOut(unseenDiscards, others, seats),
    peeked: seats.map((_, seat) => (hasPeeked(knowledge, seat) ? rivalDealt[0] : undefined)),
    rival: rivalDealt,
    draw,
    discard,
    reshuffles: reshufflesFor(discard, segments, random),
  };
}

/** The Rival's cards, as far as they are known: the face-down one by a look or once all is shown. */
function knownRival({ now, boundary }: Knowledge<WesternTypes>): (CardId | undefined)[] {
  const { cards, shown } = boundary.open.rival;
  if (shown.length === cards) return shown;
  return [now.own?.peeked, ...shown];
}

/** This round, as far as there is a log of it. */
function hasPeeked({ events, eventsAtBoundary }: Knowledge<WesternTypes>, seat: Seat): boolean {
  const before = events.slice(0, eventsAtBoundary);
  const start = before.findLastIndex((event) => event.type === 'roundStarted');
  return before.slice(start + 1).some((event) => event.type === 'rivalPeeked' && event.seat === seat);
}

/** Cards taken from the draw pile since the boundary, in order, anew after each reshuffle; undefined is an unseen one. */
function drawnSince({ events, eventsAtBoundary, now }: Knowledge<WesternTypes>): (CardId | undefined)[][] {
  let segment: (CardId | undefined)[] = [];
  const segments = [segment];
  for (const event of events.slice(eventsAtBoundary)) {
    if (event.type === 'rivalDrew') segment.push(event.card);
    else if (event.type === 'drawPileReshuffled') segments.push((segment = []));
    else if (event.type === 'cardsDrawn') {
      const seen = event.seat === now.viewer ? (now.own?.hand.slice(1) ?? []) : [];
      for (let i = 0; i < event.count; i++) segment.push(seen[i]);
    }
  }
  return segments;
}

/** Of the face-down discards each other player gave up what they were dealt beyond the one they kept. */
function shareOut(
  discards: readonly CardId[],
  others: readonly Seat[],
  seats: readonly { readonly dealt: number }[],
): CardId[][] {
  const left = discards.slice();
  return seats.map(({ dealt }, seat) =>
    others.includes(seat) ? left.splice(0, Math.max(0, dealt - 1)) : [],
  );
}

/** S87: what each shuffle must draw so that the cards come up as they did. All of them happen within one duel. */
function reshufflesFor(
  discard: readonly CardId[],
  segments: readonly (readonly (CardId | undefined)[])[],
  random: Random,
): number[] {
  const draws: number[] = [];
  let pile = discard.slice();
  let inDuel: CardId | undefined;
  segments.forEach((segment, i) => {
    if (i > 0) {
      const rest = shuffled(pile, random).filter((card) => !segment.includes(card));
      const known = segment.filter((card) => card !== undefined);
      draws.push(...drawsFor(pile, [...rest, ...known.toReversed()]));
      pile = [];
    }
    for (const card of segment) {
      if (inDuel) pile.push(inDuel);
      inDuel = card;
    }
  });
  return draws;
}

/** The draws with which `shuffled` puts the cards into that order. */
export function drawsFor<T>(cards: readonly T[], order: readonly T[]): number[] {
  const result = cards.slice();
  const draws: number[] = [];
  for (let i = result.length - 1; i > 0; i--) {
    const j = result.indexOf(order[i] as T);
    draws.push(j);
    result[j] = result[i] as T;
    result[i] = order[i] as T;
  }
  return draws;
}
