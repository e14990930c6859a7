import type { GameTypes, Match, Pace, Plain } from '../../shared/core';
import { habitsFrom } from '../../shared/protocol';
import { dropStaleDrafts, keepDraft } from './drafts';
import type { Kept, SavedClock } from '../match/kept';
import { holidayLeft } from './holiday';
import { placeAt, setNeighbours, type Place, type TableState } from './tableState';

/** Who may not come back, what they wished for, whose table it is, who came from one address, and who wants to play again. */
export function restoreManners(
  state: TableState,
  {
    owner,
    colours,
    kicked,
    neighbours,
    marks,
    rematch,
  }: Pick<Kept, 'owner' | 'colours' | 'kicked' | 'neighbours' | 'marks' | 'rematch'>,
): void {
  state.owner = owner;
  for (const person of kicked) state.kicked.add(person);
  for (const [a, b] of neighbours) setNeighbours(placeAt(state, a), placeAt(state, b));
  state.rematch = rematch?.table;
  for (const place of state.places) place.marks = marks[place.seat] ?? [];
  for (const place of state.places) place.colour = colours[place.seat];
  for (const place of state.places) place.wantsRematch = rematch?.votes.includes(place.seat) ?? false;
}

/** Autopilots, votes, drafts and what each person had seen: as they were when the server stopped. */
export function restorePlaces(places: readonly Place[], kept: Kept, match: Match<GameTypes>): void {
  for (const place of places) {
    const { seat } = place;
    const was = kept.pace?.places[seat];
    place.autopilot = kept.autopilots[seat];
    place.expiries = was?.expiries ?? 0;
    place.wantsAbandon = was?.wantsAbandon ?? false;
    place.holidayUntil = was?.holiday?.until;
    place.holidayUsed = was?.holiday?.used ?? 0;
    place.habits = habitsFrom(was?.habits);
    // Who was here has seen everything that the page could show.
    place.seen = Math.min(was?.seen ?? Infinity, match.events.length);
    for (const other of was?.muted ?? []) place.muted.add(other);
    restoreDraft(place, kept, match);
  }
  dropStaleDrafts(places, match);
}

function restoreDraft(place: Place, { inputs, drafts }: Kept, match: Match<GameTypes>): void {
  const { seat } = place;
  const id = match.question(seat)?.id;
  if (id === undefined) return;
  const drafted = drafts.find((draft) => draft.seat === seat && draft.id === id && draft.draft !== undefined);
  const draft = drafted ? drafted.draft : retracted(inputs, seat);
  if (draft !== undefined) keepDraft(place, match, { id, draft: draft as Plain });
}

/** An answer that was taken back is the draft to go on from. */
function retracted(inputs: Kept['inputs'], seat: number): unknown {
  const own = inputs.filter(({ input }) => input.seat === seat && input.type !== 'arrange');
  const [before, last] = own.slice(-2).map(({ input }) => input);
  return last?.type === 'retract' && before?.type === 'answer' ? before.answer : undefined;
}

/**
 * Where the clocks stood. They were written before the last input had its effect: those that it started began with
 * it, and a seat that took its answer back goes on with the time it had.
 */
export function clocksFrom(
  { pace, inputs, start }: Kept,
  match: Match<GameTypes>,
  allowed: (pace: Pace | undefined) => number | undefined,
): (SavedClock | null)[] {
  const last = inputs.at(-1);
  const seats = match.game.seatsOf(match.config);
  return Array.from({ length: seats }, (_, seat) => {
    const saved = pace?.clocks[seat] ?? null;
    const asked = match.question(seat);
    if (!asked) return saved;
    const { id } = asked;
    const isRetracted = last?.input.type === 'retract' && last.input.seat === seat;
    if (saved && (saved.id === id || isRetracted)) return { ...saved, id };
    const ms = allowed(asked.question.pace);
    // What came along with the input is no earlier, also where the clock was set back before it.
    const began = Math.max((last ?? start ?? { at: 0 }).at, pace?.at ?? 0);
    const off = holidayLeft({ holidayUntil: pace?.places[seat]?.holiday?.until }, began);
    return ms === undefined ? null : { id, deadline: began + ms + off };
  });
}
