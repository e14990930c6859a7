import {
  MECH_SIDES,
  PILOTS,
  WEAPON_TABLE,
  WEAPONS,
  type DecisionKind,
  type MechSide,
  type MechsEvent,
  type PilotId,
  type SeatState,
} from '../../../../shared/games/mechs';
import type { MechsMatch } from '../support/play';

/** How often everything there is in the game came up. */
export class Reach {
  readonly counts = new Map<string, number>();
  private seen = 0;

  /** To be called at every moment of a match, in order. */
  look(match: MechsMatch): void {
    for (const seat of match.waitingFor()) this.count(`decision ${match.decision(seat)!.kind}`);
    if (match.events.length < this.seen) this.seen = 0;
    for (const event of match.events.slice(this.seen)) this.lookAt(event, match.state.open.seats);
    this.seen = match.isOver ? 0 : match.events.length;
  }

  private lookAt(event: MechsEvent, seats: readonly SeatState[]): void {
    this.count(`event ${event.type}`);
    if (event.type === 'weaponUsed') {
      this.count(`weapon ${event.weapon} ${event.line}`);
      const tag = WEAPON_TABLE[event.weapon][event.line].effect?.tag;
      if (tag) this.count(`effect ${tag}`);
    }
    const ability = abilityIn(event, seats);
    if (ability) this.count(`ability ${ability}`);
  }

  private count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }
}

/** The ability that has just worked, where the event shows it. */
function abilityIn(event: MechsEvent, seats: readonly SeatState[]): PilotId | MechSide | undefined {
  const pilotOf = (seat: number) => (seats[seat]?.status === 'mech' ? undefined : seats[seat]?.pilot);
  switch (event.type) {
    case 'resourcePaid':
      return [...PILOTS, ...MECH_SIDES].find((ability) => ability === event.cause);
    case 'damageReduced':
      return pilotOf(event.seat) === 'tank' ? 'tank' : undefined;
    case 'healed':
      return pilotOf(event.seat) === 'diamond' && event.hp > 2 * event.energy ? 'diamond' : undefined;
    case 'resourcesCollected':
      return pilotOf(event.seat) === 'rampage' ? 'rampage' : undefined;
    case 'tokenDeployed':
      return pilotOf(event.seat) === 'wasp' && event.zone !== seats[event.seat]?.zone ? 'wasp' : undefined;
    default:
      return undefined;
  }
}

const DECISIONS: Record<DecisionKind, true> = {
  pilot: true,
  base: true,
  baseMine: true,
  firstWeapon: true,
  program: true,
  impulse: true,
  gyroscope: true,
  adHocCard: true,
  collect: true,
  purchase: true,
  deployMine: true,
  deployTurret: true,
  powerUp: true,
  attack: true,
  powerShield: true,
  forceField: true,
  weaponsExpert: true,
  exhaustWeapon: true,
  readyWeapon: true,
  gainResource: true,
  stealResource: true,
  railgunLine: true,
  spikerZone: true,
  freeTurret: true,
  refuge: true,
  takeMech: true,
  rocketCharge: true,
  scareTactics: true,
};

/** How an event can come up: in a match of people, or of robots only. */
const EVENTS: Record<MechsEvent['type'], 'match' | 'robots' | 'rare'> = {
  matchStarted: 'match',
  arenaDealt: 'match',
  pilotsDealt: 'match',
  pilotsRevealed: 'match',
  basePlaced: 'match',
  baseMinesPlaced: 'match',
  firstWeaponsRevealed: 'match',
  rowDealt: 'match',
  roundStarted: 'match',
  programsLocked: 'match',
  turnStarted: 'match',
  cardRevealed: 'match',
  cardTurned: 'match',
  // Every card and direction would have to lead to an enemy (R11): rules/ builds that.
  turnPassed: 'rare',
  roundEnded: 'match',
  robotFlipped: 'robots',
  attackPassed: 'robots',
  pilotMoved: 'match',
  wallHit: 'match',
  pilotDisplaced: 'match',
  resourcesCollected: 'match',
  weaponPurchased: 'match',
  rowRefilled: 'match',
  tokenDeployed: 'match',
  tokenMoved: 'match',
  healed: 'match',
  armorUpgraded: 'match',
  weaponsEquipped: 'match',
  mineExploded: 'match',
  turretFired: 'match',
  tokenRemoved: 'match',
  combatStarted: 'match',
  weaponUsed: 'match',
  damageDealt: 'match',
  damageReduced: 'match',
  healthLost: 'match',
  weaponExhausted: 'match',
  weaponReadied: 'match',
  resourcesGained: 'match',
  resourcesLost: 'match',
  resourcesStolen: 'match',
  resourcePaid: 'match',
  railgunSwept: 'match',
  pilotRetreated: 'match',
  knockedOut: 'match',
  statusChanged: 'match',
  combatEnded: 'match',
  adHocEntered: 'match',
  mechTaken: 'match',
  mechLeft: 'match',
  scored: 'match',
  pointsLost: 'match',
  roundScored: 'match',
  weaponsScored: 'match',
  matchEnded: 'match',
};

/** Everything that matches between people are to reach. */
export function everythingToReach(): string[] {
  const events = Object.entries(EVENTS).filter(([, how]) => how === 'match');
  const tags = WEAPONS.flatMap((id) =>
    (['normal', 'power'] as const).flatMap((line) => WEAPON_TABLE[id][line].effect?.tag ?? []),
  );
  return [
    ...Object.keys(DECISIONS).map((kind) => `decision ${kind}`),
    ...events.map(([type]) => `event ${type}`),
    ...WEAPONS.flatMap((id) => [`weapon ${id} normal`, `weapon ${id} power`]),
    ...new Set(tags.map((tag) => `effect ${tag}`)),
    ...[...PILOTS, ...MECH_SIDES].map((ability) => `ability ${ability}`),
  ];
}
