import type { Logger } from 'pino';
import type { AnyKit } from '../../shared/games';
import type { Intent, Reply } from '../../shared/protocol';
import type { Services } from '../services';
import type { Fairness } from './fairness';
import type { Play } from './play';
import type { Presence } from './absence/attendance';
import { Referee } from '../match/referee';
import { isFullHouse, type Place, type TableState } from './tableState';

export interface OpeningContext {
  readonly kit: AnyKit;
  readonly services: Pick<Services, 'closing' | 'houseRules' | 'telemetry'>;
  readonly log: Logger;
  readonly state: TableState;
  readonly fairness: Fairness;
  readonly presence: Presence;
  readonly play: Play;
}

/** How a table that gathers becomes a match: as soon as every seat is taken and the seed can be made. */
export class Opening {
  private starting = false;

  constructor(private readonly context: OpeningContext) {}

  /** What a seat adds to the seed, while the table gathers. */
  contribute(place: Place, contribution: Intent<'contribute'>): Promise<Reply> {
    const { state, fairness } = this.context;
    if (state.phase !== 'gathering' || this.starting)
      return Promise.resolve({ ok: false, code: 'already-started' });
    return fairness.contribute(place, contribution);
  }

  startWhenFull(): void {
    const { services, state, fairness } = this.context;
    if (state.phase !== 'gathering' || this.starting) return;
    if (!isFullHouse(state)) return fairness.stopWaiting();
    if (services.closing.isStopping || !fairness.isReady()) return;
    this.starting = true;
    void this.start().finally(() => (this.starting = false));
  }

  private async start(): Promise<void> {
    const { kit, services, state, log, fairness, presence, play } = this.context;
    const { seed, origin } = fairness.makeSeed();
    const { game, seats, options, clock } = state.record.settings;
    const config = kit.table.configFor({ seats, options, houseRules: services.houseRules?.get(game) });
    try {
      play.referee = await Referee.start(play.rules(), { config, seed, origin });
    } catch (error) {
      log.error({ err: error }, 'the match could not be started');
      return;
    }
    fairness.begin(play.referee.match, origin);
    state.phase = 'playing';
    state.record.phase = 'playing';
    log.info({ game, seats, solo: kit.table.isAlone(options), clock }, 'match started');
    services.telemetry.matchStarted(game);
    presence.pauseIfEmpty();
    play.changed();
  }
}
