import { must, type Flow, type QuestionOf, type Seat } from '../../core';
import { KINDS, type Kind } from './catalog/ids';
import { askAll, type Cause, type Kinds, type WesternDecisions, type WildForm } from './decisions';
import { choicesOf, gain, influenceOf, listOf, lowestKind, roomFor, sumOf } from './influence';
import type { Scene, WesternTable } from './types';

/** Influence of the gainer's choice (W1.8). */
export interface WildGain {
  readonly seat: Seat;
  /** Each X by itself, XX as one kind, or AB. */
  readonly form: WildForm;
  readonly count: number;
  readonly cause: Cause;
}

export function* gainWild(g: WesternTable, wild: WildGain): Flow<void> {
  yield* gainWilds(g, [wild]);
}

/** Several players choose at once (W8.2, S37). A gain that leaves no choice is not asked (S43, S97). */
export function* gainWilds(g: WesternTable, wilds: readonly WildGain[]): Flow<void> {
  const chosen: (Kinds | undefined)[] = [];
  const questions: QuestionOf<WesternDecisions, 'wild'>[] = [];
  for (const wild of wilds) {
    const options = wildOptions(g, wild);
    if (options.length > 1) questions.push(wildQuestion(g, wild, options));
    chosen.push(options.length > 1 ? undefined : (options[0] ?? []));
  }
  const answers = questions.length > 0 ? yield* askAll<'wild'>(questions) : [];
  let next = 0;
  wilds.forEach((wild, i) => take(g, wild, chosen[i] ?? must(answers[next++], 'answer of this seat')));
}

function take(g: WesternTable, { seat, form, count, cause }: WildGain, kinds: Kinds): void {
  if (form === 'same') {
    for (const kind of kinds) gain(g, seat, kind, count, cause);
    return;
  }
  const sum = sumOf(kinds);
  for (const kind of KINDS) gain(g, seat, kind, sum[kind], cause);
}

function wildQuestion(
  g: WesternTable,
  { seat, form, count, cause }: WildGain,
  options: readonly Kinds[],
): QuestionOf<WesternDecisions, 'wild'> {
  return {
    seat,
    kind: 'wild',
    about: { form, count, cause },
    final: true, // S79
    options,
    fallback: () => lowestTracks(g, seat, form, count),
  };
}

function kindsWithRoom(g: Scene, seat: Seat): Kind[] {
  return KINDS.filter((kind) => roomFor(g, seat, kind) > 0);
}

/** S43, S97: only kinds with room; as many as there is room for on all tracks together. */
function wildOptions(g: Scene, { seat, form, count }: WildGain): Kinds[] {
  switch (form) {
    case 'each': {
      const room = roomOf(g, seat);
      return choicesOf(Math.min(count, room.law + room.force + room.gold), room);
    }
    case 'same':
      return choicesOf(1, roomOf(g, seat));
    case 'different': {
      const kinds = kindsWithRoom(g, seat);
      if (kinds.length < KINDS.length) return [kinds];
      return [
        ['law', 'force'],
        ['law', 'gold'],
        ['force', 'gold'],
      ];
    }
  }
}

function roomOf(g: Scene, seat: Seat): Record<Kind, number> {
  return { law: roomFor(g, seat, 'law'), force: roomFor(g, seat, 'force'), gold: roomFor(g, seat, 'gold') };
}

/** W15: the lowest track, one by one; of AB the two lowest. */
function lowestTracks(g: Scene, seat: Seat, form: WildForm, count: number): Kinds {
  const { law, force, gold } = influenceOf(g, seat);
  const tracks = { law, force, gold };
  if (form === 'same') return [lowestKind(tracks)];
  const chosen = { law: 0, force: 0, gold: 0 };
  const room = roomOf(g, seat);
  const wanted = form === 'each' ? Math.min(count, room.law + room.force + room.gold) : 2;
  for (let i = 0; i < wanted; i++) {
    const kinds = KINDS.filter((kind) => form === 'each' || chosen[kind] === 0);
    const kind = lowestKind(tracks, kinds);
    chosen[kind]++;
    tracks[kind]++;
  }
  return listOf(chosen);
}
