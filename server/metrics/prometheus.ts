import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { TABLE_PHASES, type IntentName, type TablePhase } from '../../shared/protocol';
import type { Commits } from '../store/commits';
import { IS_SEEN, type Telemetry } from './telemetry';

const PREFIX = 'pocket_arena_';
/** Seconds. */
const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const HUMAN = [1, 2, 5, 10, 20, 30, 45, 60, 90, 120, 180, 300, 600];
const LAG_PRECISION_MS = 10;

/** What is counted of a table. */
export interface CountedTable {
  readonly settings: { readonly game: string };
  readonly phase: TablePhase;
  /** A room is open for it. */
  readonly isOpen?: boolean;
  /** People connected to their seats. */
  readonly here?: number;
  readonly spectators?: number;
}

/** What is looked at when somebody asks, and costs nothing in between. */
export interface Watched {
  tables(): Iterable<CountedTable>;
  /** The games that are played here, by id. */
  readonly games: readonly string[];
  waiting(game: string): number;
  connections(): number;
  isDraining(): boolean;
}

/** The numbers of this process for Prometheus. */
export class Metrics implements Telemetry {
  private readonly registry = new Registry();
  private readonly intents = this.counter('intents_total', 'Intents that table mates can see', 'intent');
  private readonly inputs = this.counter('inputs_total', 'Inputs that matches have taken', 'author');
  private readonly refusals = this.counter('refusals_total', 'What was refused', 'code');
  private readonly replies = this.histogram('input_seconds', 'From an input to its acknowledgement', QUICK);
  private readonly appends = this.histogram('append_seconds', 'What inputs waited for the store', QUICK);
  private readonly thoughts = this.histogram('long_decision_seconds', 'How long people plan', HUMAN, 'game');
  private readonly waits = this.histogram(
    'queue_wait_seconds',
    'How long people wait for strangers',
    HUMAN,
    'game',
  );
  private readonly started = this.counter('matches_started_total', 'Matches that began', 'game');
  private readonly over = this.counter('matches_over_total', 'Matches that ended, by how', 'game', 'ending');
  private readonly restored = this.counter(
    'restored_total',
    'Interrupted matches, by what became',
    'outcome',
  );
  private readonly takeovers = this.counter('takeovers_total', 'Seats that the autopilot took', 'reason');
  private readonly returns = this.counter('reconnects_total', 'Lost connections in matches', 'outcome');

  constructor() {
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: LAG_PRECISION_MS });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  scrape(): Promise<string> {
    return this.registry.metrics();
  }

  watch(watched: Watched): void {
    const { games } = watched;
    this.gauge('connections', 'Open sockets', () => watched.connections());
    this.gauge('draining', 'Whether this node opens no new tables', () => Number(watched.isDraining()));
    const sum = (of: (table: CountedTable) => number) => () =>
      [...watched.tables()].reduce((total, table) => total + of(table), 0);
    this.gauge(
      'rooms',
      'Tables that have a room open',
      sum(({ isOpen }) => Number(isOpen ?? false)),
    );
    this.gauge(
      'people_seated',
      'People connected to their seats',
      sum(({ here }) => here ?? 0),
    );
    this.gauge(
      'people_watching',
      'Spectators connected',
      sum(({ spectators }) => spectators ?? 0),
    );
    new Gauge({
      name: `${PREFIX}queue`,
      help: 'People who wait for strangers',
      labelNames: ['game'],
      registers: [this.registry],
      collect() {
        for (const game of games) this.set({ game }, watched.waiting(game));
      },
    });
    new Gauge({
      name: `${PREFIX}tables`,
      help: 'Tables, by game and phase',
      labelNames: ['game', 'phase'],
      registers: [this.registry],
      collect() {
        for (const game of games) for (const phase of TABLE_PHASES) this.set({ game, phase }, 0);
        for (const { phase, settings } of watched.tables()) this.inc({ game: settings.game, phase });
      },
    });
  }

  /** The slowest since the last time somebody asked, and what it spent its time with. */
  watchCommits(commits: Commits): void {
    new Gauge({
      name: `${PREFIX}slowest_commit_seconds`,
      help: 'The slowest commit of 20 ms and more since the last look: in all, in statements, waiting for the disk, beside a check point',
      labelNames: ['part'],
      registers: [this.registry],
      collect() {
        const { ms = 0, statementsMs = 0, syncMs = 0, isBesideCheckpoint } = commits.takeSlowest() ?? {};
        this.set({ part: 'all' }, ms / 1000);
        this.set({ part: 'statements' }, statementsMs / 1000);
        this.set({ part: 'disk' }, syncMs / 1000);
        this.set({ part: 'beside-check-point' }, isBesideCheckpoint ? ms / 1000 : 0);
      },
    });
  }

  /** Interrupted matches by what became of them. */
  restoredAtStart(counts: Readonly<Record<'tables' | 'outdated' | 'damaged', number>>): void {
    for (const [outcome, count] of Object.entries(counts)) this.restored.inc({ outcome }, count);
  }

  replied(intent: IntentName, ms: number): void {
    if (!IS_SEEN[intent]) return;
    this.intents.inc({ intent });
    if (intent === 'answer' || intent === 'retract') this.replies.observe(ms / 1000);
  }

  refused(code: string): void {
    this.refusals.inc({ code });
  }

  accepted(author: string): void {
    this.inputs.inc({ author });
  }

  appended(ms: number): void {
    this.appends.observe(ms / 1000);
  }

  thoughtLong(game: string, ms: number): void {
    this.thoughts.observe({ game }, ms / 1000);
  }

  matchStarted(game: string): void {
    this.started.inc({ game });
  }

  matchOver(game: string, ending: string): void {
    this.over.inc({ game, ending });
  }

  matchRestored(): void {
    this.restored.inc({ outcome: 'played-on' });
  }

  tookOver(reason: string): void {
    this.takeovers.inc({ reason });
  }

  reconnected(outcome: string): void {
    this.returns.inc({ outcome });
  }

  queued(game: string, ms: number): void {
    this.waits.observe({ game }, ms / 1000);
  }

  private counter<Label extends string = never>(
    name: string,
    help: string,
    ...labelNames: Label[]
  ): Counter<Label> {
    return new Counter({ name: PREFIX + name, help, labelNames, registers: [this.registry] });
  }

  private histogram<Label extends string = never>(
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: Label[]
  ): Histogram<Label> {
    return new Histogram({ name: PREFIX + name, help, buckets, labelNames, registers: [this.registry] });
  }

  private gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name: PREFIX + name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}
