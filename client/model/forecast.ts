import type { Seat } from '../../shared/core';
import {
  canDeployHere,
  collectYield,
  healedBy,
  powerUps,
  purchasable,
} from '../../shared/games/mechs/actions';
import { enemyIn, hasEmptyMech, seatState, tokenIn, valueOf, whereIs } from '../../shared/games/mechs/arena';
import { isJump, kindOf } from '../../shared/games/mechs/catalog/cards';
import { PUBLISHED_FIGURES } from '../../shared/games/mechs/catalog/figures';
import { destination } from '../../shared/games/mechs/movement';
import type { Direction, Open, ProgrammedCard, Token, ZoneId } from '../../shared/games/mechs/state';
import type { Scene } from '../../shared/games/mechs/types';

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
  readonly gives?: { readonly energy: number; readonly credits: number };
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
  let now = scene;
  return slots.flatMap((planned, slot) => {
    if (!planned) return [];
    const { step, after } = take(now, seat, planned, slot);
    now = after;
    return [step];
  });
}

function take(
  scene: Scene,
  seat: Seat,
  { card, direction }: ProgrammedCard,
  slot: number,
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
  };
  const moved = { ...scene, open: withSeat(open, seat, { zone }) };
  if (step.enemy !== undefined) return { step, after: moved };
  if (kind === 'collect') {
    const gives = collectYield(moved, seat);
    return {
      step: { ...step, gives },
      after: spend(moved, seat, { energy: -gives.energy, credits: -gives.credits }),
    };
  }
  if (kind === 'purchase') return { step: { ...step, buys: purchasable(moved, seat).length }, after: moved };
  if (kind === 'powerUp') {
    const ups = powerUps(moved, seat);
    const heals = Math.max(0, ...ups.flatMap((up) => ('heal' in up ? healedBy(moved, seat, up.heal) : [])));
    return {
      step: { ...step, powers: { heals, canUpgrade: ups.some((up) => 'upgrade' in up) } },
      after: moved,
    };
  }
  if (kind === 'deployMine' || kind === 'deployTurret') {
    const deployed = kind === 'deployMine' ? 'mine' : 'turret';
    // What an enemy left there goes off first: whether the zone is free then is not known yet.
    if (step.token) return { step, after: moved };
    if (!canDeployHere(moved, seat, deployed))
      return { step: { ...step, barred: whyBarred(moved.open, zone) }, after: moved };
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

function whyBarred(open: Open, zone: ZoneId): NonNullable<Step['barred']> {
  if (tokenIn(open, zone)) return 'taken';
  return hasEmptyMech(open, zone) ? 'mech' : 'price';
}

function withSeat(open: Open, seat: Seat, change: Partial<Open['seats'][number]>): Open {
  return { ...open, seats: open.seats.map((was, i) => (i === seat ? { ...was, ...change } : was)) };
}

function spend(scene: Scene, seat: Seat, cost: { energy: number; credits: number }): Scene {
  const { energy, credits } = seatState(scene.open, seat);
  const onTrack = (value: number) => Math.max(0, Math.min(PUBLISHED_FIGURES.trackMaximum, value));
  const change = { energy: onTrack(energy - cost.energy), credits: onTrack(credits - cost.credits) };
  return { ...scene, open: withSeat(scene.open, seat, change) };
}
