import type { Seat } from '../../core';
import { abilityOf } from './abilities';
import { canDeployHere, collectYield, healedBy, powerUps, purchasable } from './actions';
import { enemyIn, hasEmptyMech, isHostile, seatState, tokenIn, valueOf, whereIs, zoneAt } from './arena';
import { isJump, kindOf } from './catalog/cards';
import type { Resource } from './catalog/ids';
import { destination } from './movement';
import { figuresOf } from './ruleset';
import { maxHealth } from './tracks';
import type { Direction, Open, ProgrammedCard, Token, ZoneId } from './state';
import type { Scene } from './types';

/** One card of a plan, as it would go if nobody else moved. */
export interface Step {
  readonly slot: number;
  readonly from: ZoneId;
  /** Absent: a wall. */
  readonly to?: ZoneId;
  readonly direction: Direction;
  readonly isJump: boolean;
  readonly enemy?: Seat;
  readonly token?: Token['kind'];
  /** The empty Mech stands there and is offered (M9.1), or may be, by what the cards before have come to. */
  readonly mech?: 'offered' | 'perhaps';
  /** What is really gained: tracks end (M5.1). */
  readonly gives?: { readonly energy: number; readonly credits: number };
  /** Tracks that could not take all of it. */
  readonly full?: readonly Resource[];
  /** How many weapons could be bought. */
  readonly buys?: number;
  /** The most health that could be restored, and whether power armor could be had instead. */
  readonly powers?: { readonly heals: number; readonly canUpgrade: boolean };
  readonly costs?: { readonly energy: number; readonly credits: number };
  /** Why nothing can be deployed there (M5.3). */
  readonly barred?: 'taken' | 'mech' | 'price';
}

/**
 * Walks a plan through the arena as the seat sees it now, with the rules' own functions. Others move too:
 * it shows what is planned, not what will be.
 */
export function forecast(scene: Scene, seat: Seat, slots: readonly (ProgrammedCard | undefined)[]): Step[] {
  let now: Walk = { scene, isSame: true };
  return slots.flatMap((planned, slot) => {
    if (!planned) return [];
    const { step, after } = take(now, seat, planned, slot);
    now = after;
    return [step];
  });
}

interface Walk {
  readonly scene: Scene;
  /** Whether the pilot surely comes here with the form and the health that they have now. */
  readonly isSame: boolean;
}

function take(
  { scene, isSame }: Walk,
  seat: Seat,
  planned: ProgrammedCard,
  slot: number,
): { step: Step; after: Walk } {
  const mech = mechFor(scene, seat, planned, isSame);
  const { step, after } = act(scene, seat, { ...planned, slot, mech });
  const { enemy, token, powers } = step;
  const staysSame =
    enemy === undefined && !token && !mech && !(powers && (powers.heals > 0 || powers.canUpgrade));
  return { step, after: { scene: after, isSame: isSame && staysSame } };
}

/** M4.6, M9.1: whoever enters the empty Mech's zone in Power Armor at full health may take it before the action. */
function mechFor(
  scene: Scene,
  seat: Seat,
  { card, direction }: ProgrammedCard,
  isSame: boolean,
): Step['mech'] {
  const { open } = scene;
  const to = destination(open, whereIs(open, seat), { kind: kindOf(card), direction });
  if (!hasEmptyMech(open, to ?? whereIs(open, seat))) return undefined;
  if (!isSame) return 'perhaps';
  const { status, hp } = seatState(open, seat);
  // What an enemy left there may cost the health that it takes (R2).
  const isFree = to !== undefined && !isHostile(open, to, seat);
  return isFree && status === 'armor' && hp === maxHealth(scene, seat) ? 'offered' : undefined;
}

