import type { GameTypes, Match } from '../../shared/core';
import type { Intent, Reply } from '../../shared/protocol';
import type { Absence } from './absence';
import type { TableBasics } from './basics';
import type { Fairness } from './fairness';
import type { Play } from './play';
import { ReadyCheck } from './readyCheck';
import { isFullHouse, type Place } from './tableState';

/** How a table that gathers becomes a match: as soon as every seat is taken and the seed can be made. */
export class Opening {
  private starting = false;
  /**
   * A start that is being written down. Meanwhile nobody gets up or is sent away: the match would begin with a seat that
   * nobody plays.
   */
  underWay: Promise<void> | undefined = undefined;
  private readonly readyCheck: ReadyCheck;

  constructor(
    private readonly table: TableBasics,
    private readonly parts: { readonly fairness: Fairness; readonly play: Play; readonly absence: Absence },
  ) {
    this.readyCheck = new ReadyCheck(table);
  }

  /** What a seat adds to the seed, while the table gathers. */
  contribute(place: Place, contribution: Intent<'contribute'>): Promise<Reply> {
    if (this.table.state.phase !== 'gathering' || this.starting)
      return Promise.resolve({ ok: false, code: 'already-started' });
    return this.parts.fairness.contribute(place, contribution);
  }

  startWhenFull(): void {
    const { services, state } = this.table;
    const { fairness } = this.parts;
    if (state.phase !== 'gathering' || this.starting) return;
    if (!isFullHouse(state)) return this.stopWaiting();
    if (services.closing.isStopping || !this.readyCheck.isPassed() || !fairness.isReady()) return;
    this.starting = true;
    this.underWay = this.start().finally(() => {
      this.starting = false;
      this.underWay = undefined;
    });
  }

  /** T11: what the page of a seat says, or its person. */
  looked(place: Place, on: boolean): void {
    if (place.looks === on) return;
    place.looks = on;
    this.table.happened.tell('changed');
    this.startWhenFull();
  }

  stopWaiting(): void {
    this.parts.fairness.stopWaiting();
    this.readyCheck.stop();
  }

  private async start(): Promise<void> {
    const { kit, services, state, log } = this.table;
    const { fairness, play, absence } = this.parts;
    const { seed, origin } = fairness.makeSeed();
    const { game, seats, options, clock } = state.record.settings;
    const config = kit.table.configFor({ seats, options, houseRules: services.houseRules?.get(game) });
    let match: Match<GameTypes>;
    try {
      ({ match } = await play.start({ config, seed, origin }));
    } catch (error) {
      log.error({ err: error }, 'the match could not be started');
      return;
    }
    fairness.begin(match, origin);
    this.readyCheck.stop();
    state.phase = 'playing';
    state.record.phase = 'playing';
    services.directory.touch(state.record.matchId);
    log.info({ game, seats, solo: kit.table.isAlone(options), clock }, 'match started');
    services.telemetry.matchStarted(game);
    absence.attendance.look();
    absence.waiting.update();
  }
}
