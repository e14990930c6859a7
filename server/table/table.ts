import type { Logger } from 'pino';
import { must } from '../../shared/core';
import type { AnyKit } from '../../shared/games';
import type { Services } from '../services';
import type { TableRecord } from '../tables/directory';
import type { Audience } from './audience';
import { Chat } from './chat';
import { Conclusion } from './conclusion';
import { Fairness } from './fairness';
import { Handover } from './absence/handover';
import type { TableJournal } from '../match/openedTable';
import type { Kept } from '../match/kept';
import { Opening } from './opening';
import { Play } from './play';
import { Presence } from './absence/attendance';
import { Referee } from '../match/referee';
import { elapsedFrom, recordFrom } from '../match/record';
import { restoreManners, restorePlaces } from './restore';
import { Scribe } from './scribe';
import { Seating } from './seating';
import { Stopwatch } from './stopwatch';
import { newTable, type Place, type TableState } from './tableState';

/** Runs one table: puts its parts together, brings it back, and lets everybody see it. Knows no socket. */
export class Host {
  /** The game that is played here. */
  readonly kit: AnyKit;
  readonly state: TableState;
  readonly chat: Chat;
  readonly log: Logger;
  readonly scribe: Scribe;
  readonly fairness: Fairness;
  readonly seating: Seating;
  readonly opening: Opening;
  readonly play: Play;
  readonly handover: Handover;
  readonly conclusion: Conclusion;
  private readonly presence: Presence;
  private readonly stopwatch: Stopwatch;

  constructor(
    readonly services: Services,
    record: TableRecord,
    journal: TableJournal,
    private readonly audience: Audience,
  ) {
    const { ports, blocks, config, games, telemetry } = services;
    const { game } = record.settings;
    const kit = (this.kit = must(games.named(game), `game ${game}`));
    const state = (this.state = newTable(kit, record));
    const log = (this.log = services.log.child({ matchId: record.matchId }));
    const stopwatch = (this.stopwatch = new Stopwatch(ports, telemetry, game));
    const chat = (this.chat = new Chat({ ports, state, blocks }));
    const scribe = (this.scribe = new Scribe({
      journal,
      ports,
      log,
      state,
      clocks: (at) => this.play.saveClocks(at),
      overtaken: () => this.conclusion.giveWay('another copy of this match has written to its journal'),
    }));
    const fairness = (this.fairness = new Fairness({
      kit,
      ports,
      state,
      keep: (entry) => scribe.append({ entries: [entry] }),
      changed: () => this.opening.startWhenFull(),
    }));
    const presence = (this.presence = new Presence({
      ports,
      state,
      abandonMs: config.ABANDON_HOURS * 3_600_000,
      goneLong: (place) => this.goneLong(place),
      paused: () => this.play.standStill(),
      resumed: () => this.play.goOn(),
      abandoned: () => this.conclusion.finish('expired'),
    }));
    const publish = () => this.publish();
    // Each part declares which of these it needs.
    const common = {
      kit,
      services,
      log,
      state,
      chat,
      scribe,
      fairness,
      presence,
      stopwatch,
      audience,
      publish,
    };
    const play = (this.play = new Play({
      expired: (seat, id) => void this.handover.expire(seat, id),
      finish: (ending) => this.conclusion.finish(ending),
      ...common,
    }));
    this.seating = new Seating({ play, seated: () => this.opening.startWhenFull(), ...common });
    this.opening = new Opening({ play, ...common });
    this.handover = new Handover({
      play,
      handedOver: () => this.conclusion.abandonWhenUnanimous(),
      ...common,
    });
    this.conclusion = new Conclusion({ play, stopTimers: () => this.stopTimers(), ...common });
    // The people of a rematch have their seats already, and a minute to appear.
    for (const place of state.places) if (place.person) presence.expect(place);
    this.conclusion.watchEmptiness(0);
  }

  publish(): void {
    if (this.conclusion.hasGivenWay) return;
    const { record, spectators, places } = this.state;
    this.scribe.note();
    this.audience.publish();
    record.spectators = spectators;
    record.here = places.filter(({ here }) => here).length;
    this.services.directory.touch(record.matchId);
  }

  /** Goes on where the store says that the table was, for people who are all still to come back. */
  restore(kept: Kept): void {
    const { state, play, conclusion } = this;
    this.chat.restore(kept.chat, kept.people);
    restoreManners(state, kept);
    const record = recordFrom(this.kit.rules, kept);
    if (record) {
      play.referee = Referee.resume(play.rules(), record, elapsedFrom(kept));
      this.services.telemetry.matchRestored();
      state.phase = 'playing';
      restorePlaces(state.places, kept, play.referee.match);
      this.presence.pauseIfEmpty();
      play.restoreClocks(kept);
    }
    this.fairness.restore(kept, play.match);
    this.scribe.resume({ chatLines: kept.chat.at(-1)?.number ?? 0, paceAt: kept.pace?.at ?? 0 });
    if (kept.ending) {
      conclusion.show(kept.ending);
      conclusion.seal(kept.ending, kept.endedAt ?? 0);
    } else if (play.match?.isOver) conclusion.finish('finished');
    state.record.phase = state.phase;
  }

  /** Before the start the seat is free again; afterwards it stays theirs, and is played for them. */
  private goneLong(place: Place): void {
    if (this.state.phase === 'gathering') this.seating.vacate(place);
    else if (this.state.phase === 'playing') {
      this.stopwatch.givenUp(place.seat);
      if (!place.autopilot) this.handover.toAutopilot(place, 'away');
    }
  }

  private stopTimers(): void {
    this.play.stop();
    this.presence.stop();
    this.fairness.stopWaiting();
  }
}
