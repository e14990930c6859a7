import type { Seat } from '../../shared/core';
import { PUBLISHED_FIGURES } from '../../shared/games/mechs/catalog/figures';
import { figures } from './figures';
import type { MechsEvent } from '../../shared/games/mechs/events';
import type { Open, SeatState } from '../../shared/games/mechs/state';

type Handlers = {
  [Type in MechsEvent['type']]?: (open: Open, event: Extract<MechsEvent, { type: Type }>) => Open;
};

/**
 * What the arena shows right after one event, so that a whole turn can be watched step by step. Only what
 * is drawn is followed; when the events have been shown, the real state takes over, whatever was shown here.
 */
export function advance(open: Open, event: MechsEvent): Open {
  const handler = HANDLERS[event.type] as ((open: Open, event: MechsEvent) => Open) | undefined;
  return handler ? handler(open, event) : open;
}

const HANDLERS: Handlers = {
  roundStarted: (open, { round, starter }) => ({
    ...open,
    round,
    starter,
    turn: 0,
    active: undefined,
    seats: open.seats.map((seat) => ({ ...seat, revealed: [], adHoc: 'off' })),
  }),
  turnStarted: (open, { seat, turn }) => ({ ...open, phase: 'turn', active: seat, turn }),
  cardRevealed: (open, { seat, card }) =>
    change(open, seat, (was) => ({ revealed: [...was.revealed, card] })),
  robotFlipped: (open, { seat, facing, stack }) => change(open, seat, () => ({ robot: { facing, stack } })),
  basePlaced: (open, { seat, zone }) => change(open, seat, () => ({ base: zone, zone })),
  pilotMoved: (open, { seat, to }) => move(open, seat, to),
  pilotDisplaced: (open, { seat, to }) => move(open, seat, to),
  resourcesCollected: (open, e) => addTracks(open, e.seat, e.energy, e.credits),
  resourcesGained: (open, e) => addTracks(open, e.seat, e.energy, e.credits),
  resourcesLost: (open, e) => addTracks(open, e.seat, -e.energy, -e.credits),
  resourcesStolen: (open, e) =>
    addTracks(addTracks(open, e.seat, e.energy, e.credits), e.from, -e.energy, -e.credits),
  resourcePaid: (open, e) =>
    change(open, e.seat, (was) => ({ [e.resource]: Math.max(0, was[e.resource] - e.amount) })),
  weaponPurchased: (open, e) =>
    change(addTracks(open, e.seat, -e.energy, -e.credits), e.seat, (was) => ({
      weapons: [...was.weapons, { id: e.weapon, purchased: true }],
    })),
  weaponsEquipped: (open, { seat, weapons }) => change(open, seat, () => ({ equipped: weapons })),
  tokenDeployed: (open, e) => {
    const paid = addTracks(open, e.seat, -e.energy, -e.credits);
    return { ...paid, tokens: [...paid.tokens, { id: e.token, kind: e.kind, seat: e.seat, zone: e.zone }] };
  },
  tokenMoved: (open, e) => {
    const paid = addTracks(open, e.seat, -e.energy, -e.credits);
    const tokens = paid.tokens.filter((token) => token.zone !== e.from);
    return { ...paid, tokens: [...tokens, { id: e.token, kind: e.kind, seat: e.seat, zone: e.to }] };
  },
  healed: (open, { seat, hp, energy }) =>
    change(addTracks(open, seat, -energy, 0), seat, (was) => ({
      hp: Math.min(figures.value.health[was.status], was.hp + hp),
    })),
  armorUpgraded: (open, { seat, credits }) => addTracks(open, seat, 0, -credits),
  mineExploded: (open, { token }) => removeToken(open, token),
  tokenRemoved: (open, { token }) => removeToken(open, token),
  damageDealt: (open, { seat, damage }) =>
    change(open, seat, (was) => ({ hp: Math.max(0, was.hp - damage) })),
  healthLost: (open, { seat, hp }) => change(open, seat, (was) => ({ hp: Math.max(0, was.hp - hp) })),
  statusChanged: (open, { seat, status, hp }) => change(open, seat, () => ({ status, hp })),
  adHocEntered: (open, { seat }) => change(open, seat, () => ({ adHoc: 'first' })),
  mechTaken: (open, { seat, side, zone }) => ({
    ...change(open, seat, () => ({ side, status: 'mech' })),
    mech: { zone, holder: seat },
  }),
  mechLeft: (open, { zone }) => ({ ...open, mech: { zone } }),
  scored: (open, { seat, vp }) => change(open, seat, (was) => ({ vp: was.vp + vp })),
  pointsLost: (open, { seat, vp }) => change(open, seat, (was) => ({ vp: Math.max(0, was.vp - vp) })),
};

function change(open: Open, seat: Seat, by: (was: SeatState) => Partial<SeatState>): Open {
  return { ...open, seats: open.seats.map((was, i) => (i === seat ? { ...was, ...by(was) } : was)) };
}

function move(open: Open, seat: Seat, zone: number): Open {
  const moved = change(open, seat, () => ({ zone }));
  return open.mech.holder === seat ? { ...moved, mech: { ...open.mech, zone } } : moved;
}

function addTracks(open: Open, seat: Seat, energy: number, credits: number): Open {
  return change(open, seat, (was) => ({
    energy: onTrack(was.energy + energy),
    credits: onTrack(was.credits + credits),
  }));
}

function onTrack(value: number): number {
  return Math.max(0, Math.min(PUBLISHED_FIGURES.trackMaximum, value));
}

function removeToken(open: Open, id: number): Open {
  return { ...open, tokens: open.tokens.filter((token) => token.id !== id) };
}
