import { asking, type Seat } from '../../core';
import type { BasicWeaponId, MechSide, PilotId, Resource, WeaponId } from './catalog/ids';
import type { CardId, PlainDirection, ProgrammedCard, Token, ZoneId } from './state';

/** One way to attack: the weapon, the line used, and what is chosen together with it (R44). */
export interface Attack {
  readonly weapon: WeaponId;
  readonly line: 'normal' | 'power';
  /** What is paid for the effect, where the weapon takes an amount. */
  readonly pay?: number;
  /** Grenade Launcher: remove the token in this zone instead of dealing damage. */
  readonly remove?: ZoneId;
}

/** A deployed token: a new one from supply, or one of yours moved when all are out (M5.3). */
export interface MineDeployment {
  /** The number of the mine taken from supply: known to its owner alone. */
  readonly number?: number;
  /** The zone of the own mine that moves. */
  readonly from?: ZoneId;
}

/** A weapon that is bought while its slots are full, and what it displaces (R140). */
export interface Exchange {
  readonly weapon: WeaponId;
  readonly instead: WeaponId;
}

export type PowerUp = { readonly heal: number } | { readonly upgrade: true };

/** Every kind of decision: what the seat is shown, and what it answers. `null` always means "no, thanks". */
export type MechsDecisions = {
  /** M2.2 */
  pilot: { about: object; answer: PilotId };
  /** M2.3 */
  base: { about: object; answer: ZoneId };
  /** M2.4 */
  baseMine: { about: object; answer: number };
  /** M2.5 */
  firstWeapon: { about: object; answer: BasicWeaponId };
  /** M3.2: four different cards with a direction each. */
  program: { about: { readonly cards: readonly CardId[] }; answer: readonly ProgrammedCard[] };
  /** Tsunami's Impulse Command. */
  impulse: { about: { readonly cost: number; readonly resource: Resource }; answer: boolean };
  /** Kitty's Gyroscope: turn the revealed card to the left or right. */
  gyroscope: {
    about: { readonly card: ProgrammedCard; readonly cost: number; readonly resource: Resource };
    answer: 'left' | 'right' | null;
  };
  /** M11: `first` says that combat may not be started this turn. */
  adHocCard: { about: { readonly first: boolean }; answer: ProgrammedCard };
  /** M5.1. A resource is named where Rampage has a choice; otherwise true. */
  collect: {
    about: { readonly energy: number; readonly credits: number };
    answer: Resource | true | null;
  };
  /** M5.2, R140: a weapon, or one with the carried weapon whose place it takes. */
  purchase: { about: object; answer: WeaponId | Exchange | null };
  /** M5.3 */
  deployMine: { about: { readonly zone: ZoneId; readonly cost: number }; answer: MineDeployment | null };
  deployTurret: {
    about: { readonly zone: ZoneId; readonly cost: number };
    answer: { readonly from?: ZoneId } | null;
  };
  /** M5.4 */
  powerUp: { about: object; answer: PowerUp | null };
  /** M8.2 */
  attack: { about: { readonly enemy: Seat }; answer: Attack };
  /** Magma's Power Shield: take 1 less of `damage`. */
  powerShield: {
    about: { readonly damage: number; readonly cost: number; readonly resource: Resource };
    answer: boolean;
  };
  /** Sparta's Force Field: how much to pay against `damage`. */
  forceField: { about: { readonly damage: number; readonly resource: Resource }; answer: number };
  /** Maverick's Weapons Expert, before the first attack. */
  weaponsExpert: {
    about: { readonly enemy: Seat; readonly cost: number; readonly resource: Resource };
    answer: boolean;
  };
  /** EMP Mace: a ready enemy weapon to exhaust, for `cost` where the line asks for it; version 1 named no resource. */
  exhaustWeapon: {
    about: { readonly enemy: Seat; readonly cost: number; readonly resource?: Resource };
    answer: WeaponId | null;
  };
  /** Crossbolt: an exhausted own weapon to make ready. */
  readyWeapon: { about: object; answer: WeaponId | null };
  /** Gauss Rifle. */
  gainResource: { about: { readonly amount: number }; answer: Resource };
  /** Particle Phaser. */
  stealResource: { about: { readonly enemy: Seat }; answer: Resource };
  /** Railgun: the line that is swept. */
  railgunLine: { about: { readonly zone: ZoneId }; answer: PlainDirection };
  /** Vorpal Spiker: where both pilots go. */
  spikerZone: { about: { readonly enemy: Seat }; answer: ZoneId };
  /** Auto Turret: where a turret is deployed, and which one moves if all are out (R51). */
  freeTurret: { about: object; answer: { readonly zone: ZoneId; readonly from?: ZoneId } | null };
  /** M8.6, M10: where a displaced pilot goes, among zones equally close. */
  refuge: { about: { readonly reason: 'retreat' | 'knockOut' }; answer: ZoneId };
  /** M9.1, M10.3: take the Mighty Mech, and by which side. */
  takeMech: { about: { readonly zone: ZoneId }; answer: MechSide | null };
  /** Troy's Rocket Charge: go on into the next zone. */
  rocketCharge: {
    about: { readonly to: ZoneId; readonly cost: number; readonly resource: Resource };
    answer: boolean;
  };
  /** Wasp's Scare Tactics. */
  scareTactics: {
    about: { readonly token: Token['kind'] };
    answer: { readonly zone: ZoneId; readonly number?: number } | null;
  };
};

export type DecisionKind = keyof MechsDecisions & string;

export const { ask, askAll } = asking<MechsDecisions>();
