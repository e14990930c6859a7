import type { Status } from '../state';
import type { CardKind, Resource, WeaponId } from './ids';
import { WEAPON_TABLE, type Weapon } from './weapons';

/** Abilities whose resource is a house value, because it is printed as artwork only. */
export const PAID_ABILITIES = ['tsunami', 'magma', 'maverick', 'kitty', 'troy', 'sparta'] as const;
export type PaidAbility = (typeof PAID_ABILITIES)[number];

export type ResourceZones = {
  readonly value: number;
  /** How many cards of that value give energy, and how many credits. */
  readonly energy: number;
  readonly credits: number;
};

/** Every figure of the game (docs/games/mechs/cards.md). `HOUSE_VALUES` names the ones a host may replace. */
export interface Figures {
  readonly health: Readonly<Record<Status, number>>;
  readonly startEnergy: number;
  readonly startCredits: number;
  readonly trackMaximum: number;
  /** A pilot knocked out has at least this much energy and credits (M10.1). */
  readonly knockOutMinimum: number;
  readonly mineNumbers: readonly number[];
  readonly turrets: number;
  readonly rounds: number;
  readonly cardsPerRound: number;
  readonly upgradeCost: number;
  readonly healPerEnergy: number;
  readonly takeMechPoints: number;
  readonly holdMechPoints: number;
  readonly rowPlaces: number;
  readonly doubledCard: CardKind;
  readonly zones: {
    readonly resource: readonly ResourceZones[];
    readonly baseValue: number;
    readonly mechValue: number;
  };
  readonly weapons: Readonly<Record<WeaponId, Weapon>>;
  readonly abilityResource: Readonly<Record<PaidAbility, Resource>>;
  /** How much may be paid against damage each time, and how much less each unit makes it. */
  readonly forceField: { readonly most: number; readonly each: number };
}

export const PUBLISHED_FIGURES: Figures = {
  health: { pilot: 6, armor: 9, mech: 11 },
  startEnergy: 3,
  startCredits: 3,
  trackMaximum: 9,
  knockOutMinimum: 2,
  mineNumbers: [1, 2, 3, 4],
  turrets: 3,
  rounds: 6,
  cardsPerRound: 4,
  upgradeCost: 5,
  healPerEnergy: 2,
  takeMechPoints: 2,
  holdMechPoints: 3,
  rowPlaces: 4,
  doubledCard: 'collect',
  zones: {
    resource: [
      { value: 1, energy: 2, credits: 2 },
      { value: 2, energy: 3, credits: 3 },
      { value: 3, energy: 2, credits: 2 },
      { value: 4, energy: 1, credits: 1 },
    ],
    baseValue: 1,
    mechValue: 4,
  },
  weapons: WEAPON_TABLE,
  abilityResource: {
    tsunami: 'energy',
    magma: 'energy',
    maverick: 'credits',
    kitty: 'energy',
    troy: 'energy',
    sparta: 'energy',
  },
  forceField: { most: 2, each: 1 },
};
