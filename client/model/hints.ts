import { signal } from '@preact/signals';
import { stored } from './storage';
import { hints } from './settings';

/** A hint has done its work after this many times. */
const ENOUGH = 2;
const KEY = 'hintsSeen';

/** In a lesson, which says itself what there is to say. */
export const isCoached = signal(false);

/** What is asked has its hint beside it: another one would be one too many. */
export const isHinted = signal(false);

function timesSeen(topic: string): number {
  return Number(new RegExp(`\\b${topic}:(\\d+)`).exec(stored.text(KEY) ?? '')?.[1] ?? 0);
}

function setTimes(topic: string, times: number): void {
  const others = (stored.text(KEY) ?? '')
    .split(' ')
    .filter((entry) => entry && !entry.startsWith(`${topic}:`));
  stored.setText(KEY, [...others, `${topic}:${times}`].join(' '));
}

export function isNew(topic: string): boolean {
  return hints.value === 'on' && !isCoached.value && timesSeen(topic) < ENOUGH;
}

export function countSeen(topic: string): void {
  setTimes(topic, timesSeen(topic) + 1);
}

export function markKnown(topic: string): void {
  setTimes(topic, ENOUGH);
}

/** Whoever switches hints on again wants to see them. */
export function forgetHints(): void {
  stored.remove(KEY);
}
