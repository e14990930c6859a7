import type { Flow, Seat } from '../../core';
import { enemyIn, isHostile, seatState, valueOf, whereIs } from './arena';
import { powerUps, purchasable } from './actions';
import { directionsOf, kindOf } from './catalog/cards';
import { CARD_KINDS, type CardKind } from './catalog/ids';
import { ask } from './decisions';
import { destination } from './movement';
import type { ProgrammedCard } from './state';
import type { MechsTable, Scene } from './types';

const EVERY_CARD = CARD_KINDS.flatMap((card) => directionsOf(card).map((direction) => ({ card, direction })));

/** M11.1: any card and direction; on a first turn none that leads to an enemy pilot (M11.2, R27). */
export function adHocOptions({ open }: Scene, seat: Seat, first: boolean): readonly ProgrammedCard[] {
  if (!first) return EVERY_CARD;
  const from = whereIs(open, seat);
  return EVERY_CARD.filter(({ card, direction }) => {
    const to = destination(open, from, { kind: card, direction });
    return to === undefined || enemyIn(open, to, seat) === undefined;
  });
}

/** Undefined: every choice would start combat, and the turn is passed (R11). */
export function* chooseAdHocCard(
  g: MechsTable,
  seat: Seat,
  first: boolean,
): Flow<ProgrammedCard | undefined> {
  const options = adHocOptions(g, seat, first);
  const [one] = options;
  if (!one) return undefined;
  const fallback = () =>
    options.reduce((best, card) => (worth(g, seat, card) > worth(g, seat, best) ? card : best), one);
  return yield* ask<'adHocCard'>({ seat, kind: 'adHocCard', about: { first }, options, fallback });
}

/** The fallback's rule: a safe and valuable zone, with an action that can be used there. */
function worth(g: MechsTable, seat: Seat, { card, direction }: ProgrammedCard): number {
  const { open } = g;
  const kind = kindOf(card);
  const to = destination(open, whereIs(open, seat), { kind, direction });
  const place = to === undefined ? -1 : isHostile(open, to, seat) ? -6 : valueOf(open, to);
  return place + usefulness(g, seat, kind);
}

function usefulness(g: MechsTable, seat: Seat, kind: CardKind): number {
  const { energy, credits } = seatState(g.open, seat);
  switch (kind) {
    case 'powerUp':
      return powerUps(g, seat).length > 0 ? 4 : 0;
    case 'purchase':
      return purchasable(g, seat).length > 0 ? 3 : 0;
    case 'deployTurret':
      return energy >= 4 ? 3 : 0;
    case 'deployMine':
      return credits >= 4 ? 2 : 0;
    case 'collect':
      return energy + credits < 8 ? 3 : 1;
    case 'diagonalJump':
    case 'doubleJump':
      return -1;
  }
}
