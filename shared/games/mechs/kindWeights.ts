import type { Weight } from '../kit';
import type { DecisionKind } from './decisions';

/** How much each kind of decision matters. */
export const WEIGHTS: Readonly<Record<DecisionKind, Weight>> = {
  pilot: 'weighty',
  base: 'weighty',
  baseMine: 'weighty',
  firstWeapon: 'weighty',
  program: 'program',
  impulse: 'weighty',
  gyroscope: 'small',
  adHocCard: 'program',
  collect: 'small',
  purchase: 'weighty',
  deployMine: 'small',
  deployTurret: 'small',
  powerUp: 'small',
  attack: 'weighty',
  powerShield: 'small',
  forceField: 'small',
  weaponsExpert: 'small',
  exhaustWeapon: 'small',
  readyWeapon: 'small',
  gainResource: 'small',
  stealResource: 'small',
  railgunLine: 'weighty',
  spikerZone: 'weighty',
  freeTurret: 'small',
  refuge: 'small',
  takeMech: 'weighty',
  rocketCharge: 'small',
  scareTactics: 'small',
};

/** Abilities that may be used with every card. */
export const ON_DEMAND: readonly DecisionKind[] = ['gyroscope', 'rocketCharge'];
