import type { Seat } from '../../../../shared/core';
import type { MechSide } from '../../../../shared/games/mechs/catalog/ids';
import type { DamageCause, MechsEvent } from '../../../../shared/games/mechs/events';
import { figuresOf } from '../../../../shared/games/mechs/ruleset';
import type { Status, ZoneId } from '../../../../shared/games/mechs/state';
import type { Scene } from '../../../../shared/games/mechs/types';
import { fightOf, type FightScene } from './fight';
import { harmOf, type Harm } from './harm';
import { countsOf, payoutsOf, type Count, type Payout } from './payouts';

/** M7: a mine or a turret that somebody walked into. */
export interface TokenScene {
  readonly type: 'token';
  readonly kind: 'mine' | 'turret';
  readonly seat: Seat;
  readonly owner: Seat;
  readonly zone: ZoneId;
  /** Of a mine; the rest of its damage is the value of the zone (M7.1). */
  readonly number?: number;
  readonly harm: Harm;
}

/** Outside of a combat; inside it the fight shows it. */
export interface KnockOutScene {
  readonly type: 'knockOut';
  readonly seat: Seat;
  readonly by: Seat;
  readonly cause: DamageCause | 'ownWeapon';
}

/** Where somebody goes on who was knocked out or had to retreat. */
export interface ReturnScene {
  readonly type: 'return';
  readonly seat: Seat;
  readonly to: ZoneId;
  readonly reason: 'retreat' | 'knockOut';
}

/** Into power armor, or into the Mighty Mech. */
export interface BoardingScene {
  readonly type: 'boarding';
  readonly seat: Seat;
  readonly status: Exclude<Status, 'pilot'>;
  readonly side?: MechSide;
  readonly points: number;
}

export interface RoundScene {
  readonly type: 'round';
  readonly round: number;
  readonly starter: Seat;
}

/** M12.1, M12.2: points are counted. */
export interface ScoringScene {
  readonly type: 'scoring';
  readonly round: number;
  /** Empty where weapons are counted: they lie nowhere in the arena. */
  readonly payouts: readonly Payout[];
  readonly counts: readonly Count[];
}

export type Moment = TokenScene | KnockOutScene | ReturnScene | BoardingScene | RoundScene;
export type StageScene = FightScene | ScoringScene | Moment;

type Opener = Extract<
  MechsEvent['type'],
  | 'knockedOut'
  | 'pilotRetreated'
  | 'pilotDisplaced'
  | 'mineExploded'
  | 'turretFired'
  | 'mechTaken'
  | 'armorUpgraded'
  | 'roundStarted'
  | 'roundScored'
  | 'weaponsScored'
>;

/** What may come after the event that a scene is about without ending it. */
const TRAILS: Record<Opener, readonly MechsEvent['type'][]> = {
  knockedOut: ['scored'],
  pilotRetreated: ['scored', 'adHocEntered'],
  pilotDisplaced: ['weaponsEquipped', 'combatEnded'],
  mineExploded: ['resourcePaid', 'damageReduced', 'damageDealt', 'scored'],
  turretFired: ['resourcePaid', 'damageReduced', 'damageDealt', 'tokenRemoved', 'scored'],
  mechTaken: ['scored', 'weaponsEquipped', 'combatEnded'],
  armorUpgraded: ['weaponsEquipped'],
  roundStarted: [],
  roundScored: [],
  weaponsScored: ['matchEnded'],
};

const isOpener = (event: MechsEvent): event is Extract<MechsEvent, { type: Opener }> => event.type in TRAILS;

/**
 * What is shown large, from what was told so far and the table as it is drawn: a fight for as long as it lasts, also
 * for a page that came in its midst; the rest only while it is played back.
 */
export function sceneNow(
  scene: Scene,
  told: readonly MechsEvent[],
  { isShowing, ahead = [] }: { isShowing: boolean; ahead?: readonly MechsEvent[] },
): StageScene | undefined {
  if (scene.open.combat) return fightOf(scene, told, ahead);
  if (!isShowing) return undefined;
  const at = told.findLastIndex(isOpener);
  const event = told[at];
  if (!event || !isOpener(event)) return undefined;
  const after = told.slice(at + 1);
  if (!after.every(({ type }) => TRAILS[event.type].includes(type))) return undefined;
  return sceneOf(scene, event, { until: told.slice(0, at + 1), after });
}

function sceneOf(
  scene: Scene,
  event: Extract<MechsEvent, { type: Opener }>,
  { until, after }: { until: readonly MechsEvent[]; after: readonly MechsEvent[] },
): StageScene | undefined {
  const { open, config } = scene;
  switch (event.type) {
    case 'mineExploded':
    case 'turretFired': {
      const { seat, owner, zone, damage: announced } = event;
      const kind = event.type === 'mineExploded' ? 'mine' : 'turret';
      const number = event.type === 'mineExploded' ? event.number : undefined;
      return {
        type: 'token',
        kind,
        seat,
        owner,
        zone,
        number,
        harm: harmOf(open, after, { seat, cause: kind, announced }),
      };
    }
    case 'pilotRetreated':
      return fightOf(scene, [...until, ...after]);
    case 'knockedOut': {
      const { seat, by, cause } = event;
      // A fight that was told and not yet over is its own.
      const isFight = cause === 'weapon' || cause === 'ownWeapon';
      return isFight ? fightOf(scene, [...until, ...after]) : { type: 'knockOut', seat, by, cause };
    }
    case 'pilotDisplaced':
      return event.reason === 'spiker'
        ? undefined
        : { type: 'return', seat: event.seat, to: event.to, reason: event.reason };
    case 'mechTaken': {
      const points = figuresOf(config).takeMechPoints;
      return { type: 'boarding', seat: event.seat, status: 'mech', side: event.side, points };
    }
    case 'armorUpgraded':
      return { type: 'boarding', seat: event.seat, status: 'armor', points: 0 };
    case 'roundStarted':
      return { type: 'round', round: event.round, starter: event.starter };
    case 'roundScored': {
      const counts = countsOf(scene, event.scores);
      return { type: 'scoring', round: event.round, payouts: payoutsOf(scene), counts };
    }
    case 'weaponsScored': {
      const gains = event.points.map((weapons) => ({ weapons }));
      return { type: 'scoring', round: open.round, payouts: [], counts: countsOf(scene, gains) };
    }
  }
}
