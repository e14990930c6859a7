import type { GameTypes, Match } from '../../shared/core';
import type { Ending } from '../../shared/protocol';
import type { Cancel } from '../base/ports';
import { isGone } from '../match/leavers';
import { playedOf } from '../ratings/played';
import { ladderOf } from '../ratings/weight';
import type { Played } from '../store/standings';
import { PAST_MS } from '../tables/patience';
import { holderOf } from '../tables/sitters';
import type { Absence } from './absence';
import type { TableBasics } from './basics';
import type { Fairness } from './fairness';
import type { Opening } from './opening';
import type { Scribe } from './scribe';
import type { Slumber } from './slumber';
import { isPlayedOverDays, isUpToPerson, isWatched, sitterOf } from './tableState';

/** T17: how long the room of a table over days stays when the last one goes: a page that is refreshed is back by then. */
const SLEEP_MS = 5000;

/** How a table comes to its end: the match is over, nobody is left, another copy has it, or the server goes down. */
export class Conclusion {
  hasGivenWay = false;
  private emptyTimer: Cancel | undefined = undefined;

  constructor(
    private readonly table: TableBasics,
    private readonly parts: {
      readonly scribe: Scribe;
      readonly fairness: Fairness;
      readonly absence: Absence;
      readonly opening: Opening;
      readonly slumber: Slumber;
    },
  ) {}

  /**
   * T19: all who play have voted, and the match ends unrated. Where it is rated nobody is passed over: whose line is down has a
   * place to lose by it, and whoever wants out alone leaves (T14).
   */
  abandonWhenUnanimous(): void {
    const { places, record } = this.table.state;
    const people = places.filter(record.settings.rated ? ({ person }) => person !== undefined : isUpToPerson);
    if (people.length > 0 && people.every(({ wantsAbandon }) => wantsAbandon)) this.finish('abandoned');
  }

  /** `gone`: by seat, who had left when it ended, where that is not now. */
  finish(ending: Ending, gone?: readonly boolean[]): void {
    const { services, log, state, current } = this.table;
    if (state.phase === 'over') return;
    if (ending === 'finished') this.judge(gone);
    this.parts.scribe.finish({
      ending,
      outcome: current.match?.outcome,
      played: ending === 'finished' ? this.played(current.running().match) : undefined,
      kept: (ending, at) => this.kept(ending, at),
    });
    log.info({ ending }, 'match over');
    services.telemetry.matchOver(state.record.settings.game, ending);
    this.show(ending);
  }

  /** T14: one verdict for the table, the records and the ratings. */
  judge(gone: readonly boolean[] = this.table.state.places.map(isGone)): void {
    const { kit, state } = this.table;
    if (kit.table.isAlone(state.record.settings.options)) return;
    for (const place of state.places) place.hasLeft = gone[place.seat] ?? false;
  }

  /** When the end is kept, everybody sees what it was: nobody can put another match in its place. */
  seal(ending: Ending, at: number): void {
    const { log, current, happened } = this.table;
    if (!current.match) return;
    try {
      this.parts.fairness.close(current.match, { ending, at });
      happened.tell('sealed');
    } catch (error) {
      log.error({ err: error }, 'the match could not be sealed');
    }
  }

  show(ending: Ending): void {
    const { state } = this.table;
    state.phase = 'over';
    state.ending = ending;
    state.paused = false;
    state.record.phase = 'over';
    this.table.services.directory.touch(state.record.matchId);
    for (const place of state.places)
      Object.assign(place, { deadline: undefined, nudged: false, draft: undefined });
    this.stopPlaying();
    this.table.happened.tell('changed');
    this.watchEmptiness(state.places.filter(({ here }) => here).length + state.spectators);
  }

  /** How many are connected, people and spectators: a table that nobody is at does not stay for ever. */
  watchEmptiness(connected: number): void {
    const { ports, config } = this.table.services;
    this.emptyTimer?.();
    this.emptyTimer = undefined;
    this.parts.slumber.stop();
    if (connected > 0) return;
    if (this.parts.slumber.isPossible) return this.parts.slumber.soon(SLEEP_MS);
    const emptyMs = this.table.state.record.isPast ? PAST_MS : config.EMPTY_TABLE_MINUTES * 60_000;
    this.emptyTimer = ports.setTimer(emptyMs, () => {
      if (this.table.state.phase === 'playing') return;
      this.close();
    });
  }

  /** Another copy of the match plays on, or may: this one goes, and its people find the other one. */
  giveWay(why: string): void {
    const { log, audience } = this.table;
    if (this.hasGivenWay) return;
    this.hasGivenWay = true;
    log.warn({ why }, 'this copy of the match gives way');
    this.stopTimers();
    this.parts.scribe.stop();
    // Whoever sent the input hears first that it was not taken.
    setImmediate(() => audience.dismiss());
  }

  /** Stops everything without ending the match: the server goes down, and another may take what is written by then. */
  async stop(): Promise<void> {
    const { scribe } = this.parts;
    this.stopTimers();
    scribe.stop();
    await this.table.current.referee?.settled();
    await scribe.settled();
  }

  /** The end would survive a power cut. Nobody looks at a table over days by chance: it need not stay. */
  private kept(ending: Ending, at: number): void {
    const { state, services, log } = this.table;
    this.seal(ending, at);
    if (!isPlayedOverDays(state)) return;
    services.wakes
      ?.forget(state.record.matchId)
      .catch((error: unknown) => log.warn({ err: error }, 'a table that is over is still due'));
    this.callAbout(ending);
    if (!isWatched(state)) this.close();
  }

  /** Whoever is not there to see the end is told of it. A table that never began has none. */
  private callAbout(ending: Ending): void {
    const { state, services, log } = this.table;
    if (ending === 'expired') return;
    const away = state.places.flatMap(({ person, here }) => (person && !here ? [person.id] : []));
    services.caller
      ?.over(state.record, away)
      .catch((error: unknown) => log.warn({ err: error }, 'nobody could be told that the match is over'));
  }

  private close(): void {
    const { services, state, audience } = this.table;
    if (state.phase === 'gathering') this.finish('expired');
    this.stopTimers();
    services.directory.remove(state.record.matchId);
    audience.close();
  }

  /** What the match means for ratings and records, as the seats are held at this moment. */
  private played(match: Match<GameTypes>): Played | undefined {
    const { kit, state, services, current } = this.table;
    const { places, record } = state;
    return playedOf({
      kit,
      settings: record.settings,
      match,
      holders: places.map((place) => holderOf(sitterOf(place))),
      hasLeft: places.map(({ hasLeft }) => hasLeft),
      ms: current.running().elapsed.ms,
      hasNeighbours: places.some(({ neighbours }) => neighbours.size > 0) || this.isSomebodyUnseen,
      ladder: ladderOf(services.config),
    });
  }

  /**
   * Over days a rematch begins without whoever never comes to it: from where they would have come nobody can know, and it
   * may be the address of somebody who wins so.
   */
  private get isSomebodyUnseen(): boolean {
    const { state } = this.table;
    return isPlayedOverDays(state) && state.places.some(({ person, marks }) => person && marks.length === 0);
  }

  /** Nothing happens here by itself any more: another copy may have the match by then. */
  stopTimers(): void {
    this.stopPlaying();
    this.parts.slumber.stop();
    this.parts.scribe.rest();
    this.emptyTimer?.();
    this.emptyTimer = undefined;
  }

  private stopPlaying(): void {
    this.parts.absence.stop();
    this.parts.opening.stopWaiting();
  }
}
