import { effect, signal } from '@preact/signals';
import { FIRST_GAME, gameOf, GAMES } from '../games';
import type { GameCard } from '../games/card';
import { pathOf, route, type Route } from './route';
import { stored } from './storage';

const KEY = 'game';

/** Where there is one game nobody is asked for it, and nothing is said of it. */
export const HAS_SEVERAL = GAMES.length > 1;

/** The game that this person is about: to play, to read of, to be ranked in. The one they chose last. */
export const game = signal<GameCard>(gameOf(stored.text(KEY) ?? '') ?? FIRST_GAME);
effect(() => stored.setText(KEY, game.value.id));

// An address may name it.
effect(() => {
  const named = 'game' in route.value ? route.value.game : undefined;
  game.value = gameOf(named ?? '') ?? game.peek();
});

/** Another game, on this screen and from now on. */
export function chooseGame(id: string): void {
  const at = route.value;
  game.value = gameOf(id) ?? game.value;
  const now = naming(at, id);
  if (now === at) return;
  history.replaceState(null, '', pathOf(now));
  route.value = now;
}

/** The screens that show one game at a time have it in their address. */
function naming(at: Route, id: string): Route {
  if (at.screen === 'leaderboard' || at.screen === 'person') return { ...at, game: id };
  if (at.screen === 'rules') return { screen: 'rules', game: id };
  return at.screen === 'home' && at.game !== undefined ? { screen: 'home', game: id } : at;
}

/** What a game is called, where that has to be said. */
export function nameOfGame(id: string | undefined): string | undefined {
  return HAS_SEVERAL && id !== undefined ? gameOf(id)?.text().name : undefined;
}
