import type { Logger } from 'pino';
import type { AnyKit } from '../../shared/games';
import type { LoadedEngine } from '../engines';
import type { Kept } from '../match/kept';
import { goneFrom } from '../match/leavers';
import type { TableJournal } from '../match/openedTable';
import { elapsedFrom, recordFrom } from '../match/record';
import type { Services } from '../services';
import type { TableRecord } from '../tables/directory';
import { Absence } from './absence';
import type { Audience, Shown } from './audience';
import type { TableBasics } from './basics';
import { Chat } from './chat';
import { Channel } from './channel';
import { Clocks } from './clocks';
import { Conclusion } from './conclusion';
import { CurrentMatch } from './currentMatch';
import { Fairness } from './fairness';
import { Happenings } from './happenings';
import { Holiday } from './holiday';
import { Opening } from './opening';
import { Play } from './play';
import { settleRematch } from './rematch';
import { restoreManners, restorePlaces } from './restore';
import { Scribe } from './scribe';
import { Seating } from './seating';
import { Slumber } from './slumber';
import { standingOf } from './standing';
import { isPlayedOverDays, newTable, type TableState } from './tableState';
import { TurnsNote } from './turnsNote';

/** One table: its parts, each made of those before it, and what follows when one of them tells of something. */
export class Table implements Shown {
  readonly kit: AnyKit;
  readonly state: TableState;
  readonly current: CurrentMatch;
  readonly log: Logger;
  readonly chat: Chat;
  readonly scribe: Scribe;
  readonly fairness: Fairness;
  readonly absence: Absence;
  readonly play: Play;
  readonly opening: Opening;
  readonly seating: Seating;
  readonly conclusion: Conclusion;
  readonly slumber: Slumber;
  readonly holiday: Holiday;
  readonly channel: Channel;
  private readonly turns: TurnsNote;
  private readonly clocks: Clocks;

  constructor(
    readonly services: Services,
    record: TableRecord,
    journal: TableJournal,
    private readonly audience: Audience,
    engine: LoadedEngine,
  ) {
    const kit = (this.kit = engine.kit);
    const state = (this.state = newTable(kit, record));
    const current = (this.current = new CurrentMatch(state, kit));
    record.standing = () => standingOf(kit, current.match);
    const log = (this.log = services.log.child({ matchId: record.matchId }));
    const happened = new Happenings();
    const basics: TableBasics = { services, engine, kit, log, state, current, happened, audience };
    const chat = (this.chat = new Chat(basics));
    const clocks = (this.clocks = new Clocks(basics));
    this.channel = new Channel(basics);
    const scribe = (this.scribe = new Scribe(basics, journal, clocks));
    this.holiday = new Holiday(basics, clocks, scribe);
    const fairness = (this.fairness = new Fairness(basics, scribe));
    const absence = (this.absence = new Absence(basics, clocks, fairness));
    const play = (this.play = new Play(basics, { scribe, clocks, fairness, absence }));
    const opening = (this.opening = new Opening(basics, { fairness, play, absence }));
    const seating = (this.seating = new Seating(basics, { chat, fairness, absence, opening }));
    const turns = (this.turns = new TurnsNote(basics));
    record.turnOf = (person) => turns.of(person);
    record.isHere = (id) => state.places.some(({ person, here }) => here && person?.id === id);
    const slumber = (this.slumber = new Slumber(basics, { clocks, scribe, absence, turns }));
    const conclusion = (this.conclusion = new Conclusion(basics, {
      scribe,
      fairness,
      absence,
      opening,
      slumber,
    }));
    happened.lead({
      changed: () => this.publish(),
      mayBegin: () => opening.startWhenFull(),
      stayedAway: (place) => {
        if (state.phase === 'gathering') seating.vacate(place);
        else if (state.places.some(({ wantsRematch }) => wantsRematch)) void settleRematch(this);
      },
      expired: (seat, id) => void absence.handover.expire(seat, id),
      handedOver: () => conclusion.abandonWhenUnanimous(),
      attention: () => {
        if (absence.attendance.look()) this.publish();
      },
      ended: (ending) => conclusion.finish(ending),
      sealed: () => audience.publish(this),
      overtaken: () => conclusion.giveWay('another copy of this match has written to its journal'),
    });
    // The people of a rematch have their seats already, and a minute to appear.
    for (const place of state.places) if (place.person) absence.attendance.expect(place);
    conclusion.watchEmptiness(0);
  }

  /** Whatever is new is written down, and shown to those who are here and to those who look on from outside. */
  publish(): void {
    if (this.conclusion.hasGivenWay) return;
    const { record, spectators, places, phase } = this.state;
    this.scribe.note();
    this.turns.look();
    this.audience.publish(this);
    record.spectators = spectators;
    const here = places.flatMap(({ here, person }) => (here && person ? [person.id] : []));
    record.here = here.length;
    record.present = phase === 'gathering' ? here : [];
    this.services.directory.touch(record.matchId);
  }

  /** Goes on where the store says that the table was, for people who are all still to come back. */
  restore(kept: Kept): void {
    const { state, current, conclusion } = this;
    this.chat.restore(kept.chat, kept.people);
    restoreManners(state, kept);
    const record = recordFrom(this.kit.rules, kept);
    if (record) {
      const { match } = this.play.resume(record, elapsedFrom(kept));
      this.services.telemetry.matchRestored();
      state.phase = 'playing';
      restorePlaces(state.places, kept, match);
      this.absence.attendance.look();
      this.clocks.restore(kept);
    }
    this.fairness.restore(kept, current.match);
    this.scribe.resume({ chatLines: kept.chat.at(-1)?.number ?? 0, paceAt: kept.pace?.at ?? 0 });
    // T14 goes by who was there when it ended: nobody is there now.
    if (kept.ending) {
      if (kept.ending === 'finished') conclusion.judge(goneFrom(kept));
      conclusion.show(kept.ending);
      conclusion.seal(kept.ending, kept.endedAt ?? 0);
    } else if (current.match?.isOver) conclusion.finish('finished', goneFrom(kept));
    // T17: nobody may come for days whose coming would let bots, the autopilot and habits go on.
    else if (isPlayedOverDays(state)) this.absence.waiting.update();
    state.record.phase = state.phase;
    this.services.directory.touch(state.record.matchId);
  }
}
