import type { BasicWeaponId, PilotId } from '../../catalog/ids';
import type { MechsSituation } from '../bot';
import { bestOf, optionsOf, type Choice } from './choice';

/** How pilots have fared in the hands of bots (docs/bots.md); those who are close are chosen by chance. */
const PILOT_WORTH: Readonly<Record<PilotId, number>> = {
  rampage: 8,
  magma: 5,
  maverick: 4,
  tank: 4,
  wasp: 4,
  tsunami: 3,
  kitty: 3,
  diamond: 3,
};
const PILOT_CHANCE = 4;

const WEAPON_WORTH: Readonly<Record<BasicWeaponId, number>> = {
  pulsePistol: 4,
  grenadeLauncher: 3,
  energySword: 2,
  riotShield: 1,
};

/** M2: the choices before the first round. */
export function setUpChoice({ decision, random }: MechsSituation): Choice | undefined {
  switch (decision.kind) {
    case 'pilot':
      return bestOf(optionsOf(decision), (pilot) => PILOT_WORTH[pilot] + random.below(PILOT_CHANCE));
    case 'firstWeapon':
      return bestOf(optionsOf(decision), (weapon) => WEAPON_WORTH[weapon]);
    case 'baseMine':
      // A base is worth little and seldom entered: the strong mines are for better places.
      return bestOf(optionsOf(decision), (number) => -number);
    default:
      return undefined;
  }
}
