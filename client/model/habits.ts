import { computed, signal } from '@preact/signals';
import { isOverDays, type ClockName } from '../../shared/protocol/constants';
import type { AutomaticAnswer, Habits, Level } from '../../shared/protocol/habits';
import { HANDLINGS, handlingOf, LEVELS, type Handling } from '../../shared/protocol/habits';
import type { Welcome } from '../../shared/protocol/messages';
import { ui } from '../games/current';
import { stored } from './storage';

/** What the person in this page wants to be asked (T16): here, and at every table where they have not said otherwise. */
export const habits = signal<Habits | undefined>(undefined);
/** Kinds of decision that are to be asked the next time all the same. */
export const demanded = signal<readonly string[]>([]);
/** What was answered for them here. */
export const automatic = signal<readonly AutomaticAnswer[]>([]);
/** Whether the rules on the table know what may be left to others. */
export const mayDelegate = signal(false);

export const automaticFrom = computed(() => new Map(automatic.value.map((answer) => [answer.from, answer])));

const KEY = 'habits';
const FIRST: Habits = { level: 'choices', kinds: {} };
/** Over days every stop costs hours. */
const FIRST_OVER_DAYS: Habits = { level: 'weighty', kinds: {} };

/** What holds at a table where nothing else was said. */
export function usualHabits(clock: ClockName | undefined): Habits {
  const first = clock && isOverDays(clock) ? FIRST_OVER_DAYS : FIRST;
  try {
    const { level, kinds } = JSON.parse(stored.text(KEY) ?? '{}') as Partial<Record<keyof Habits, unknown>>;
    if (!isLevel(level)) return first;
    const own = Object.entries(typeof kinds === 'object' && kinds ? kinds : {});
    return { level, kinds: Object.fromEntries(own.filter(([, handling]) => isHandling(handling))) };
  } catch {
    return first;
  }
}

export function keepAsUsual(chosen: Habits): void {
  stored.setText(KEY, JSON.stringify(chosen));
}

/** After joining. Says what the table is to be told, if it has not been told before. */
export function meetHabits(
  { viewer, habits: said, delegates, demanded: wanted = [] }: Welcome,
  clock: ClockName | undefined,
): Habits | undefined {
  automatic.value = [];
  demanded.value = wanted;
  mayDelegate.value = delegates === true && viewer !== 'spectator';
  habits.value = mayDelegate.value ? (said ?? usualHabits(clock)) : undefined;
  return said ? undefined : habits.value;
}

export function forgetHabits(): void {
  habits.value = undefined;
  automatic.value = [];
  demanded.value = [];
  mayDelegate.value = false;
}

/** How a kind of decision is answered at this table. */
export function handling(kind: string, rated: boolean): Handling {
  const { delegation } = ui();
  return delegation && habits.value ? handlingOf(delegation, habits.value, { kind, rated }) : 'ask';
}

function isLevel(value: unknown): value is Level {
  return (LEVELS as readonly unknown[]).includes(value);
}

function isHandling(value: unknown): value is Handling {
  return (HANDLINGS as readonly unknown[]).includes(value);
}
