import type { GameTypes, Match, Pace, Seat } from '../../shared/core';
import type { Referee } from '../match/referee';
import type { TableState } from './tableState';

/** A decision by its number, and whether it is a long one: all that clocks and nudges need to know of it. */
export interface Asked {
  readonly id: number;
  readonly pace: Pace | undefined;
}

/** The match of a table, from its start on, and what it waits for. */
export class CurrentMatch {
  referee: Referee | undefined = undefined;

  constructor(private readonly state: Pick<TableState, 'phase'>) {}

  get match(): Match<GameTypes> | undefined {
    return this.referee?.match;
  }

  /** For callers that have checked the phase. */
  running(): Referee {
    if (!this.referee) throw new Error('No match has been started at this table.');
    return this.referee;
  }

  /** What a seat is asked now. */
  asked(seat: Seat): Asked | undefined {
    const waiting = this.state.phase === 'playing' ? this.match?.question(seat) : undefined;
    return waiting && { id: waiting.id, pace: waiting.question.pace };
  }

  /** The answer of a seat to a question that others still think about. */
  heldBy(seat: Seat): ReturnType<Match<GameTypes>['heldBy']> {
    return this.state.phase === 'playing' ? this.match?.heldBy(seat) : undefined;
  }
}
