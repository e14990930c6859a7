import type { GameTypes, Input, Match, MatchRecord, Seat } from '../../shared/core';
import type { Reply } from '../../shared/protocol';
import type { Elapsed } from '../match/elapsed';
import { Referee, type RefereeContext, type Start } from '../match/referee';
import type { Author } from '../store/store';
import type { Absence } from './absence';
import type { TableBasics } from './basics';
import type { Clocks } from './clocks';
import { demand } from './delegation';
import { dropStaleDrafts, keepRetracted } from './drafts';
import type { Fairness } from './fairness';
import type { Scribe } from './scribe';
import { placeAt } from './tableState';

/** The match under way: what goes into it, and what follows from each input. */
export class Play {
  /** What a person was asked when they answered. */
  private readonly answering: (string | undefined)[] = [];

  constructor(
    private readonly table: TableBasics,
    private readonly parts: {
      readonly scribe: Scribe;
      readonly clocks: Clocks;
      readonly fairness: Fairness;
      readonly absence: Absence;
    },
  ) {}

  async start(start: Start): Promise<Referee> {
    return (this.table.current.referee = await Referee.start(this.rules(), start));
  }

  resume(record: MatchRecord<GameTypes>, elapsed: Elapsed): Referee {
    return (this.table.current.referee = Referee.resume(this.rules(), record, elapsed));
  }

  submit(input: Input): Promise<Reply> {
    const { state, current } = this.table;
    if (state.phase === 'gathering') return Promise.resolve({ ok: false, code: 'not-started' });
    const referee = current.running();
    if (input.type === 'answer')
      this.answering[input.seat] = referee.match.question(input.seat)?.question.kind;
    return referee.submit(input, 'person');
  }

  canRetract(seat: Seat): boolean {
    return this.parts.clocks.hasTime(seat);
  }

  private rules(): RefereeContext {
    const { kit, services, log, happened } = this.table;
    const { ports, telemetry } = services;
    return {
      kit,
      journal: this.parts.scribe,
      ports,
      log,
      telemetry,
      isEnded: () => this.table.state.phase === 'over',
      accepted: (input, by) => this.accepted(input, by),
      undone: () => this.undone(),
      failed: () => happened.tell('ended', 'failed'),
    };
  }

  private accepted(input: Input, by: Author): void {
    const { state, current, happened } = this.table;
    const { fairness, absence } = this.parts;
    const { match } = current.running();
    fairness.look(match);
    if (input.type === 'answer') {
      absence.stopwatch.answered(input.seat, by === 'person');
      // Asked for once: from the next time on their habits hold again.
      const kind = by === 'person' ? this.answering[input.seat] : undefined;
      if (kind !== undefined) demand(placeAt(state, input.seat), kind, false);
    }
    if (input.type === 'retract') this.retracted(input.seat, match);
    dropStaleDrafts(state.places, match);
    if (match.isOver) happened.tell('ended', 'finished');
    else absence.waiting.update(undefined, input.type === 'retract' ? input.seat : undefined);
  }

  /** Whoever takes an answer back wants to give it, also where they had left it to others. */
  private retracted(seat: Seat, match: Match<GameTypes>): void {
    const place = placeAt(this.table.state, seat);
    keepRetracted(place, match);
    const kind = match.question(seat)?.question.kind;
    if (kind !== undefined) demand(place, kind, true);
  }

  private undone(): void {
    this.parts.absence.waiting.update();
    this.table.audience.broadcast('notice', { kind: 'undone' });
  }
}
