import { games } from '../shared/games';
import { serve } from './serve';

serve(games);
