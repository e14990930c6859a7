import type { Logger } from 'pino';
import type { SeedOrigin } from '../../shared/fairness';
import {
  playAgainWithoutFaults,
  type GameTypes,
  type Input,
  type Match,
  type MatchRecord,
  type RefusalCode,
} from '../../shared/core';
import type { AnyKit } from '../../shared/games';
import type { Reply } from '../../shared/protocol';
import type { Telemetry } from '../metrics/telemetry';
import { monotonic } from '../base/monotonic';
import type { Ports } from '../base/ports';
import type { Author } from '../store/store';
import { Elapsed } from './elapsed';
import type { TableJournal } from './openedTable';
import { Rations } from './rations';

export interface RefereeContext {
  readonly kit: AnyKit;
  readonly journal: Pick<TableJournal, 'append'>;
  readonly ports: Ports;
  readonly log: Logger;
  readonly telemetry: Pick<Telemetry, 'accepted' | 'appended'>;
  /** The table has ended the match, whatever its rules say. */
  isEnded(): boolean;
  /** An input was applied: publish, and see who is to move. */
  accepted(input: Input, by: Author): void;
  /** The rules failed on an input; the match is as it was before it. */
  undone(): void;
  /** The rules failed and the match could not be brought back. */
  failed(): void;
}

export interface Start {
  readonly config: unknown;
  readonly seed: string;
  /** What the seed was made of. */
  readonly origin: SeedOrigin;
}

/**
 * The one door through which people, clocks and autopilots drive a match, one input at a time:
 * validate → persist → apply → let the table publish.
 */
export class Referee {
  private tail: Promise<unknown> = Promise.resolve();
  private readonly rations: Rations;

  private constructor(
    private readonly context: RefereeContext,
    private current: Match<GameTypes>,
    readonly elapsed: Elapsed,
  ) {
    this.rations = new Rations(current.record().inputs);
  }

  static async start(context: RefereeContext, start: Start): Promise<Referee> {
    const match = context.kit.runner.begin(context.kit.rules, start.config, start.seed);
    const at = context.ports.now();
    await context.journal.append({ entries: [{ type: 'start', at, ...start }] });
    return new Referee(context, match, new Elapsed(at));
  }

  /** Goes on from a record. What the rules fail on was journalled before that showed: it has no effect now either. */
  static resume(context: RefereeContext, record: MatchRecord<GameTypes>, elapsed: Elapsed): Referee {
    return new Referee(context, playAgainWithoutFaults(context.kit, record), elapsed);
  }

  get match(): Match<GameTypes> {
    return this.current;
  }

  submit(input: Input, by: Author): Promise<Reply> {
    const run = this.tail.then(() => this.take(input, by));
    this.tail = run;
    return run;
  }

  /** Resolves when everything that was submitted so far is done. */
  async settled(): Promise<void> {
    await this.tail;
  }

  private async take(input: Input, by: Author): Promise<Reply> {
    const { journal, ports, log, telemetry } = this.context;
    try {
      const verdict = this.current.check(input);
      if (verdict.ok && verdict.repeat) return { ok: true, repeat: true };
      // The rules know nothing of a match that was given up.
      if (this.context.isEnded()) return { ok: false, code: 'over' };
      if (!verdict.ok) return this.refusal(verdict.code, input);
      // The autopilot is no flood, and must not be stopped by one.
      if (by === 'person' && this.rations.isUsedUp(input)) return { ok: false, code: 'used-up' };
    } catch (error) {
      log.error({ err: error, seat: input.seat, input: input.type }, 'the rules failed to check an input');
      return { ok: false, code: 'internal' };
    }
    const begun = monotonic();
    const at = ports.now();
    try {
      await journal.append({ entries: [{ type: 'input', at, input, by }] });
    } catch (error) {
      log.error({ err: error, seat: input.seat }, 'an input could not be journalled');
      return { ok: false, code: 'storage-failed' };
    }
    this.elapsed.reach(at);
    // Nobody at the table sees that a standing order was given (T5), so no number moves.
    if (input.type !== 'arrange') {
      telemetry.appended(monotonic() - begun);
      telemetry.accepted(by);
    }
    return this.apply(input, by);
  }

  private refusal(code: RefusalCode, input: Input): Reply {
    const { kit } = this.context;
    const question = this.current.question(input.seat)?.question;
    const rule = kit.ruleBehind?.(this.current.state, { code, input, question });
    return { ok: false, code, ...(rule !== undefined && { rule }) };
  }

  private apply(input: Input, by: Author): Reply {
    this.rations.count(input);
    try {
      this.current.submit(input);
    } catch (error) {
      this.undo(input, error);
      return { ok: false, code: 'internal' };
    }
    try {
      this.context.accepted(input, by);
    } catch (error) {
      this.context.log.error({ err: error, seat: input.seat }, 'an accepted input could not be published');
    }
    return { ok: true };
  }

  /** A broken invariant is a bug: it is logged with what replays it, and it ends neither process nor match. */
  private undo(input: Input, error: unknown): void {
    const { kit, log } = this.context;
    const record = this.current.record();
    log.error(
      {
        err: error,
        seat: input.seat,
        input: input.type,
        inputs: record.inputs.length,
        rules: kit.rules.rulesVersion,
      },
      'the rules failed on an input; the match goes on without it',
    );
    try {
      const before = { ...record, inputs: record.inputs.slice(0, -1) };
      this.current = kit.runner.again(kit.rules, before).goTo(Infinity);
      this.context.undone();
    } catch (again) {
      log.error({ err: again }, 'the match could not be brought back');
      this.context.failed();
    }
  }
}
