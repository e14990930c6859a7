import { inlineThinker } from '../../server/bots';
import { games, gamesFrom, type Games } from '../../shared/games';
import type { Game } from '../../shared/core';
import { mechs, type MechsTypes } from '../../shared/games/mechs';
import { mechsKit } from '../../shared/games/mechs/kit';
import { raidKit } from '../games/raid/kit';

/** A list with Mechs alone, some of its rules replaced. */
export function mechsWith(changed: Partial<Game<MechsTypes>>): Games {
  return gamesFrom([{ ...mechsKit, rules: { ...mechs, ...changed } }]);
}

/** Bots that think on the spot. */
export const thinker = inlineThinker(games);

/** One game more than the product has: what a newer version would bring. */
export const withRaid = gamesFrom([...games.all, raidKit]);
