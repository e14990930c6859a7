import { signal } from '@preact/signals';
import { FIRST_GAME } from '../games';
import type { GameCard } from '../games/card';

/** The game that this person is about to play: what the doors to a table ask for. */
export const game = signal<GameCard>(FIRST_GAME);
