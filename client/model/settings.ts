import { effect, signal, type Signal } from '@preact/signals';
import { t } from '../i18n';
import { stored } from './storage';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long one beat of the execution lasts, as a factor. */
export const SPEED_FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

function remembered<Value extends string>(
  key: string,
  values: readonly Value[],
  first: Value,
): Signal<Value> {
  const kept = stored.text(key) as Value | undefined;
  const setting = signal(kept !== undefined && values.includes(kept) ? kept : first);
  effect(() => stored.setText(key, setting.value));
  return setting;
}

/** Kept until somebody has chosen a speed, or has come to the end of a match. */
const FIRST = 'firstSpeed';
if (stored.text('speed') === undefined) stored.setText(FIRST, 'on');

/** Whoever sees a match for the first time has more time to see it. */
export const speed = remembered('speed', SPEEDS, 'slow');

export function chooseSpeed(chosen: Speed): void {
  stored.remove(FIRST);
  speed.value = chosen;
}

/** From the second match on. */
export function endFirstMatch(): void {
  if (stored.text(FIRST) !== undefined) chooseSpeed('normal');
}

export const sound = remembered('sound', ['on', 'off'], 'on');
/** Light or dark; before anybody chose, as the system is. */
export const THEMES = ['system', 'light', 'dark'] as const;
export const theme = remembered('theme', THEMES, 'system');
/** Boards that are drawn as a place can also be looked at from above, without what is around them. */
export const BOARD_VIEWS = ['place', 'plain'] as const;
export const boardView = remembered('board', BOARD_VIEWS, 'place');
export const notifications = remembered('notifications', ['on', 'off'], 'off');
/** The table as words: for those who play by what a screen reader says. */
export const spoken = remembered('spoken', ['off', 'on'], 'off');
/** What sounds, in a word or two. */
export const captions = remembered('captions', ['off', 'on'], 'off');
/** Longer words for those who play for the first time. */
export const hints = remembered('hints', ['on', 'off'], 'on');
const keptName = stored.text('name');
export const playerName = signal(keptName ?? '');

/** Nobody has to think of a name before they can play. The catalogue suggests one, once it is there. */
export function startName(): void {
  if (keptName === undefined) playerName.value = suggestedName();
  effect(() => stored.setText('name', playerName.value));
}

export function suggestedName(): string {
  return t()
    .home.callSigns.map((words) => words[Math.floor(Math.random() * words.length)])
    .join(' ');
}
