import type { Seat } from '../../../../shared/core';
import { controlledZones, pilotIn } from '../../../../shared/games/mechs/arena';
import type { Open, ZoneId } from '../../../../shared/games/mechs/state';

/** Who controls each zone, for its frame (M1.5). A pilot in the zone outweighs a token there. */
export function controllersOf(open: Open): Map<ZoneId, Seat> {
  const controllers = new Map<ZoneId, Seat>();
  open.seats.forEach((_, seat) => {
    for (const zone of controlledZones(open, seat)) {
      const here = pilotIn(open, zone);
      if (here === undefined || here === seat || !controllers.has(zone)) controllers.set(zone, seat);
    }
  });
  return controllers;
}
