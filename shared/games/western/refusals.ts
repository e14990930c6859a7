import type { Seat } from '../../core';
import type { Refused } from '../kit';
import type { DecisionKind, Purchase } from './decisions';
import { holderOf, spotsOf } from './ring';
import { PLACES, type Open, type Place, type SpotKind } from './state';
import type { Scene } from './types';

/** The rule that each kind of decision comes from. */
export const RULE_OF: Readonly<Record<DecisionKind, string>> = {
  boss: 'W2.4',
  keep: 'W3.3',
  hire: 'W4.1',
  place: 'W4.3',
  wild: 'S43',
  convert: 'S64',
  trade: 'S101',
  truce: 'S66',
  auction: 'S53',
  buyNow: 'S69',
  relocate: 'S67',
  rearrange: 'S68',
  swap: 'S74',
  duel: 'W6.5',
  pot: 'W8.6',
  hall: 'S70',
  buy: 'W10.3',
  leftover: 'W10.6',
  advance: 'W11.2',
};

/** The rule behind a refusal, to be shown with it. What is no answer at all goes against the list of decisions. */
export function ruleBehind({ open }: Pick<Scene, 'open'>, refused: Refused): string {
  const { code, input, question } = refused;
  if (code === 'over') return 'W13.1';
  // S79: only bosses and kept cards can be taken back, until the last one is in.
  if (input.type === 'retract') return 'S79';
  if (!question || input.type !== 'answer') return 'W15.4';
  const kind = question.kind as DecisionKind;
  if (code !== 'illegal') return code === 'stale' ? RULE_OF[kind] : 'W15.4';
  if (kind === 'place') return ruleOfPlace(open, input.seat, input.answer);
  if (kind === 'buy' || kind === 'leftover')
    return ruleOfPurchase(kind, question.options as readonly (Purchase | null)[], input.answer);
  return RULE_OF[kind];
}

function fieldsOf(answer: unknown): Partial<Record<string, unknown>> {
  return typeof answer === 'object' && answer !== null ? answer : {};
}

function isPlace(value: unknown): value is Place {
  return PLACES.some((place) => place === value);
}

const RULE_OF_SIDES: Readonly<Record<SpotKind, string>> = {
  influence: 'W5.1',
  porch: 'W5.2',
  number: 'W5.3',
  suit: 'W5.3',
  leftover: 'W5.3',
};

function ruleOfPlace(open: Open, seat: Seat, answer: unknown): string {
  const { place, spot, side } = fieldsOf(answer);
  if (!isPlace(place)) return RULE_OF.place;
  const there = spotsOf(open, place).filter((choice) => choice.spot === spot);
  const [first] = there;
  if (!first) return 'W1.3';
  if (!there.some((choice) => choice.side === side)) return RULE_OF_SIDES[first.spot];
  const holder = holderOf(open, place, first.spot);
  return holder && holder.player !== seat ? 'S66' : RULE_OF.place;
}

/** Where a building can be bought, and was not, what is wrong is what was waived of its price. */
function ruleOfPurchase(
  kind: 'buy' | 'leftover',
  options: readonly (Purchase | null)[],
  answer: unknown,
): string {
  const { place, waive } = fieldsOf(answer);
  const offered = options.find((option) => option?.place === place);
  if (!offered) return RULE_OF[kind];
  const waived = Array.isArray(waive) ? waive.length : 0;
  return offered.waive && waived !== offered.waive.length ? 'S98' : 'S50';
}
