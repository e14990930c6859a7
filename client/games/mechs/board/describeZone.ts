import { hasEmptyMech, pilotIn, tokenIn, zoneName } from '../../../../shared/games/mechs/arena';
import type { Open, Secret, ZoneId } from '../../../../shared/games/mechs/state';
import { t } from '../texts';
import { nameOf } from '../../../model/names';
import { mySeat } from '../../../model/table';

/** The mines whose numbers are known here: one's own, or in a replay with everything open all of them. */
export type KnownMines = Pick<Secret, 'placed'>;

/** A zone in words: for whoever asks, and for screen readers. */
export function describeZone(open: Open, id: ZoneId, own?: KnownMines): string[] {
  const zone = open.zones[id];
  if (!zone) return [];
  const text = t().table;
  const baseSeat = open.seats.findIndex((seat) => seat.base === id);
  const kind =
    zone.kind === 'mech'
      ? text.mechZone
      : zone.kind === 'base'
        ? baseSeat >= 0
          ? text.baseOf(nameOf(baseSeat))
          : text.base
        : text.zone;
  const lines = [`${kind} ${zoneName(id)}`, text.zoneValue(zone.value)];
  lines.push(text.gives(zone.gives.map((resource) => text.resources[resource])));
  const pilot = pilotIn(open, id);
  if (pilot !== undefined) {
    const status = open.seats[pilot]?.status ?? 'pilot';
    lines.push(text.pilotOf(nameOf(pilot), t().statuses[status]));
  }
  const token = tokenIn(open, id);
  if (token) {
    const number = own?.placed[token.id];
    const whose = text.tokenOf[token.kind](nameOf(token.seat));
    if (number === undefined) lines.push(whose);
    else lines.push(token.seat === mySeat.value ? text.ownMine(number) : text.numbered(whose, number));
  }
  if (hasEmptyMech(open, id)) lines.push(text.mechEmpty);
  return lines;
}
