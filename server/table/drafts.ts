import type { GameTypes, Match, Plain } from '../../shared/core';
import type { RefusalReason } from '../../shared/protocol';
import type { Place } from './tableState';

/** Keeps an answer in the making for a decision that is open. */
export function keepDraft(
  place: Place,
  match: Match<GameTypes>,
  { id, draft }: { readonly id: number; readonly draft: Plain },
): RefusalReason | undefined {
  const asked = match.question(place.seat);
  if (!asked) return 'no-decision';
  if (asked.id !== id) return 'stale';
  const complete = match.check({ type: 'answer', seat: place.seat, id, answer: draft }).ok;
  place.draft = { id, draft, complete };
  return undefined;
}

/** An answer that was taken back is the draft to go on from. */
export function keepRetracted(place: Place, match: Match<GameTypes>): void {
  const id = match.question(place.seat)?.id;
  const { locked } = place;
  if (id !== undefined && locked !== undefined) place.draft = { id, draft: locked, complete: true };
}

export function dropStaleDrafts(places: readonly Place[], match: Match<GameTypes>): void {
  for (const place of places) {
    if (place.draft && place.draft.id !== match.question(place.seat)?.id) place.draft = undefined;
    place.locked = match.heldBy(place.seat)?.answer;
  }
}
