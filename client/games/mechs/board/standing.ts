import type { Seat } from '../../../../shared/core';
import { tokenIn } from '../../../../shared/games/mechs/arena';
import type { Open, Token, ZoneId } from '../../../../shared/games/mechs/state';
import { heightOf, middleOf } from './camera';
import { slotsOf, type Slot } from './slots';

/** Where something stands in the arena, in zones from its middle, and how tall it is. */
export interface Standing {
  readonly zone: ZoneId;
  readonly east: number;
  readonly south: number;
  readonly up: number;
  readonly height: number;
}

export type Stander =
  | { readonly what: 'fighter'; readonly seat: Seat; readonly at: Standing; readonly isFlipped: boolean }
  | { readonly what: 'token'; readonly token: Token; readonly at: Standing }
  | { readonly what: 'emptyMech'; readonly at: Standing };

/** Everything that stands in the arena, from the back to the front: what is nearer is drawn over what is behind it. */
export function standersOf(open: Open): Stander[] {
  const found: Stander[] = [];
  const isMechEmpty = open.phase !== 'deal' && open.mech.holder === undefined;
  open.zones.forEach((zone, id) => {
    if (!zone) return;
    const seats = seatsIn(open, id);
    const token = tokenIn(open, id);
    const hasEmptyMech = isMechEmpty && open.mech.zone === id;
    const slots = slotsOf({
      fighters: seats.map((seat) => open.seats[seat]?.status ?? 'pilot'),
      token: token?.kind,
      hasEmptyMech,
    });
    const up = heightOf(zone);
    const at = (slot: Slot): Standing => {
      const { east, south } = middleOf(id);
      return { zone: id, east: east + slot.east, south: south + slot.south, up, height: slot.height };
    };
    if (slots.emptyMech) found.push({ what: 'emptyMech', at: at(slots.emptyMech) });
    if (token && slots.token) found.push({ what: 'token', token, at: at(slots.token) });
    seats.forEach((seat, i) => {
      const slot = slots.fighters[i];
      if (!slot) return;
      // They look at their enemy, or into the arena.
      const isFlipped = seats.length > 1 ? i > 0 : middleOf(id).east > 0;
      found.push({ what: 'fighter', seat, at: at(slot), isFlipped });
    });
  });
  return found.sort((a, b) => a.at.south - b.at.south);
}

/** Who stands in a zone, the attacker of a combat first. */
function seatsIn(open: Open, zone: ZoneId): Seat[] {
  const first = open.combat?.attacker.seat ?? open.active;
  return open.seats
    .flatMap((state, seat) => (state.zone === zone ? [seat] : []))
    .sort((a, b) => Number(b === first) - Number(a === first));
}
