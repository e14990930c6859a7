import type { DecisionKind } from './decisions';

/**
 * What everybody may know of an answer once it has taken effect (W16). A new kind of decision does not compile until
 * it is listed.
 */
type Visibility = 'open' | 'hidden' | 'drawOnly';

const VISIBILITY: Record<DecisionKind, Visibility> = {
  boss: 'open',
  keep: 'hidden',
  hire: 'open',
  place: 'open',
  wild: 'open',
  convert: 'open',
  trade: 'open',
  truce: 'open',
  auction: 'open',
  buyNow: 'open',
  relocate: 'open',
  rearrange: 'open',
  swap: 'drawOnly',
  duel: 'open',
  pot: 'open',
  hall: 'open',
  buy: 'open',
  leftover: 'open',
  advance: 'open',
};

export function publicAnswer(kind: DecisionKind, answer: unknown): unknown {
  switch (VISIBILITY[kind]) {
    case 'open':
      return answer;
    case 'hidden':
      return undefined;
    case 'drawOnly':
      return answer === 'draw' || answer === null ? answer : undefined; // W16.5: not which card was kept
  }
}
