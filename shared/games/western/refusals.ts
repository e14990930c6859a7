import type { RefusalCode, Seat } from '../../core';
import type { DecisionKind, SpotChoice } from './decisions';
import { canPay, influenceOf } from './influence';
import { holderOf, isOn, matAt, spotsOf } from './ring';
import { buildingOf } from './ruleset';
import { PLACES, type Place } from './state';
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

export interface Refused {
  readonly code: RefusalCode;
  readonly seat: Seat;
  /** What the seat was asked, and what it answered. */
  readonly kind?: DecisionKind;
  readonly answer?: unknown;
}

/** The rule behind a refusal, to be shown with it. What is no answer at all goes against the list of decisions. */
export function ruleBehind(g: Scene, { code, seat, kind, answer }: Refused): string {
  if (code === 'over') return 'W13.1';
  if (code !== 'illegal' || !kind) return 'W15.4';
  if (kind === 'place') return ruleOfPlace(g, seat, answer);
  if (kind === 'buy' || kind === 'leftover') return ruleOfPurchase(g, seat, kind, answer);
  return RULE_OF[kind];
}

function fieldsOf(answer: unknown): Partial<Record<string, unknown>> {
  return typeof answer === 'object' && answer !== null ? answer : {};
}

function isPlace(value: unknown): value is Place {
  return PLACES.some((place) => place === value);
}

function ruleOfPlace({ open }: Scene, seat: Seat, answer: unknown): string {
  const { place, spot, side } = fieldsOf(answer);
  if (!isPlace(place)) return RULE_OF.place;
  const there = spotsOf(open, place).filter((choice) => choice.spot === spot);
  const [first] = there;
  if (!first) return 'W1.3';
  if (!there.some((choice: SpotChoice) => choice.side === side))
    return first.spot === 'influence' ? 'W5.1' : 'W5.3';
  const holder = holderOf(open, place, first.spot);
  return holder && holder.player !== seat ? 'S66' : RULE_OF.place;
}

function ruleOfPurchase(g: Scene, seat: Seat, kind: 'buy' | 'leftover', answer: unknown): string {
  const { place } = fieldsOf(answer);
  if (!isPlace(place)) return RULE_OF[kind];
  const { slot } = matAt(g.open, place);
  const isThere = kind === 'leftover' || isOn(g.open, seat, place);
  if (!slot || !isThere) return RULE_OF[kind];
  // It could be bought: then what is wrong is what is waived of its price.
  return canPay(influenceOf(g, seat), buildingOf(g.config, slot).price) ? 'S50' : RULE_OF[kind];
}
