import { effect, signal } from '@preact/signals';
import { isSame } from '../../../../shared/core/plain';
import { directionsOf, kindOf } from '../../../../shared/games/mechs/catalog/cards';
import { whereIs } from '../../../../shared/games/mechs/arena';
import { destination } from '../../../../shared/games/mechs/movement';
import type { CardId, Direction, ProgrammedCard } from '../../../../shared/games/mechs/state';
import type { Scene } from '../../../../shared/games/mechs/types';
import { forecast } from '../../../../shared/games/mechs/forecast';
import { draft, info, send } from '../../../model/table';
import { decision, view } from './table';

export const SLOTS = 4;
export type Slots = readonly (ProgrammedCard | undefined)[];

/** The program in the making. It lives outside the prompt, so that un-locking brings it back as it was. */
export const slots = signal<Slots>([undefined, undefined, undefined, undefined]);
export const selected = signal(0);

let planned = '';
let isTouched = false;
let saving: ReturnType<typeof setTimeout> | undefined;

/** A new round starts a new plan: from the draft the server keeps, which may come a moment later, or empty. */
effect(() => {
  const asked = decision.value;
  const kept = draft.value;
  const round = `${info.value?.matchId ?? ''} ${view.value?.open.round ?? 0}`;
  if (asked?.kind !== 'program' || (round === planned && (isTouched || kept?.id !== asked.id))) return;
  planned = round;
  isTouched = false;
  const from =
    kept?.id === asked.id && Array.isArray(kept.draft) ? (kept.draft as (ProgrammedCard | null)[]) : [];
  const next = Array.from({ length: SLOTS }, (_, i) => from[i] ?? undefined);
  if (isSame(next, slots.peek())) return;
  slots.value = next;
  selected.value = firstFree(next) ?? 0;
});

function firstFree(plan: Slots): number | undefined {
  const free = plan.findIndex((slot) => slot === undefined);
  return free < 0 ? undefined : free;
}

function change(next: Slots, decisionId: number): void {
  isTouched = true;
  slots.value = next;
  clearTimeout(saving);
  saving = setTimeout(
    () => void send('draft', { id: decisionId, draft: next.map((slot) => (slot ? { ...slot } : null)) }),
    250,
  );
}

/** The next program that is asked for starts from its draft, also if it is of the same round. */
export function forgetPlan(): void {
  planned = '';
}

export function stopSaving(): void {
  clearTimeout(saving);
}

/**
 * Puts a card into a slot, heading somewhere sensible: the selected one if that is free, else the first free one. Where
 * none is free it takes the place of the selected one, whose card goes back to the hand.
 */
export function placeCard(scene: Scene, seat: number, decisionId: number, card: CardId, slot?: number): void {
  const placed = slots.value.findIndex((planned) => planned?.card === card);
  // To be turned, moved or taken back.
  if (placed >= 0) return void (selected.value = placed);
  const free = slots.value[selected.value] === undefined ? selected.value : firstFree(slots.value);
  const wanted = slot ?? free ?? selected.value;
  const next = slots.value.slice();
  next[wanted] = { card, direction: openDirection(scene, seat, next.slice(0, wanted), card) };
  change(next, decisionId);
  selected.value = wanted;
}

/** The first direction that is not a wall from where the plan leads. */
function openDirection(scene: Scene, seat: number, before: Slots, card: CardId): Direction {
  const kind = kindOf(card);
  const last = forecast(scene, seat, before).at(-1);
  const from = last ? (last.to ?? last.from) : whereIs(scene.open, seat);
  const directions = directionsOf(kind);
  const open = directions.find(
    (direction) => destination(scene.open, from, { kind, direction }) !== undefined,
  );
  return open ?? directions[0] ?? 'north';
}

export function turnCard(decisionId: number, slot: number, direction: Direction): void {
  const planned = slots.value[slot];
  if (!planned || !directionsOf(kindOf(planned.card)).includes(direction)) return;
  change(slots.value.with(slot, { ...planned, direction }), decisionId);
}

/** Turns to the next direction, clockwise or back. */
export function turnOn(decisionId: number, slot: number, by: 1 | -1): void {
  const planned = slots.value[slot];
  if (!planned) return;
  const circle = directionsOf(kindOf(planned.card));
  const next = circle[(circle.indexOf(planned.direction) + by + circle.length) % circle.length];
  if (next) turnCard(decisionId, slot, next);
}

export function takeBack(decisionId: number, slot: number): void {
  change(slots.value.with(slot, undefined), decisionId);
  selected.value = slot;
}

export function swapSlots(decisionId: number, from: number, to: number): void {
  if (to < 0 || to >= SLOTS || from === to) return;
  const next = slots.value.slice();
  [next[from], next[to]] = [next[to], next[from]];
  change(next, decisionId);
  selected.value = to;
}

export function clearPlan(decisionId: number): void {
  change([undefined, undefined, undefined, undefined], decisionId);
  selected.value = 0;
}
