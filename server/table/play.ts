import type { GameTypes, Input, MatchRecord, Seat } from '../../shared/core';
import type { Reply } from '../../shared/protocol';
import type { Elapsed } from '../match/elapsed';
import { Referee, type RefereeContext, type Start } from '../match/referee';
import type { Author } from '../store/store';
import type { Absence } from './absence';
import type { TableBasics } from './basics';
import type { Clocks } from './clocks';
import { dropStaleDrafts, keepRetracted } from './drafts';
import type { Fairness } from './fairness';
import type { Scribe } from './scribe';
import { placeAt } from './tableState';

/** The match under way: what goes into it, and what follows from each input. */
export class Play {
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
    return current.running().submit(input, 'person');
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
    if (input.type === 'answer') absence.stopwatch.answered(input.seat, by === 'person');
    if (input.type === 'retract') keepRetracted(placeAt(state, input.seat), match);
    dropStaleDrafts(state.places, match);
    if (match.isOver) happened.tell('ended', 'finished');
    else absence.waiting.update(undefined, input.type === 'retract' ? input.seat : undefined);
  }

  private undone(): void {
    this.parts.absence.waiting.update();
    this.table.audience.broadcast('notice', { kind: 'undone' });
  }
}
