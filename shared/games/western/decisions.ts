import { asking } from '../../core';
import type { BossId, BuildingId, CardId, Industry, Kind } from './catalog/ids';
import type { Place, Player, Side, SpotKind } from './state';

/** A spot, with its side or direction where it has two. */
export interface SpotChoice {
  readonly place: Place;
  readonly spot: SpotKind;
  readonly side?: Side;
}

/** One of your posses, by its number, and where it goes. */
export interface Relocation extends SpotChoice {
  readonly posse: number;
}

/** Influence of your choice: kinds in the order law, force, gold, one for each influence. */
export type Kinds = readonly Kind[];

/** W1.8: several X one by one, several X as one kind, or two different kinds. */
export type WildForm = 'each' | 'same' | 'different';

/** What influence is gained or paid for. */
export type Cause =
  | 'left'
  | 'right'
  | 'porch'
  | 'pot'
  | 'owner'
  | 'wanted'
  | 'resolution'
  | 'reroll'
  | 'rivalRerolls'
  | 'rivalDraws'
  | 'price'
  | BuildingId
  | BossId;

export interface Trade {
  readonly pay: Kind;
  /** The kind gained, where it does not follow from the kind paid (S101). */
  readonly gain?: Kind;
}

/** W6.5, W14.5. What the Rival is made to do is paid with any kind. */
export type DuelStep =
  | { readonly act: 'stop' }
  | { readonly act: 'reroll' }
  | { readonly act: 'addCard' }
  | { readonly act: 'rivalRerolls'; readonly pay: Kind }
  | { readonly act: 'rivalDraws'; readonly pay: Kind };

export interface Purchase {
  readonly place: Place;
  /** What a discount waives of the price (S50). */
  readonly waive?: Kinds;
}

/** Every kind of decision (W15): what the seat is shown, and what it answers. `null` always means "no, thanks". */
export type WesternDecisions = {
  /** W2.4 */
  boss: { about: object; answer: BossId };
  /** W3.3 */
  keep: { about: object; answer: CardId };
  /** W4.1: the kinds paid. */
  hire: { about: { readonly cost: number }; answer: Kinds | null };
  /** W4.4 */
  place: { about: { readonly posse: number }; answer: SpotChoice };
  /** W1.8, S43, S97 */
  wild: {
    about: { readonly form: WildForm; readonly count: number; readonly cause: Cause };
    answer: Kinds;
  };
  convert: {
    about: { readonly building: BuildingId; readonly from: Kind; readonly to: Kind };
    answer: number;
  };
  trade: {
    about: { readonly building: BuildingId; readonly pay: number; readonly gain: readonly number[] };
    answer: Trade | null;
  };
  truce: { about: { readonly building: BuildingId }; answer: boolean };
  /** First the kinds paid, then one of the buildings shown. */
  auction: {
    about: { readonly building: BuildingId; readonly cost: number; readonly shown: readonly BuildingId[] };
    answer: Kinds | BuildingId | null;
  };
  buyNow: {
    about: { readonly building: BuildingId; readonly cost: number };
    answer: { readonly place: Place; readonly pay: Kinds } | null;
  };
  relocate: {
    about: { readonly building: BuildingId; readonly who: 'wounded' | 'standing' };
    answer: Relocation | null;
  };
  rearrange: {
    about: { readonly building: BuildingId };
    answer: { readonly place: Place; readonly building: BuildingId } | null;
  };
  /** First whether to draw, then the card to keep. */
  swap: { about: { readonly building: BuildingId; readonly draw: number }; answer: 'draw' | CardId | null };
  /** W6.5 */
  duel: {
    about: { readonly enemy: Player; readonly power: number; readonly enemyPower: number };
    answer: DuelStep;
  };
  /** W8.6 */
  pot: { about: object; answer: 'influence' | 'posse' };
  /** W10.4: the kinds paid. */
  hall: { about: { readonly cost: number }; answer: Kinds | null };
  /** W10.3 */
  buy: { about: object; answer: Purchase | null };
  /** W10.6 */
  leftover: { about: object; answer: Purchase | null };
  /** W10.7 */
  advance: { about: object; answer: Industry };
};

export type DecisionKind = keyof WesternDecisions;

export const { ask, askAll } = asking<WesternDecisions>();
