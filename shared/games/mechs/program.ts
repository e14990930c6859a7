import type { Seat } from '../../core';
import { enemyIn, isHostile, seatState, tokenIn, valueOf, whereIs } from './arena';
import { directionsOf, kindOf } from './catalog/cards';
import type { CardKind } from './catalog/ids';
import { destination } from './movement';
import { figuresOf } from './ruleset';
import type { CardId, Direction, ProgrammedCard, ZoneId } from './state';
import type { MechsTable } from './types';

/** R29: exactly four different cards, each with a direction that it can take. */
export function isProgram(answer: unknown, cards: readonly CardId[], length: number): boolean {
  if (!Array.isArray(answer) || answer.length !== length) return false;
  const used: CardId[] = [];
  return answer.every((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || Object.keys(entry).length !== 2) return false;
    const { card, direction } = entry as Partial<ProgrammedCard>;
    if (card === undefined || !cards.includes(card) || used.includes(card)) return false;
    used.push(card);
    return direction !== undefined && directionsOf(kindOf(card)).includes(direction);
  });
}

/**
 * What is played for a seat that gives no program: it collects, builds and buys on a path through the best
 * zones that it can see to be safe.
 */
export function fallbackProgram(g: MechsTable, seat: Seat): ProgrammedCard[] {
  const state = seatState(g.open, seat);
  const hurt = state.hp <= figuresOf(g.config).health[state.status] / 2;
  const last: CardKind = hurt || state.status === 'pilot' ? 'powerUp' : 'deployMine';
  const kinds: CardKind[] = ['collect', 'deployTurret', 'purchase', last];
  let zone = whereIs(g.open, seat);
  return kinds.map((card) => {
    const direction = safestDirection(g, seat, zone, card);
    zone = destination(g.open, zone, { kind: card, direction }) ?? zone;
    return { card, direction };
  });
}

function safestDirection(g: MechsTable, seat: Seat, from: ZoneId, kind: CardKind): Direction {
  const worth = (direction: Direction) => {
    const to = destination(g.open, from, { kind, direction });
    if (to === undefined) return -1;
    if (enemyIn(g.open, to, seat) !== undefined) return -3;
    if (isHostile(g.open, to, seat)) return -2;
    return valueOf(g.open, to) - (tokenIn(g.open, to) ? 1 : 0);
  };
  return directionsOf(kind).reduce((best, direction) => (worth(direction) > worth(best) ? direction : best));
}
