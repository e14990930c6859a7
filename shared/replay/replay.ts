import { copyOf, Rerun, type Input, type Match, type MatchRecord, type Seat } from '../core';
import { mechs, type DecisionKind, type MechsEvent, type MechsTypes, type Open } from '../games/mechs';
import { deedFor, isNoticed, type Deed, type FullDeed } from './deed';
import type { Onlooker } from './onlooker';
import { sightOf, type Sight } from './sight';

/**
 * A match that was played, to be looked at again: moment 0 is its start, moment n what it was like after n inputs.
 * Going forward submits the next inputs; going back starts over, since a whole match replays in about a
 * millisecond.
 */
export class Replay {
  readonly moments: readonly Moment[];
  readonly events: readonly MechsEvent[];
  private readonly deeds: readonly FullDeed[];
  private again: Rerun<MechsTypes>;

  /** Throws where the record cannot have come from these rules. */
  constructor(readonly record: MatchRecord<MechsTypes>) {
    const again = (this.again = new Rerun(mechs, record));
    const { match } = again;
    const moments = [momentOf(match, 0)];
    const deeds: FullDeed[] = [];
    for (const input of record.inputs) {
      const kind = match.question(input.seat)?.question.kind as DecisionKind | undefined;
      again.next();
      deeds.push(fullDeed(input, kind, match));
      moments.push(momentOf(match, moments.length));
    }
    this.moments = moments;
    this.events = match.events;
    this.deeds = deeds;
  }

  get last(): number {
    return this.record.inputs.length;
  }

  /** The moment as the onlooker may know it. */
  sight(number: number, onlooker: Onlooker): Sight {
    return copyOf(sightOf(this.matchAt(number), onlooker));
  }

  /** What led to a moment from the one before, in public. */
  eventsOf(number: number): readonly MechsEvent[] {
    return this.events.slice(this.moments[number - 1]?.events ?? 0, this.moments[number]?.events);
  }

  /** Whose input led to a moment; none at the start, and none where the onlooker notices nothing. */
  deed(number: number, onlooker: Onlooker): Deed | undefined {
    const deed = this.deeds[number - 1];
    return deed && deedFor(deed, onlooker);
  }

  /** The moments an onlooker can tell from the one before: what a step goes to. */
  noticed(onlooker: Onlooker): number[] {
    return this.moments.flatMap(({ number }) => {
      const deed = this.deeds[number - 1];
      return deed && !isNoticed(deed, onlooker) ? [] : [number];
    });
  }

  /** How the seat answered what it is asked at a moment, for good. */
  answerOf(seat: Seat, number: number): GivenAnswer | undefined {
    return this.given((at) => at >= number && this.deeds[at]?.seat === seat);
  }

  /** The seat's program of the round that a moment is in. */
  programOf(seat: Seat, number: number): GivenAnswer | undefined {
    const round = this.moments[number]?.round;
    return this.given(
      (at) =>
        this.deeds[at]?.kind === 'program' &&
        this.deeds[at].seat === seat &&
        this.moments[at]?.round === round,
    );
  }

  /** The first answer that was not taken back and fits. */
  private given(fits: (at: number) => boolean): GivenAnswer | undefined {
    const at = this.record.inputs.findIndex((input, i) => {
      if (input.type !== 'answer' || !fits(i)) return false;
      const { seat, id } = input;
      return !this.record.inputs.some(
        (later) => later.type === 'retract' && later.seat === seat && later.id === id,
      );
    });
    const { kind, answer } = this.deeds[at] ?? {};
    return kind && { at, kind, answer };
  }

  private matchAt(number: number): Match<MechsTypes> {
    if (number < this.again.at) this.again = new Rerun(mechs, this.record);
    return this.again.goTo(number);
  }
}

/** An answer with the moment at which it was given. */
export interface GivenAnswer {
  readonly at: number;
  readonly kind: DecisionKind;
  readonly answer: unknown;
}

/** Where the match stood, in public. */
export interface Moment {
  readonly number: number;
  readonly round: number;
  readonly turn: number;
  readonly active?: Seat;
  /** Events so far. */
  readonly events: number;
  /** Victory points by seat. */
  readonly points: readonly number[];
}

function momentOf({ state, events }: Match<MechsTypes>, number: number): Moment {
  const { round, turn, active, seats }: Open = state.open;
  return { number, round, turn, active, events: events.length, points: seats.map(({ vp }) => vp) };
}

function fullDeed(input: Input, kind: DecisionKind | undefined, match: Match<MechsTypes>): FullDeed {
  const { type, seat } = input;
  if (input.type !== 'answer') return { type, seat, isHeld: false };
  return { type, seat, kind, answer: input.answer, isHeld: match.heldBy(seat) !== undefined };
}
