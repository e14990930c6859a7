import type { GameTypes, MatchRecord, Seat } from '../core';
import type { Highlight, Moment, PlayedMatch } from '../games/kit';
import { deedFor, isNoticed, type Deed, type FullDeed } from './deed';
import type { Onlooker } from './onlooker';

/** All that is told of a match that was played but for what a moment looks like: plain data, which can travel. */
export interface Story<T extends GameTypes = GameTypes> extends PlayedMatch<T> {
  readonly record: MatchRecord<T>;
  /** One for each input. */
  readonly deeds: readonly FullDeed<T>[];
  readonly highlights: readonly Highlight[];
}

/** What can be asked of a story without playing the match again. */
export class Chronicle<T extends GameTypes = GameTypes> implements PlayedMatch<T> {
  readonly record: MatchRecord<T>;
  readonly moments: readonly Moment[];
  readonly events: readonly T['event'][];
  readonly highlights: readonly Highlight[];
  private readonly deeds: readonly FullDeed<T>[];

  constructor(readonly story: Story<T>) {
    this.record = story.record;
    this.moments = story.moments;
    this.events = story.events;
    this.highlights = story.highlights;
    this.deeds = story.deeds;
  }

  get last(): number {
    return this.record.inputs.length;
  }

  /** What led to a moment from the one before, in public. */
  eventsOf(number: number): readonly T['event'][] {
    return this.events.slice(this.moments[number - 1]?.events ?? 0, this.moments[number]?.events);
  }

  /** Whose input led to a moment; none at the start, and none where the onlooker notices nothing. */
  deed(number: number, onlooker: Onlooker): Deed<T> | undefined {
    const deed = this.deeds[number - 1];
    return deed && deedFor(deed, onlooker);
  }

  /** The moments an onlooker can tell from the one before: what a step goes to. */
  noticed(onlooker: Onlooker): number[] {
    return this.moments.flatMap(({ number }) => {
      const deed = this.deeds[number - 1];
      // What a standing order changes at once shows, whoever gave it.
      const isSeen = !deed || isNoticed(deed, onlooker) || this.eventsOf(number).length > 0;
      return isSeen ? [number] : [];
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
}

/** An answer with the moment at which it was given. */
export interface GivenAnswer<T extends GameTypes = GameTypes> {
  readonly at: number;
  readonly kind: T['decision']['kind'];
  readonly answer: unknown;
}