function act(
  scene: Scene,
  seat: Seat,
  { card, direction, slot, mech }: ProgrammedCard & Pick<Step, 'slot' | 'mech'>,
): { step: Step; after: Scene } {
  const { open } = scene;
  const kind = kindOf(card);
  const from = whereIs(open, seat);
  const to = destination(open, from, { kind, direction });
  const zone = to ?? from;
  const token = to === undefined ? undefined : tokenIn(open, to);
  const step: Step = {
    slot,
    from,
    to,
    direction,
    isJump: isJump(kind),
    enemy: to === undefined ? undefined : enemyIn(open, to, seat),
    token: token && token.seat !== seat ? token.kind : undefined,
    mech,
  };
  const moved = { ...scene, open: withSeat(open, seat, { zone }) };
  if (step.enemy !== undefined) return { step, after: moved };
  if (kind === 'collect') {
    const { gains: gives, full } = onTracks(moved, seat, surelyCollected(moved, seat));
    return {
      step: { ...step, gives, full },
      after: spend(moved, seat, { energy: -gives.energy, credits: -gives.credits }),
    };
  }
  if (kind === 'purchase') return { step: { ...step, buys: purchasable(moved, seat).length }, after: moved };
  if (kind === 'powerUp') {
    const ups = powerUps(moved, seat);
    const heals = Math.max(0, ...ups.flatMap((up) => ('heal' in up ? healedBy(moved, seat, up.heal) : [])));
    const canUpgrade = ups.some((up) => 'upgrade' in up);
    const powered: Step = { ...step, powers: { heals, canUpgrade } };
    // Where health could be restored instead it is not known yet what will be paid.
    if (!canUpgrade || heals > 0) return { step: powered, after: moved };
    const costs = { energy: 0, credits: figuresOf(scene.config).upgradeCost };
    return { step: { ...powered, costs }, after: spend(moved, seat, costs) };
  }
  if (kind === 'deployMine' || kind === 'deployTurret') {
    const deployed = kind === 'deployMine' ? 'mine' : 'turret';
    // What an enemy left there goes off first: whether the zone is free then is not known yet.
    if (step.token) return { step, after: moved };
    const inMech = mech ? { ...moved, open: { ...moved.open, mech: { zone, holder: seat } } } : moved;
    if (!canDeployHere(inMech, seat, deployed))
      return { step: { ...step, barred: whyBarred(inMech.open, zone) }, after: moved };
    const price = valueOf(open, zone);
    const costs = deployed === 'mine' ? { energy: 0, credits: price } : { energy: price, credits: 0 };
    const after = spend(moved, seat, costs);
    const laid: Token = { id: -1 - slot, kind: deployed, seat, zone };
    return {
      step: { ...step, costs },
      after: { ...after, open: { ...after.open, tokens: [...after.open.tokens, laid] } },
    };
  }
  return { step, after: moved };
}

/** M5.1, with Supply Drop where the zone leaves no choice of what it drops. */
function surelyCollected(scene: Scene, seat: Seat): Record<Resource, number> {
  const base = collectYield(scene, seat);
  const [only, ...others] = zoneAt(scene.open, whereIs(scene.open, seat)).gives;
  const extra = abilityOf(scene, seat).extraCollect ?? 0;
  return only && others.length === 0 ? { ...base, [only]: base[only] + extra } : base;
}

/** M5.1: what of it there is room for, and which tracks are full then with something left over. */
export function onTracks(
  { open, config }: Scene,
  seat: Seat,
  yields: Readonly<Record<Resource, number>>,
): { readonly gains: Record<Resource, number>; readonly full: readonly Resource[] } {
  const { trackMaximum } = figuresOf(config);
  const state = seatState(open, seat);
  const within = (resource: Resource) => Math.min(yields[resource], trackMaximum - state[resource]);
  const gains = { energy: within('energy'), credits: within('credits') };
  return { gains, full: RESOURCES.filter((resource) => gains[resource] < yields[resource]) };
}

const RESOURCES = ['energy', 'credits'] as const;

function whyBarred(open: Open, zone: ZoneId): NonNullable<Step['barred']> {
  if (tokenIn(open, zone)) return 'taken';
  return hasEmptyMech(open, zone) ? 'mech' : 'price';
}

function withSeat(open: Open, seat: Seat, change: Partial<Open['seats'][number]>): Open {
  return { ...open, seats: open.seats.map((was, i) => (i === seat ? { ...was, ...change } : was)) };
}

function spend(scene: Scene, seat: Seat, cost: { energy: number; credits: number }): Scene {
  const { energy, credits } = seatState(scene.open, seat);
  const onTrack = (value: number) => Math.max(0, Math.min(figuresOf(scene.config).trackMaximum, value));
  const change = { energy: onTrack(energy - cost.energy), credits: onTrack(credits - cost.credits) };
  return { ...scene, open: withSeat(scene.open, seat, change) };
}
