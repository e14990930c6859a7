import {
  copyOf,
  type GameTypes,
  type Input,
  type Match,
  type MatchRecord,
  type Pace,
  type Rerun,
  type Seat,
} from '../core';
import type { ReplayKit, Moment, PlayedMatch } from '../games/kit';
import { deedFor, isNoticed, type Deed, type FullDeed } from './deed';
import type { Onlooker } from './onlooker';
import { sightOf, type Sight } from './sight';

/**
 * A match that was played, to be looked at again: moment 0 is its start, moment n what it was like after n inputs.
 * Going forward submits the next inputs; going back starts over, since a whole match replays in about a
 * millisecond.
 */
export class Replay<T extends GameTypes = GameTypes> implements PlayedMatch<T> {
  readonly moments: readonly Moment[];
  readonly events: readonly T['event'][];
  private readonly deeds: readonly FullDeed<T>[];
  private again: Rerun<T>;

  /** Throws where the record cannot have come from these rules. */
  constructor(
    readonly kit: ReplayKit<T>,
    readonly record: MatchRecord<T>,
  ) {
    const again = (this.again = kit.runner.again(kit.rules, record));
    const { match } = again;
    const moments = [momentOf(kit, match, 0)];
    const deeds: FullDeed<T>[] = [];
    for (const input of record.inputs) {
      const asked = match.question(input.seat)?.question;
      again.next();
      deeds.push(fullDeed(input, asked, match));
      moments.push(momentOf(kit, match, moments.length));
    }
    this.moments = moments;
    this.events = match.events;
    this.deeds = deeds;
  }

  get last(): number {
    return this.record.inputs.length;
  }

  /** The moment as the onlooker may know it. */
  sight(number: number, onlooker: Onlooker): Sight<T> {
    return copyOf(sightOf(this.matchAt(number), onlooker));
  }

  /** What led to a moment from the one before, in public. */
  eventsOf(number: number): readonly T['event'][] {
    return this.events.slice(this.moments[number - 1]?.events ?? 0, this.moments[number]?.events);
  }

  /** Whose input led to a moment; none at the start, and none where the onlooker notices nothing. */
  deed(number: number, onlooker: Onlooker): Deed<T> | undefined {
    const deed = this.deeds[number - 1];
    return deed && deedFor(this.kit.rules, deed, onlooker);
  }

  /** The moments an onlooker can tell from the one before: what a step goes to. */
  noticed(onlooker: Onlooker): number[] {
    return this.moments.flatMap(({ number }) => {
      const deed = this.deeds[number - 1];
      return deed && !isNoticed(deed, onlooker) ? [] : [number];
    });
  }

  /** How the seat answered what it is asked at a moment, for good. */
  answerOf(seat: Seat, number: number): GivenAnswer<T> | undefined {
    return this.given((at) => at >= number && this.deeds[at]?.seat === seat);
  }

  /** What the seat planned with, once in the round that a moment is in: its answer to a question of long pace. */
  planOf(seat: Seat, number: number): GivenAnswer<T> | undefined {
    const round = this.moments[number]?.round;
    return this.given(
      (at) =>
        this.deeds[at]?.pace === 'long' && this.deeds[at].seat === seat && this.moments[at]?.round === round,
    );
  }

  /** The first answer that was not taken back and fits. */
  private given(fits: (at: number) => boolean): GivenAnswer<T> | undefined {
    const at = this.record.inputs.findIndex((input, i) => {
      if (input.type !== 'answer' || !fits(i)) return false;
      const { seat, id } = input;
      return !this.record.inputs.some(
        (later) => later.type === 'retract' && later.seat === seat && later.id === id,
      );
    });
    const { kind, answer } = this.deeds[at] ?? {};
    return kind === undefined ? undefined : { at, kind, answer };
  }

  private matchAt(number: number): Match<T> {
    if (number < this.again.at) this.again = this.kit.runner.again(this.kit.rules, this.record);
    return this.again.goTo(number);
  }
}

/** An answer with the moment at which it was given. */
export interface GivenAnswer<T extends GameTypes = GameTypes> {
  readonly at: number;
  readonly kind: T['decision']['kind'];
  readonly answer: unknown;
}

function momentOf<T extends GameTypes>(
  kit: ReplayKit<T>,
  { state, config, events }: Match<T>,
  number: number,
): Moment {
  return {
    number,
    ...kit.whereabouts(state.open),
    events: events.length,
    points: kit.scores(state.open, config),
  };
}

function fullDeed<T extends GameTypes>(
  input: Input,
  asked: { readonly kind: string; readonly pace?: Pace } | undefined,
  match: Match<T>,
): FullDeed<T> {
  const { type, seat } = input;
  if (input.type !== 'answer') return { type, seat, isHeld: false };
  const isHeld = match.heldBy(seat) !== undefined;
  return { type, seat, kind: asked?.kind, pace: asked?.pace, answer: input.answer, isHeld };
}
