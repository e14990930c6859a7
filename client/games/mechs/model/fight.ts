import type { Seat } from '../../../../shared/core';
import { advance } from '../../../../shared/games/mechs/advance';
import { boutOf, damageOf, lastUsedBy } from '../../../../shared/games/mechs/attack';
import type { WeaponId } from '../../../../shared/games/mechs/catalog/ids';
import type { MechsEvent } from '../../../../shared/games/mechs/events';
import { figuresOf } from '../../../../shared/games/mechs/ruleset';
import type { Combat } from '../../../../shared/games/mechs/state';
import type { Scene } from '../../../../shared/games/mechs/types';
import { weaponFigures } from '../../../../shared/games/mechs/weapons';
import { since } from '../../../model/since';
import { harmOf, type Change, type Harm } from './harm';

type EventOf<Type extends MechsEvent['type']> = Extract<MechsEvent, { type: Type }>;

/** An attack as everybody saw it. */
export interface Blow {
  readonly seat: Seat;
  readonly enemy: Seat;
  readonly weapon: WeaponId;
  readonly line: 'normal' | 'power';
  /** The weapon that it counters (M8.4). */
  readonly counters?: WeaponId;
  /** What the line says before anything is added to it. */
  readonly printed: number;
  /** What is added to that: before the enemy answers it. */
  readonly raised?: Change;
  /** Absent where a token is removed instead of dealing damage (R5). */
  readonly harm?: Harm;
  /** What else came of it, for a line each. */
  readonly after: readonly MechsEvent[];
}

export interface FightScene {
  readonly type: 'fight';
  /** Counts the fights of the match. */
  readonly number: number;
  readonly combat: Combat;
  /** The last attack; none before the first. */
  readonly blow?: Blow;
  /** What the fight has brought so far, by seat. */
  readonly points: Readonly<Record<Seat, number>>;
  /** What of it has just come, and what for: the fight itself (M8.1), or the last blow. */
  readonly gained: { readonly from: 'start' | 'blow'; readonly points: Readonly<Record<Seat, number>> };
  readonly blows: number;
  readonly end?: { readonly how: 'knockOut' | 'ownWeapon' | 'retreat'; readonly loser: Seat };
}

/** What is told of a blow in a line of its own. */
const AFTER: ReadonlySet<MechsEvent['type']> = new Set([
  'attackPassed',
  'healed',
  'healthLost',
  'knockedOut',
  'pointsLost',
  'railgunSwept',
  'resourcesGained',
  'resourcesLost',
  'resourcesStolen',
  'tokenDeployed',
  'tokenRemoved',
  'weaponExhausted',
  'weaponReadied',
] satisfies MechsEvent['type'][]);

/** The fight that goes on, or has just ended, from what was told of it; `ahead` is what is known besides. */
export function fightOf(
  scene: Scene,
  told: readonly MechsEvent[],
  ahead: readonly MechsEvent[] = [],
): FightScene | undefined {
  const events = since(told, 'combatStarted');
  const combat = scene.open.combat ?? combatAt(scene, events);
  if (!combat) return undefined;
  const at = events.findLastIndex(({ type }) => type === 'weaponUsed');
  const used = events[at];
  const fighters = [combat.attacker.seat, combat.defender.seat] as const;
  return {
    type: 'fight',
    number: told.filter(({ type }) => type === 'combatStarted').length,
    combat,
    blow:
      used?.type === 'weaponUsed'
        ? blowOf(scene, used, { before: events.slice(0, at), after: events.slice(at + 1), ahead })
        : undefined,
    points: pointsOf(fighters, events),
    gained: { from: at < 0 ? 'start' : 'blow', points: pointsOf(fighters, events.slice(Math.max(0, at))) },
    blows: blowsIn(events),
    end: endOf(fighters, events),
  };
}

const blowsIn = (events: readonly MechsEvent[]) => events.filter(({ type }) => type === 'weaponUsed').length;

/** A fight that is over, in figures: what it took, why it ended and what it brought. */
export interface FightSum {
  readonly loser: Seat;
  readonly blows: number;
  readonly points: Readonly<Record<Seat, number>>;
  readonly how: NonNullable<FightScene['end']>['how'];
}

/** From what was told until it ended; undefined where its beginning is not known. */
export function sumOf(
  { attacker, defender, winner }: EventOf<'combatEnded'>,
  told: readonly MechsEvent[],
): FightSum | undefined {
  const events = since(told, 'combatStarted');
  if (events.length === 0) return undefined;
  const fighters = [attacker, defender] as const;
  const loser = winner === attacker ? defender : attacker;
  const how = endOf(fighters, events)?.how ?? 'knockOut';
  return { loser, blows: blowsIn(events), points: pointsOf(fighters, events), how };
}

type Fighters = readonly [attacker: Seat, defender: Seat];

/** How the rules' own account of a combat stands after what was told of it, its end left out. */
function combatAt(scene: Scene, events: readonly MechsEvent[]): Combat | undefined {
  const figures = figuresOf(scene.config);
  let combat: Combat | undefined;
  for (const event of events) {
    const next = advance({ ...scene.open, combat }, event, figures).combat;
    if (next) combat = next;
  }
  return combat;
}

function blowOf(
  scene: Scene,
  { seat, enemy, weapon, line, countered }: EventOf<'weaponUsed'>,
  told: Record<'before' | 'after' | 'ahead', readonly MechsEvent[]>,
): Blow {
  const { damage: printed, effect } = weaponFigures(scene, weapon)[line];
  const before = combatAt(scene, told.before);
  // What is chosen with the weapon is told right after it, before anybody is asked anything (R44).
  const [next] = [...told.after, ...told.ahead];
  const isRemoval = next?.type === 'tokenRemoved' && effect?.tag === 'removeTokenInstead';
  const pay = next?.type === 'resourcePaid' && next.cause === weapon ? next.amount : undefined;
  const bout = before && boutOf(before, seat);
  const announced = bout ? damageOf(scene, bout, { weapon, line, pay }) : printed;
  const raised = announced - printed;
  return {
    seat,
    enemy,
    weapon,
    line,
    counters: countered && bout ? lastUsedBy(bout.enemy) : undefined,
    printed,
    raised: raised !== 0 && effect ? { amount: raised, cause: { by: 'effect', effect } } : undefined,
    harm: isRemoval ? undefined : harmOf(scene.open, told.after, { seat: enemy, cause: 'weapon', announced }),
    after: told.after.filter(
      (event) => AFTER.has(event.type) || (event.type === 'damageDealt' && event.cause === 'railgun'),
    ),
  };
}

function pointsOf([attacker, defender]: Fighters, events: readonly MechsEvent[]): Record<Seat, number> {
  const points: Record<Seat, number> = { [attacker]: 0, [defender]: 0 };
  for (const event of events) {
    if (event.type !== 'scored' && event.type !== 'pointsLost') continue;
    points[event.seat] = (points[event.seat] ?? 0) + (event.type === 'scored' ? event.vp : -event.vp);
  }
  return points;
}

function endOf(fighters: Fighters, events: readonly MechsEvent[]): FightScene['end'] {
  for (const event of events) {
    if (event.type === 'pilotRetreated') return { how: 'retreat', loser: event.seat };
    if (event.type !== 'knockedOut' || !fighters.includes(event.seat)) continue;
    return { how: event.cause === 'ownWeapon' ? 'ownWeapon' : 'knockOut', loser: event.seat };
  }
  return undefined;
}
