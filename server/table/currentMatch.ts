import type { GameTypes, Match, Pace, Seat } from '../../shared/core';
import type { Referee } from '../match/referee';
import type { AnyKit } from '../../shared/games';
import { DelegatedDecisions, type Delegated } from './delegation';
import type { TableState } from './tableState';

/** A decision by its number and kind, and whether it is a long one: all that clocks, nudges and inboxes need to know. */
export interface Asked {
  readonly id: number;
  readonly kind: string;
  readonly pace: Pace | undefined;
}

/** The match of a table, from its start on, and what it waits for. */
export class CurrentMatch {
  referee: Referee | undefined = undefined;

  private readonly delegatedDecisions: DelegatedDecisions;

  constructor(
    private readonly state: TableState,
    kit: AnyKit,
  ) {
    this.delegatedDecisions = new DelegatedDecisions(kit, state);
  }

  get match(): Match<GameTypes> | undefined {
    return this.referee?.match;
  }

  /** For callers that have checked the phase. */
  running(): Referee {
    if (!this.referee) throw new Error('No match has been started at this table.');
    return this.referee;
  }

  /** What whoever plays the seat is asked now; nothing where its person has left the answer to others. */
  asked(seat: Seat): Asked | undefined {
    return this.delegated(seat) ? undefined : this.open(seat);
  }

  /** What is open for a seat, whoever answers. */
  open(seat: Seat): Asked | undefined {
    const waiting = this.state.phase === 'playing' ? this.match?.question(seat) : undefined;
    if (!waiting) return undefined;
    const { kind, pace } = waiting.question;
    return { id: waiting.id, kind, pace };
  }

  delegated(seat: Seat): Delegated | undefined {
    const { match } = this;
    return match && this.state.phase === 'playing' ? this.delegatedDecisions.of(seat, match) : undefined;
  }

  /** The answer of a seat to a question that others still think about. */
  heldBy(seat: Seat): ReturnType<Match<GameTypes>['heldBy']> {
    return this.state.phase === 'playing' ? this.match?.heldBy(seat) : undefined;
  }
}
