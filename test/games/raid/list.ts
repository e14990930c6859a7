import { games, gamesFrom } from '../../../shared/games';
import { raidKit } from './kit';

/** The product's games, and Raid. */
export const gamesWithRaid = gamesFrom([...games.all, raidKit]);
