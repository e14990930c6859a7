import { effect, signal } from '@preact/signals';
import { FIRST_GAME, gameOf } from '../games';
import type { GameCard } from '../games/card';
import { stored } from './storage';

const KEY = 'game';

/** The game that this person is about to play, which is the one they chose last: what the doors to a table ask for. */
export const game = signal<GameCard>(gameOf(stored.text(KEY) ?? '') ?? FIRST_GAME);
effect(() => stored.setText(KEY, game.value.id));
