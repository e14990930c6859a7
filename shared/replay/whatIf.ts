import {
  randomFor,
  situationFrom,
  thinkSafely,
  times,
  type GameTypes,
  type Input,
  type Match,
  type MatchRecord,
  type Seat,
} from '../core';
import type { GameKit } from '../games/kit';

/** Another answer to what `seat` was asked when `at` inputs had been given. */
export interface Change {
  readonly at: number;
  readonly seat: Seat;
  readonly answer: unknown;
}

/** Where an input of the changed line comes from. */
export type Source = 'recorded' | 'changed' | 'bot';

export interface ChangedLine<T extends GameTypes = GameTypes> {
  readonly record: MatchRecord<T>;
  /** One for each input of the record. */
  readonly sources: readonly Source[];
}

/**
 * Plays the match on from a change to its end. Seats go on answering as they did wherever the same question comes
 * up in the same turn and the answer is still legal; a bot answers everything else. Chance is the same: the seed
 * and its streams do not change. Pauses after every answer, so that whoever runs it stays responsive.
 */
export function* changedLine<T extends GameTypes>(
  kit: GameKit<T>,
  record: MatchRecord<T>,
  change: Change,
): Generator<void, ChangedLine<T>> {
  const match = kit.runner.again(kit.rules, record).goTo(change.at);
  const sources: Source[] = record.inputs.slice(0, change.at).map(() => 'recorded');
  const give: Give = (input, source) => {
    const verdict = match.submit(input);
    if (verdict.ok && !verdict.repeat) sources.push(source);
    return verdict.ok;
  };

  const kept = new KeptAnswers(kit, record, change);
  retractAsRecorded(match, record, change, give);
  const asked = match.question(change.seat);
  const isTaken =
    asked !== undefined &&
    give({ type: 'answer', seat: change.seat, id: asked.id, answer: change.answer }, 'changed');
  if (!isTaken) throw new Error('This answer cannot be given at that moment.');
  for (const order of kept.first) give(order, 'recorded');

  while (!match.isOver) {
    yield;
    const seat = match.waitingFor()[0];
    const decision = seat === undefined ? undefined : match.decision(seat);
    if (seat === undefined || !decision) throw new Error('The match waits for nobody.');
    const { id, kind } = decision;
    const earlier = kept.take(seat, kind, placeOf(kit, match));
    const isKept = earlier && give({ type: 'answer', seat, id, answer: earlier.answer }, 'recorded');
    if (!isKept) think(kit, match, decision, give);
    for (const order of earlier?.then ?? []) give(order, 'recorded');
  }
  return { record: match.record(), sources };
}

type Give = (input: Input, source: Source) => boolean;

function think<T extends GameTypes>(
  kit: GameKit<T>,
  match: Match<T>,
  decision: T['decision'],
  give: Give,
): void {
  const { seat, id } = decision;
  const thinking = { random: randomFor('what if', decision), hasTime: () => true };
  const { answer, arrangement } = thinkSafely(
    kit.bots.byId[kit.bots.whatIf],
    situationFrom(match, decision, thinking),
  );
  if (arrangement) give({ type: 'arrange', seat, arrangement }, 'bot');
  const isTaken = give({ type: 'answer', seat, id, answer }, 'bot');
  if (!isTaken) give({ type: 'answer', seat, id, answer: decision.fallback }, 'bot');
}

/** Round and turn: an answer only fits the turn in which it was given. */
function placeOf<T extends GameTypes>(kit: GameKit<T>, { state }: Match<T>): string {
  const { round, turn, active } = kit.whereabouts(state.open);
  return `${round}/${turn}/${active ?? ''}`;
}

type Arrange = Extract<Input, { type: 'arrange' }>;

interface KeptAnswer {
  /** Empty: it was taken back. */
  kind: string;
  readonly place: string;
  readonly answer: unknown;
  /** Standing orders that seats gave before the next answer. */
  readonly then: Arrange[];
}

/** What each seat answered after the change, in the order in which it did. */
class KeptAnswers<T extends GameTypes> {
  /** Standing orders that seats gave before the first of these answers. */
  readonly first: Arrange[] = [];
  private readonly bySeat: KeptAnswer[][];

  constructor(kit: GameKit<T>, record: MatchRecord<T>, change: Change) {
    this.bySeat = times(kit.rules.seatsOf(record.config), () => []);
    const again = kit.runner.again(kit.rules, record);
    const { match } = again;
    let then = this.first;
    let isReplaced = false;
    record.inputs.forEach((input, i) => {
      const { seat } = input;
      const kind = match.question(seat)?.question.kind ?? '';
      const place = placeOf(kit, match);
      again.next();
      if (i < change.at) return;
      const answers = this.bySeat[seat] ?? [];
      const last = answers.at(-1);
      if (input.type === 'arrange') then.push(input);
      else if (input.type === 'retract') {
        if (last) last.kind = '';
      } else if (seat === change.seat && !isReplaced) isReplaced = true;
      else {
        then = [];
        answers.push({ kind, place, answer: input.answer, then });
      }
    });
  }

  /** The next answer of its kind in this turn, and those before it, which were not asked for this time. */
  take(seat: Seat, kind: string, place: string): { answer?: unknown; then: readonly Arrange[] } | undefined {
    const answers = this.bySeat[seat] ?? [];
    const found = answers.findIndex((kept) => kept.kind === kind && kept.place === place);
    if (found < 0) return undefined;
    const passed = answers.splice(0, found + 1);
    return { answer: passed.at(-1)?.answer, then: passed.flatMap(({ then }) => then) };
  }
}

/** A simultaneous answer that is held at the change, but was taken back later, is not what the seat chose. */
function retractAsRecorded<T extends GameTypes>(
  match: Match<T>,
  record: MatchRecord<T>,
  { at }: Change,
  give: Give,
): void {
  for (const input of record.inputs.slice(at)) {
    if (input.type === 'retract' && match.heldBy(input.seat)?.id === input.id) give(input, 'recorded');
  }
}
