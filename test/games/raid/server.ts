import { serve } from '../../../server/serve';
import { gamesWithRaid } from './list';

/** The product as it is, with another list of games. */
serve(gamesWithRaid);
