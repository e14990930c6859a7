import type { Logger } from 'pino';
import type { GameTypes, Input, Match, Seat } from '../../shared/core';
import type { AnyKit } from '../../shared/games';
import type { Ending, Reply } from '../../shared/protocol';
import type { Services } from '../services';
import type { Author } from '../store/store';
import type { Audience } from './audience';
import { botAutopilot, type AutopilotRequest } from '../bots/autopilot';
import { Clocks, type Asked } from './clocks';
import { dropStaleDrafts, keepRetracted } from './drafts';
import type { Fairness } from './fairness';
import type { Kept, SavedClock } from '../match/kept';
import { Nudges } from './absence/nudges';
import type { Referee, RefereeContext } from '../match/referee';
import { clocksFrom } from './restore';
import type { Stopwatch } from './stopwatch';
import { placeAt, type Place, type TableState } from './tableState';
import { Takeover, type StandIn } from './absence/takeover';

export interface PlayContext {
  readonly kit: AnyKit;
  readonly services: Pick<Services, 'autopilot' | 'bots' | 'config' | 'ports' | 'telemetry'>;
  readonly log: Logger;
  readonly state: TableState;
  readonly scribe: RefereeContext['journal'];
  readonly fairness: Pick<Fairness, 'look' | 'botsKey'>;
  readonly stopwatch: Stopwatch;
  readonly audience: Pick<Audience, 'broadcast'>;
  publish(): void;
  /** A seat's time for a decision is up. */
  expired(seat: Seat, id: number): void;
  finish(ending: Ending): void;
}

/** The match under way, and all that follows it: clocks, nudges, and those who answer where no person does. */
export class Play {
  referee: Referee | undefined = undefined;
  private readonly clocks: Clocks;
  private readonly takeover: Takeover;
  private readonly nudges: Nudges;

  constructor(private readonly context: PlayContext) {
    const { kit, services, log, state, audience } = context;
    const { ports, config } = services;
    const asked = (seat: Seat) => this.asked(seat);
    this.clocks = new Clocks({
      seconds: kit.table.seconds[state.record.settings.clock],
      ports,
      state,
      asked,
      isHeld: (seat) => this.match?.heldBy(seat) !== undefined,
      expired: (seat, id) => context.expired(seat, id),
    });
    this.takeover = new Takeover({
      ports,
      log,
      state,
      pauseMs: config.BOT_PAUSE_MS,
      standIn: (place) => this.standIn(place),
      asked,
      situation: (seat) => this.situation(seat),
      submit: (input, by) => this.running().submit(input, by),
    });
    this.nudges = new Nudges({
      ports,
      state,
      asked,
      nudged: (seat) => {
        context.publish();
        audience.broadcast('notice', { kind: 'nudged', seat });
      },
    });
  }

  get match(): Match<GameTypes> | undefined {
    return this.referee?.match;
  }

  /** The match under way; for callers that have checked the phase. */
  running(): Referee {
    if (!this.referee) throw new Error('No match has been started at this table.');
    return this.referee;
  }

  rules(): RefereeContext {
    const { kit, services, scribe, log } = this.context;
    const { ports, telemetry } = services;
    return {
      kit,
      journal: scribe,
      ports,
      log,
      telemetry,
      accepted: (input, by) => this.accepted(input, by),
      undone: () => this.undone(),
      failed: () => this.context.finish('failed'),
    };
  }

  /** What a seat is asked now. */
  asked(seat: Seat): Asked | undefined {
    const waiting = this.context.state.phase === 'playing' ? this.match?.question(seat) : undefined;
    return waiting && { id: waiting.id, pace: waiting.question.pace };
  }

  submit(input: Input): Promise<Reply> {
    if (this.context.state.phase === 'gathering') return Promise.resolve({ ok: false, code: 'not-started' });
    return this.running().submit(input, 'person');
  }

  canRetract(seat: Seat): boolean {
    return this.clocks.hasTime(seat);
  }

  /** A seat showed that it is there: whoever waits for it waits anew. */
  attended(seat: Seat): void {
    this.nudges.update(seat);
  }

  /** Clocks and nudges follow the match, everybody sees it, and bots begin to think: nobody waits for that. */
  changed(acted?: Seat, retracted?: Seat): void {
    const { state, stopwatch } = this.context;
    if (state.phase === 'playing') {
      this.clocks.update(retracted);
      for (const { seat } of state.places) stopwatch.asked(seat, this.asked(seat));
      this.nudges.update(acted);
    }
    this.context.publish();
    if (state.phase === 'playing') this.takeover.update();
  }

  standStill(): void {
    this.clocks.pause();
    this.nudges.update();
    this.takeover.update();
    this.context.log.info('nobody is here: the match stands still');
  }

  goOn(): void {
    this.clocks.resume();
  }

  stop(): void {
    this.clocks.stopAll();
    this.takeover.stop();
    this.nudges.stop();
  }

  /** Where the clocks stand, by the time that is written `at`; `undefined` at a table without. */
  saveClocks(at: number): readonly (SavedClock | null)[] | undefined {
    return this.clocks.isUsed ? this.clocks.save(at) : undefined;
  }

  restoreClocks(kept: Kept): void {
    const clocks = clocksFrom(kept, this.running().match, (pace) => this.clocks.allowed(pace));
    this.clocks.restore(clocks, kept.aliveAt);
  }

  private accepted(input: Input, by: Author): void {
    const { state, fairness, stopwatch } = this.context;
    const { match } = this.running();
    fairness.look(match);
    if (input.type === 'answer') stopwatch.answered(input.seat, by === 'person');
    if (input.type === 'retract') keepRetracted(placeAt(state, input.seat), match);
    dropStaleDrafts(state.places, match);
    if (match.isOver) this.context.finish('finished');
    else this.changed(undefined, input.type === 'retract' ? input.seat : undefined);
  }

  private undone(): void {
    this.changed();
    this.context.audience.broadcast('notice', { kind: 'undone' });
  }

  private standIn({ bot, autopilot }: Place): StandIn | undefined {
    const { services } = this.context;
    if (bot) return { author: 'bot', player: botAutopilot(services.bots, bot.bot) };
    return autopilot && { author: 'autopilot', player: services.autopilot };
  }

  private situation(seat: Seat): AutopilotRequest | undefined {
    const { match } = this.running();
    const view = match.view(seat);
    const { decision } = view;
    if (!decision) return undefined;
    return {
      game: match.game.id,
      matchId: this.context.state.record.matchId,
      matchKey: this.context.fairness.botsKey(decision),
      config: match.config,
      view,
      decision,
      knowledge: () => match.knowledge(seat),
    };
  }
}
