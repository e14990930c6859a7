import type { Influence } from './catalog/buildings';
import { CARDS } from './catalog/cards';
import type { BuildingId } from './catalog/ids';
import type { Seat } from '../../core';
import { RIVAL, type Duelist, type Mat, type Open, type Place, type Player, type SeatState } from './state';

/** Changes of which events are made: nothing is changed in place. */
export function change(open: Open, seat: Seat, by: (was: SeatState) => Partial<SeatState>): Open {
  return { ...open, seats: open.seats.map((was, i) => (i === seat ? { ...was, ...by(was) } : was)) };
}

export function changeEach(open: Open, by: (was: SeatState, seat: Seat) => Partial<SeatState>): Open {
  return { ...open, seats: open.seats.map((was, seat) => ({ ...was, ...by(was, seat) })) };
}

export function changeMat(open: Open, place: Place, by: (was: Mat) => Partial<Mat>): Open {
  return { ...open, mats: open.mats.map((was, i) => (i === place ? { ...was, ...by(was) } : was)) };
}

export function changeInfluence(open: Open, seat: Seat, by: Readonly<Influence>, sign: 1 | -1): Open {
  return change(open, seat, ({ influence }) => ({
    influence: {
      law: influence.law + sign * by.law,
      force: influence.force + sign * by.force,
      gold: influence.gold + sign * by.gold,
    },
  }));
}

type Owned = Pick<SeatState, 'buildings' | 'fresh'>;

/** What a seat or the Rival owns. */
export function changeOwned(open: Open, player: Player, by: (was: Owned) => Partial<Owned>): Open {
  if (player !== RIVAL) return change(open, player, by);
  return { ...open, rival: { ...open.rival, ...by(open.rival) } };
}

export function changeDuelist(open: Open, player: Player, by: Partial<Duelist>): Open {
  const { duel } = open;
  if (!duel) return open;
  const changed = (one: Duelist) => (one.player === player ? { ...one, ...by } : one);
  return { ...open, duel: { ...duel, attacker: changed(duel.attacker), defender: changed(duel.defender) } };
}

/** Where the buildings of a player are raised. */
export function homeOf(open: Open, player: Player): Place | undefined {
  return player === RIVAL ? open.rival.place : open.seats[player]?.place;
}

/** All twenty cards are somewhere: what lies nowhere else was discarded. */
export function countDiscards(open: Open): Open {
  const elsewhere = open.gaps.length + open.rival.cards + open.seats.length + open.drawCount;
  return { ...open, discardCount: CARDS.length - elsewhere };
}

/** S87: a card that the Rival has used in a duel goes to the discard pile. */
export function discardRivals(open: Open): Open {
  const { duel } = open;
  if (!duel) return open;
  const rival = [duel.attacker, duel.defender].find(({ player }) => player === RIVAL);
  if (!rival?.card) return open;
  return { ...open, used: [...open.used, rival.card], discardCount: open.discardCount + 1 };
}

export const without = (buildings: readonly BuildingId[], one: BuildingId): BuildingId[] =>
  buildings.filter((id) => id !== one);
