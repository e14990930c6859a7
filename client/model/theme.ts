import { effect, signal } from '@preact/signals';
import { shownCard } from '../games/current';
import { game } from './game';
import { route } from './route';
import { theme } from './settings';

const prefersLight = matchMedia('(prefers-color-scheme: light)');
const systemTheme = signal(fromSystem());
prefersLight.addEventListener('change', () => (systemTheme.value = fromSystem()));

/** The game of the table that somebody is invited to, before they sit down. */
export const invitedTo = signal<string | undefined>(undefined);

function fromSystem(): 'light' | 'dark' {
  return prefersLight.matches ? 'light' : 'dark';
}

/** Light or dark as chosen, or as the system is; and the mood of the game on the table, else of the one that was chosen. */
export function startTheme(): void {
  effect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme.value === 'system' ? systemTheme.value : theme.value;
    const at = route.value;
    const isTable = ['table', 'device', 'replay'].includes(at.screen) || (at.screen === 'learn' && at.lesson);
    const mood = isTable ? (shownCard.value?.id ?? invitedTo.value) : game.value.id;
    if (mood) root.dataset.game = mood;
    else delete root.dataset.game;
    const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (bar) bar.content = getComputedStyle(root).backgroundColor;
  });
}
