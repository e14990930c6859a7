import type { Seat } from '../../core';
import type { Figures } from './catalog/figures';
import { BASIC_WEAPONS, type WeaponId } from './catalog/ids';
import type { MechsEvent } from './events';
import type { Open, ScoreSheet, SeatState, Token } from './state';

/** What an event does to what is drawn; those that are missing do nothing. */
export type Handlers = {
  [Type in MechsEvent['type']]?: (
    open: Open,
    event: Extract<MechsEvent, { type: Type }>,
    figures: Figures,
  ) => Open;
};

/** Changes of which events are made: nothing is changed in place. */
export function change(open: Open, seat: Seat, by: (was: SeatState) => Partial<SeatState>): Open {
  return { ...open, seats: open.seats.map((was, i) => (i === seat ? { ...was, ...by(was) } : was)) };
}

/** Robots choose nothing: what the people chose is told in the order of their seats alone. */
export function eachPerson(open: Open, by: (was: SeatState, place: number) => Partial<SeatState>): Open {
  let place = 0;
  return { ...open, seats: open.seats.map((was) => (was.robot ? was : { ...was, ...by(was, place++) })) };
}

export function move(open: Open, seat: Seat, zone: number): Open {
  const moved = change(open, seat, () => ({ zone }));
  return open.mech.holder === seat ? { ...moved, mech: { ...open.mech, zone } } : moved;
}

interface Amounts {
  readonly seat: Seat;
  readonly energy: number;
  readonly credits: number;
}

export function addTracks(open: Open, { seat, energy, credits }: Amounts, { trackMaximum }: Figures): Open {
  const onTrack = (value: number) => Math.max(0, Math.min(trackMaximum, value));
  return change(open, seat, (was) => ({
    energy: onTrack(was.energy + energy),
    credits: onTrack(was.credits + credits),
  }));
}

export function payTracks(open: Open, { seat, energy, credits }: Amounts, figures: Figures): Open {
  return addTracks(open, { seat, energy: -energy, credits: -credits }, figures);
}

export function takeFromPile(open: Open, weapon: WeaponId): Open {
  const basic = BASIC_WEAPONS.find((id) => id === weapon);
  return basic ? { ...open, piles: { ...open.piles, [basic]: open.piles[basic] - 1 } } : open;
}

export function addToken(open: Open, token: Token): Open {
  const supplied = addSupply(open, token, -1);
  return { ...supplied, tokens: [...open.tokens, token], tokensPlaced: token.id };
}

export function returnToken(open: Open, id: number): Open {
  const token = open.tokens.find((one) => one.id === id);
  if (!token) return open;
  return { ...addSupply(open, token, 1), tokens: open.tokens.filter((one) => one !== token) };
}

function addSupply(open: Open, { seat, kind }: Token, count: number): Open {
  const supply = kind === 'mine' ? 'mines' : 'turrets';
  return change(open, seat, (was) => ({ [supply]: was[supply] + count }));
}

/** Points, by what they came from, on the sheet of this round. */
export function book(open: Open, seat: Seat, points: Partial<ScoreSheet>): Open {
  const total = Object.values(points).reduce((sum, vp) => sum + vp, 0);
  return change(open, seat, ({ vp, scores }) => ({
    vp: vp + total,
    scores: scores.map((sheet, i) => (i === open.round - 1 ? addSheets(sheet, points) : sheet)),
  }));
}

function addSheets(sheet: ScoreSheet, points: Partial<ScoreSheet>): ScoreSheet {
  const sum = { ...sheet };
  for (const [source, vp] of Object.entries(points)) sum[source as keyof ScoreSheet] += vp;
  return sum;
}
