import type { Seat } from '../../core';
import type { PaidAbility } from './catalog/figures';
import type { BasicWeaponId, CardKind, MechSide, PilotId, Resource, WeaponId } from './catalog/ids';
import type {
  Direction,
  PlainDirection,
  RevealedCard,
  ScoreSource,
  Status,
  Token,
  Zone,
  ZoneId,
} from './state';

/** What brought damage on somebody. */
export type DamageCause = 'weapon' | 'mine' | 'turret' | 'railgun';

/**
 * Past-tense facts that everybody at the table sees. What only one seat may know is never in an event:
 * it is in that seat's secret.
 */
export type MechsEvent =
  // set-up
  /** The starter is told here by rules of before version 2, and with the arena since (R143). */
  | { type: 'matchStarted'; seats: number; starter?: Seat }
  | { type: 'pilotsDealt' }
  | { type: 'pilotsRevealed'; pilots: PilotId[] }
  | { type: 'arenaDealt'; starter: Seat; zones: (Zone | null)[] }
  | { type: 'basePlaced'; seat: Seat; zone: ZoneId }
  | { type: 'baseMinesPlaced' }
  | { type: 'firstWeaponsRevealed'; weapons: BasicWeaponId[] }
  | { type: 'rowDealt'; weapons: WeaponId[] }
  // the round
  | { type: 'roundStarted'; round: number; starter: Seat }
  | { type: 'programsLocked' }
  | { type: 'turnStarted'; seat: Seat; turn: number }
  | { type: 'cardRevealed'; seat: Seat; card: RevealedCard; adHoc: boolean }
  /** Gyroscope: the card is played in another direction than it was revealed in. */
  | { type: 'cardTurned'; seat: Seat; direction: Direction }
  | { type: 'turnPassed'; seat: Seat }
  | { type: 'roundEnded'; round: number }
  | { type: 'robotFlipped'; seat: Seat; card: CardKind; facing: PlainDirection; stack: number }
  | { type: 'attackPassed'; seat: Seat }
  // movement
  | { type: 'pilotMoved'; seat: Seat; from: ZoneId; to: ZoneId; by: 'move' | 'jump' | 'charge' }
  | { type: 'wallHit'; seat: Seat; zone: ZoneId; direction: Direction }
  | {
      type: 'pilotDisplaced';
      seat: Seat;
      from: ZoneId;
      to: ZoneId;
      reason: 'retreat' | 'knockOut' | 'spiker';
    }
  // actions
  | { type: 'resourcesCollected'; seat: Seat; energy: number; credits: number }
  | { type: 'weaponPurchased'; seat: Seat; weapon: WeaponId; energy: number; credits: number }
  | { type: 'rowRefilled'; place: number; weapon: WeaponId }
  | {
      type: 'tokenDeployed';
      seat: Seat;
      kind: Token['kind'];
      token: number;
      zone: ZoneId;
      energy: number;
      credits: number;
    }
  | {
      type: 'tokenMoved';
      seat: Seat;
      kind: Token['kind'];
      token: number;
      from: ZoneId;
      to: ZoneId;
      energy: number;
      credits: number;
    }
  | { type: 'healed'; seat: Seat; hp: number; energy: number }
  | { type: 'armorUpgraded'; seat: Seat; credits: number }
  | { type: 'weaponsEquipped'; seat: Seat; weapons: WeaponId[] }
  // tokens
  | {
      type: 'mineExploded';
      seat: Seat;
      owner: Seat;
      zone: ZoneId;
      token: number;
      number: number;
      damage: number;
    }
  | { type: 'turretFired'; seat: Seat; owner: Seat; zone: ZoneId; token: number; damage: number }
  | { type: 'tokenRemoved'; owner: Seat; kind: Token['kind']; token: number; zone: ZoneId; by: Seat }
  // combat
  | { type: 'combatStarted'; attacker: Seat; defender: Seat; zone: ZoneId; jumped: boolean }
  | {
      type: 'weaponUsed';
      seat: Seat;
      enemy: Seat;
      weapon: WeaponId;
      line: 'normal' | 'power';
      countered: boolean;
    }
  | { type: 'damageDealt'; seat: Seat; by?: Seat; damage: number; cause: DamageCause }
  | { type: 'damageReduced'; seat: Seat; by: number }
  | { type: 'healthLost'; seat: Seat; hp: number }
  | { type: 'weaponExhausted'; seat: Seat; weapon: WeaponId }
  | { type: 'weaponReadied'; seat: Seat; weapon: WeaponId }
  | { type: 'resourcesGained'; seat: Seat; energy: number; credits: number }
  | { type: 'resourcesLost'; seat: Seat; energy: number; credits: number }
  | { type: 'resourcesStolen'; seat: Seat; from: Seat; energy: number; credits: number }
  | { type: 'resourcePaid'; seat: Seat; resource: Resource; amount: number; cause: WeaponId | PaidAbility }
  | { type: 'railgunSwept'; seat: Seat; direction: Direction; victims: Seat[] }
  | { type: 'pilotRetreated'; seat: Seat; enemy: Seat }
  | { type: 'knockedOut'; seat: Seat; by: Seat; cause: DamageCause | 'ownWeapon' }
  | { type: 'statusChanged'; seat: Seat; status: Status; hp: number }
  | { type: 'combatEnded'; attacker: Seat; defender: Seat; winner: Seat }
  | { type: 'adHocEntered'; seat: Seat }
  // the Mighty Mech
  | { type: 'mechTaken'; seat: Seat; side?: MechSide; zone: ZoneId }
  | { type: 'mechLeft'; zone: ZoneId }
  // points
  | { type: 'scored'; seat: Seat; vp: number; source: ScoreSource }
  | { type: 'pointsLost'; seat: Seat; vp: number }
  | {
      type: 'roundScored';
      round: number;
      scores: { zones: number; mines: number; turrets: number; mech: number }[];
    }
  | { type: 'weaponsScored'; points: number[] }
  | { type: 'matchEnded'; winners: Seat[]; totals: number[] };
