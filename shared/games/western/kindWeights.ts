import type { Weight } from '../kit';
import type { DecisionKind } from './decisions';

/** How much each kind of decision matters. */
export const WEIGHTS: Readonly<Record<DecisionKind, Weight>> = {
  boss: 'weighty',
  keep: 'weighty',
  hire: 'weighty',
  place: 'program',
  wild: 'small',
  convert: 'small',
  trade: 'small',
  truce: 'small',
  auction: 'weighty',
  buyNow: 'program',
  relocate: 'small',
  rearrange: 'small',
  swap: 'small',
  duel: 'weighty',
  pot: 'small',
  hall: 'weighty',
  buy: 'program',
  leftover: 'program',
  advance: 'weighty',
};
