import { thinkHere } from '../../../server/bots/worker';
import { gamesWithRaid } from './list';

thinkHere(gamesWithRaid);
