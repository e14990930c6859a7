import { computed, effect, signal } from '@preact/signals';
import { FIRST_GAME, gameOf, GAMES } from '../games';
import type { GameCard } from '../games/card';
import { pathOf, route, type Route } from './route';
import { stored } from './storage';

const KEY = 'game';

/** Where there is one game nobody is asked for it, and nothing is said of it. */
export const HAS_SEVERAL = GAMES.length > 1;

/** The one that this person chose last; none before they chose any. */
export const chosenGame = signal(gameOf(stored.text(KEY) ?? ''));
effect(() => {
  if (chosenGame.value) stored.setText(KEY, chosenGame.value.id);
});

/** The game that this person is about: to play, to read of, to be ranked in. */
export const game = computed((): GameCard => chosenGame.value ?? FIRST_GAME);

// An address may name it.
effect(() => {
  const named = 'game' in route.value ? route.value.game : undefined;
  chosenGame.value = gameOf(named ?? '') ?? chosenGame.peek();
});

/** Another game, on this screen and from now on. */
export function chooseGame(id: string): void {
  const at = route.value;
  chosenGame.value = gameOf(id) ?? chosenGame.value;
  const now = naming(at, id);
  if (now === at) return;
  history.replaceState(null, '', pathOf(now));
  route.value = now;
}

/** The screens that show one game at a time have it in their address. */
function naming(at: Route, id: string): Route {
  if (at.screen === 'leaderboard' || at.screen === 'person') return { ...at, game: id };
  if (at.screen === 'rules' || at.screen === 'learn') return { screen: at.screen, game: id };
  return at.screen === 'home' && at.game !== undefined ? { screen: 'home', game: id } : at;
}

/** What a game is called, where that has to be said. */
export function nameOfGame(id: string | undefined): string | undefined {
  return HAS_SEVERAL && id !== undefined ? gameOf(id)?.text().name : undefined;
}
