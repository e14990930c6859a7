import type { DecisionKind } from './decisions';

/**
 * What everybody may know of an answer once it has taken effect. Whatever stays secret is named `hidden`
 * here; a new kind of decision does not compile until it is listed.
 */
type Visibility = 'open' | 'hidden' | 'withoutNumber';

export const VISIBILITY: Record<DecisionKind, Visibility> = {
  pilot: 'open',
  base: 'open',
  baseMine: 'hidden',
  firstWeapon: 'open',
  program: 'hidden',
  impulse: 'open',
  gyroscope: 'open',
  adHocCard: 'open',
  collect: 'open',
  purchase: 'open',
  deployMine: 'withoutNumber',
  deployTurret: 'open',
  powerUp: 'open',
  attack: 'open',
  powerShield: 'open',
  forceField: 'open',
  weaponsExpert: 'open',
  exhaustWeapon: 'open',
  readyWeapon: 'open',
  gainResource: 'open',
  stealResource: 'open',
  railgunLine: 'open',
  spikerZone: 'open',
  freeTurret: 'open',
  refuge: 'open',
  takeMech: 'open',
  rocketCharge: 'open',
  scareTactics: 'withoutNumber',
};

/** Stands where a mine's number is not to be seen. */
export const UNKNOWN_NUMBER = 0;

export function publicAnswer(kind: DecisionKind, answer: unknown): unknown {
  switch (VISIBILITY[kind]) {
    case 'open':
      return answer;
    case 'hidden':
      return undefined;
    case 'withoutNumber': {
      const hasNumber = typeof answer === 'object' && answer !== null && 'number' in answer;
      return hasNumber ? { ...answer, number: UNKNOWN_NUMBER } : answer;
    }
  }
}
