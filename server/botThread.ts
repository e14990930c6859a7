import { games } from '../shared/games';
import { thinkHere } from './bots/worker';

thinkHere(games);
