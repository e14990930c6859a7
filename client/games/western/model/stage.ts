import type { Seat } from '../../../../shared/core';
import type { CardId, Kind } from '../../../../shared/games/western/catalog/ids';
import type { ShownHand, WesternEvent } from '../../../../shared/games/western/events';
import {
  RIVAL,
  type Duel,
  type Duelist,
  type Open,
  type Place,
  type Player,
} from '../../../../shared/games/western/state';
import { since } from '../../../model/since';

type EventOf<Type extends WesternEvent['type']> = Extract<WesternEvent, { type: Type }>;

/** A step of a duel as everybody saw it, with the powers after it. */
export interface DuelMoment {
  readonly event: EventOf<'dieRolled' | 'cardShown' | 'rivalDrew'>;
  /** Whose die or card it is. */
  readonly player: Player;
  readonly isReroll: boolean;
}

export interface DuelScene {
  readonly type: 'duel';
  readonly duel: Duel;
  readonly moments: readonly DuelMoment[];
  readonly settled?: { readonly winner: Player; readonly loser: Player };
}

export interface Gained {
  readonly seat: Seat;
  readonly kind: Kind | 'posse';
  readonly amount: number;
}

/** W8: a mat that is being resolved, or the Town Hall (W10.1). */
export interface HandsScene {
  readonly type: 'mat' | 'hall';
  readonly place: Place;
  readonly hands: readonly ShownHand[];
  /** At the Town Hall the order of buying, else those who won. */
  readonly order: readonly Player[];
  readonly gains: readonly Gained[];
  /** Somebody paid to be first (S54). */
  readonly claimed?: Seat;
  /** The mats of this round that were resolved before, and who won them. */
  readonly before: readonly { readonly place: Place; readonly winners: readonly Player[] }[];
}

/** W8.1: all cards are turned up together. */
export interface RevealScene {
  readonly type: 'reveal';
  readonly cards: readonly CardId[];
  readonly rival: readonly CardId[];
}

export type Scene = DuelScene | HandsScene | RevealScene;

/** What may come after the event that a scene is about without ending it. */
const TRAILS: Partial<Record<WesternEvent['type'], readonly WesternEvent['type'][]>> = {
  duelSettled: ['wantedTaken'],
  cardsRevealed: ['influenceGained'],
  matResolved: ['influenceGained', 'thirdPosseGained'],
  hallCompared: ['influencePaid', 'hallClaimed'],
};

/**
 * What is shown large, from what was told so far and the table as it is drawn: a duel for as long as it lasts, also
 * for a page that came in its midst; the rest only while it is played back, or while its pot is being chosen.
 */
export function sceneNow(told: readonly WesternEvent[], open: Open, isShowing: boolean): Scene | undefined {
  if (open.duel) return { type: 'duel', duel: open.duel, moments: momentsOf(since(told, 'duelStarted')) };
  if (!isShowing) return undefined;
  const at = told.findLastIndex(({ type }) => TRAILS[type] !== undefined);
  const event = told[at];
  if (!event) return undefined;
  const after = told.slice(at + 1);
  if (!after.every(({ type }) => TRAILS[event.type]?.includes(type))) return undefined;
  switch (event.type) {
    case 'duelSettled':
      return settledScene(since(told.slice(0, at), 'duelStarted'), event);
    case 'cardsRevealed':
      return { type: 'reveal', cards: event.cards, rival: event.rival };
    case 'matResolved': {
      const { place, hands, winners } = event;
      return { type: 'mat', place, hands, order: winners, gains: gainsOf(after), before: before(told, at) };
    }
    case 'hallCompared': {
      const claimed = after.find((one) => one.type === 'hallClaimed')?.seat;
      const { hands, order } = event;
      return { type: 'hall', place: 0, hands, order, gains: [], claimed, before: before(told, at) };
    }
    default:
      return undefined;
  }
}

function momentsOf(events: readonly WesternEvent[]): DuelMoment[] {
  const rolled = new Set<Player>();
  return events.flatMap((event): DuelMoment[] => {
    if (event.type === 'cardShown') return [{ event, player: event.seat, isReroll: false }];
    if (event.type === 'rivalDrew') return [{ event, player: RIVAL, isReroll: false }];
    if (event.type !== 'dieRolled') return [];
    const isReroll = rolled.has(event.player);
    rolled.add(event.player);
    return [{ event, player: event.player, isReroll }];
  });
}

/** The duel as it ended, put together from what was told of it. */
function settledScene(
  events: readonly WesternEvent[],
  { winner, loser }: EventOf<'duelSettled'>,
): DuelScene | undefined {
  const [started] = events;
  if (started?.type !== 'duelStarted') return undefined;
  const moments = momentsOf(events);
  const fighter = (player: Player): Duelist => {
    let die = 0;
    let card: CardId | undefined;
    for (const { event, player: whose } of moments) {
      if (whose !== player) continue;
      if (event.type === 'dieRolled') die = event.die;
      else card = event.card;
    }
    return { player, die, card };
  };
  const { attacker, defender, place, spot } = started;
  const duel: Duel = { place, spot, attacker: fighter(attacker), defender: fighter(defender) };
  return { type: 'duel', duel, moments, settled: { winner, loser } };
}

function gainsOf(events: readonly WesternEvent[]): Gained[] {
  return events.flatMap((event): Gained[] => {
    if (event.type === 'influenceGained')
      return [{ seat: event.seat, kind: event.kind, amount: event.amount }];
    return event.type === 'thirdPosseGained' ? [{ seat: event.seat, kind: 'posse', amount: 1 }] : [];
  });
}

function before(told: readonly WesternEvent[], at: number): HandsScene['before'] {
  return since(told.slice(0, at), 'cardsRevealed').flatMap((event) =>
    event.type === 'matResolved' ? [{ place: event.place, winners: event.winners }] : [],
  );
}
