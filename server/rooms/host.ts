import type { Logger } from 'pino';
import type { Input, Seat, Viewer } from '../../shared/core';
import type { BotId } from '../../shared/games/mechs/bots';
import type { MechsConfig } from '../../shared/games/mechs/types';
import type { Ending, Intent, RefusalReason, Reply } from '../../shared/protocol';
import type { Person } from '../people/identity';
import { distinctName } from '../people/names';
import { newId, type Cancel } from '../ports';
import { playedOf } from '../ratings/played';
import type { Services } from '../services';
import type { Played } from '../store/standings';
import { DELETED_NAME, type Author } from '../store/store';
import type { TableRecord } from '../tables/directory';
import { holderOf } from '../tables/sitters';
import type { Audience } from './audience';
import { botAutopilot, type AutopilotRequest } from './autopilot';
import { Chat } from './chat';
import { Clocks, type Asked } from './clocks';
import { dropStaleDrafts, keepRetracted } from './drafts';
import { Fairness } from './fairness';
import type { TableJournal } from './journal';
import type { Kept } from './kept';
import { Nudges } from './nudges';
import { Presence } from './presence';
import { Referee, type RefereeContext } from './referee';
import { clocksFrom, recordFrom, restorePlaces } from './restore';
import { Scribe } from './scribe';
import { listSitters, sitBot } from './seating';
import { Stopwatch } from './stopwatch';
import {
  isFree,
  isFullHouse,
  isUpToPerson,
  newTable,
  placeOf,
  sit,
  sitterOf,
  vacate,
  type AutopilotReason,
  type Place,
  type TableState,
} from './tableState';
import { Takeover, type StandIn } from './takeover';

const EXPIRIES_TO_TAKEOVER = 2;
const RETRY_MS = 1000;

/** Runs one table: who sits, when it starts, whose clock runs, how it ends. Knows no socket. */
export class Host {
  readonly state: TableState;
  readonly chat: Chat;
  readonly log: Logger;
  readonly scribe: Scribe;
  readonly fairness: Fairness;
  referee: Referee | undefined;
  private readonly clocks: Clocks;
  private readonly takeover: Takeover;
  private readonly nudges: Nudges;
  private readonly presence: Presence;
  private readonly stopwatch: Stopwatch;
  /** Nobody outside can foresee what the autopilot would choose. */
  private readonly autopilotKey: string;
  private starting = false;
  private hasGivenWay = false;
  private emptyTimer: Cancel | undefined;

  constructor(
    readonly services: Services,
    record: TableRecord,
    journal: TableJournal,
    private readonly audience: Audience,
  ) {
    const { ports, blocks, config, telemetry } = services;
    this.stopwatch = new Stopwatch(ports, telemetry);
    this.state = newTable(record);
    this.autopilotKey = newId(ports);
    const { state } = this;
    this.log = services.log.child({ matchId: record.matchId });
    this.chat = new Chat({ ports, state, blocks });
    const asked = (seat: Seat) => this.asked(seat);
    this.clocks = new Clocks({
      ports,
      state,
      asked,
      isHeld: (seat) => this.referee?.match.heldBy(seat) !== undefined,
      expired: (seat, id) => void this.expire(seat, id),
    });
    this.takeover = new Takeover({
      ports,
      log: this.log,
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
        this.publish();
        this.audience.broadcast('notice', { kind: 'nudged', seat });
      },
    });
    this.presence = new Presence({
      ports,
      state,
      abandonMs: config.ABANDON_HOURS * 3_600_000,
      goneLong: (place) => this.goneLong(place),
      paused: () => this.standStill(),
      resumed: () => this.goOn(),
      abandoned: () => this.finish('expired'),
    });
    this.scribe = new Scribe({
      journal,
      ports,
      log: this.log,
      state,
      clocks: () => (this.clocks.isUsed ? this.clocks.save() : undefined),
      overtaken: () => this.giveWay('another copy of this match has written to its journal'),
    });
    this.fairness = new Fairness({
      ports,
      state,
      keep: (entry) => this.scribe.append({ entries: [entry] }),
      changed: () => this.startWhenFull(),
    });
    // The people of a rematch have their seats already, and a minute to appear.
    for (const place of state.places) if (place.person) this.presence.expect(place);
    this.watchEmptiness(0);
  }

  // ---- coming and going

  /** Lets a person in: to their seat, to a free one, or to watch. */
  admit(person: Person, watch: boolean): Viewer | RefusalReason {
    const { state } = this;
    const own = placeOf(state, person);
    if (own) return own.seat;
    if (state.kicked.has(person.id)) return 'kicked';
    if (watch) return state.record.settings.spectators ? 'spectator' : 'spectators-off';
    const free = state.phase === 'gathering' ? state.places.find(isFree) : undefined;
    if (!free) return 'table-full';
    return free.seat;
  }

  /** A person whom `admit` gave this seat is connected. */
  arrive(seat: Seat, person: Person): void {
    const place = this.place(seat);
    const others = this.state.places.filter((other) => other !== place);
    const taken = others.flatMap((other) => sitterOf(other)?.name ?? []);
    sit(this.state, place, { ...person, name: distinctName(person.name, taken) });
    if (place.autopilot === 'away') place.autopilot = undefined;
    this.presence.arrived(place);
    this.stopwatch.returned(seat);
    listSitters(this.state);
    this.afterChange(seat);
    this.startWhenFull();
  }

  /** The person in this seat is not connected any more. */
  depart(seat: Seat): void {
    const place = this.place(seat);
    if (!place.person) return;
    place.seen = this.referee?.match.events.length ?? 0;
    this.presence.left(place);
    if (this.state.phase === 'playing') this.stopwatch.left(seat);
    this.publish();
  }

  /** A bot takes a free seat. */
  seatBot(place: Place, bot: BotId): void {
    sitBot(this.state, place, bot);
    listSitters(this.state);
    this.publish();
    this.startWhenFull();
  }

  vacateSeat(place: Place): void {
    this.presence.forget(place.seat);
    this.fairness.drop(place.seat);
    vacate(this.state, place);
    listSitters(this.state);
    this.publish();
  }

  /** The owner sends somebody away, for good. */
  kick(place: Place, person: Person): void {
    this.state.kicked.add(person.id);
    this.vacateSeat(place);
  }

  /** Somebody has deleted their identity: the name goes, the pilot stays. */
  forget(personId: string): void {
    this.chat.rename(personId, DELETED_NAME);
    const place = this.state.places.find(({ person }) => person?.id === personId);
    if (!place) return;
    if (this.state.phase === 'gathering') return this.vacateSeat(place);
    place.person = { id: personId, name: DELETED_NAME };
    listSitters(this.state);
    this.publish();
  }

  /** How many are connected, people and spectators: a table that nobody is at does not stay for ever. */
  watchEmptiness(connected: number): void {
    this.emptyTimer?.();
    this.emptyTimer = undefined;
    if (connected > 0) return;
    this.emptyTimer = this.services.ports.setTimer(this.services.config.EMPTY_TABLE_MINUTES * 60_000, () => {
      if (this.state.phase === 'playing') return;
      this.close();
    });
  }

  /** The owner of a seat did something: the autopilot steps back. */
  acted(place: Place): void {
    place.expiries = 0;
    if (this.state.phase !== 'playing') return;
    const isShown = place.autopilot !== undefined || place.nudged;
    place.autopilot = undefined;
    if (isShown) this.afterChange(place.seat);
    else this.nudges.update(place.seat);
  }

  handToAutopilot(place: Place, reason: AutopilotReason): void {
    if (this.state.phase !== 'playing') return;
    place.autopilot = reason;
    place.wantsAbandon = false;
    this.services.telemetry.tookOver(reason);
    this.afterChange();
    this.abandonWhenUnanimous();
  }

  /** What a seat adds to the seed, while the table gathers. */
  contribute(place: Place, contribution: Intent<'contribute'>): Promise<Reply> {
    if (this.state.phase !== 'gathering' || this.starting)
      return Promise.resolve({ ok: false, code: 'already-started' });
    return this.fairness.contribute(place, contribution);
  }

  // ---- the match

  /** The match under way; for callers that have checked the phase. */
  running(): Referee {
    if (!this.referee) throw new Error('No match has been started at this table.');
    return this.referee;
  }

  /** What a seat is asked now. */
  asked(seat: Seat): Asked | undefined {
    const waiting = this.state.phase === 'playing' ? this.referee?.match.question(seat) : undefined;
    return waiting && { id: waiting.id, kind: waiting.question.kind };
  }

  private standIn({ bot, autopilot }: Place): StandIn | undefined {
    const { services } = this;
    if (bot) return { author: 'bot', player: botAutopilot(services.bots, bot.bot) };
    return autopilot && { author: 'autopilot', player: services.autopilot };
  }

  private situation(seat: Seat): AutopilotRequest | undefined {
    const { match } = this.running();
    const view = match.view(seat);
    const { decision } = view;
    if (!decision) return undefined;
    return {
      matchKey: this.autopilotKey,
      config: match.config,
      view,
      decision,
      knowledge: () => match.knowledge(seat),
    };
  }

  place(seat: Seat): Place {
    const place = this.state.places[seat];
    if (!place) throw new RangeError(`The table has no seat ${seat}.`);
    return place;
  }

  submit(input: Input): Promise<Reply> {
    if (this.state.phase === 'gathering') return Promise.resolve({ ok: false, code: 'not-started' });
    return this.running().submit(input, 'person');
  }

  canRetract(seat: Seat): boolean {
    return this.clocks.hasTime(seat);
  }

  publish(): void {
    if (this.hasGivenWay) return;
    const { record, spectators, places } = this.state;
    this.scribe.note();
    this.audience.publish();
    record.spectators = spectators;
    record.here = places.filter(({ here }) => here).length;
    this.services.directory.touch(record.matchId);
  }

  /** All seats that people play have voted: the match ends unrated. */
  abandonWhenUnanimous(): void {
    const people = this.state.places.filter(isUpToPerson);
    if (people.length > 0 && people.every(({ wantsAbandon }) => wantsAbandon)) this.finish('abandoned');
  }

  finish(ending: Ending): void {
    if (this.state.phase === 'over') return;
    this.scribe.finish({
      ending,
      outcome: this.referee?.match.outcome,
      played: ending === 'finished' ? this.played() : undefined,
      kept: (ending, at) => this.seal(ending, at),
    });
    this.log.info({ ending }, 'match over');
    this.services.telemetry.matchOver(ending);
    this.show(ending);
  }

  /** When the end is kept, everybody sees what it was: nobody can put another match in its place. */
  private seal(ending: Ending, at: number): void {
    const match = this.referee?.match;
    if (!match) return;
    try {
      this.fairness.close(match, { ending, at });
      this.audience.publish();
    } catch (error) {
      this.log.error({ err: error }, 'the match could not be sealed');
    }
  }

  /** What the match means for ratings and records, as the seats are held at this moment. */
  private played(): Played | undefined {
    const { places, record } = this.state;
    return playedOf({
      settings: record.settings,
      match: this.running().match,
      holders: places.map((place) => holderOf(sitterOf(place))),
      autopilots: places.map(({ autopilot }) => autopilot),
    });
  }

  private show(ending: Ending): void {
    const { state } = this;
    state.phase = 'over';
    state.ending = ending;
    state.paused = false;
    state.record.phase = 'over';
    for (const place of state.places)
      Object.assign(place, { deadline: undefined, nudged: false, draft: undefined });
    this.stopTimers();
    this.publish();
    this.watchEmptiness(this.connected());
  }

  close(): void {
    if (this.state.phase === 'gathering') this.finish('expired');
    this.stopTimers();
    this.emptyTimer?.();
    this.services.directory.remove(this.state.record.matchId);
    this.audience.close();
  }

  /** Another copy of the match plays on, or may: this one goes, and its people find the other one. */
  giveWay(why: string): void {
    if (this.hasGivenWay) return;
    this.hasGivenWay = true;
    this.log.warn({ why }, 'this copy of the match gives way');
    this.stopTimers();
    this.emptyTimer?.();
    this.scribe.stop();
    // Whoever sent the input hears first that it was not taken.
    setImmediate(() => this.audience.dismiss());
  }

  /** Stops everything without ending the match: the server goes down. */
  async stop(): Promise<void> {
    this.stopTimers();
    this.emptyTimer?.();
    this.scribe.stop();
    await this.referee?.settled();
  }

  private connected(): number {
    return this.state.places.filter(({ here }) => here).length + this.state.spectators;
  }

  private startWhenFull(): void {
    if (this.state.phase !== 'gathering' || this.starting) return;
    if (!isFullHouse(this.state)) return this.fairness.stopWaiting();
    if (this.services.closing.isStopping || !this.fairness.isReady()) return;
    this.starting = true;
    void this.start().finally(() => (this.starting = false));
  }

  private async start(): Promise<void> {
    const { ruleset } = this.services;
    const { state, log, fairness } = this;
    const { seed, origin } = fairness.makeSeed();
    const { seats, solo, clock } = state.record.settings;
    const config: MechsConfig = { seats, ...(solo && { solo }), ...(ruleset && { ruleset }) };
    try {
      this.referee = await Referee.start(this.rules(), { config, seed, origin });
    } catch (error) {
      log.error({ err: error }, 'the match could not be started');
      return;
    }
    fairness.begin(this.referee.match, origin);
    state.phase = 'playing';
    state.record.phase = 'playing';
    log.info({ seats, solo, clock }, 'match started');
    this.services.telemetry.matchStarted();
    this.presence.pauseIfEmpty();
    this.afterChange();
  }

  private rules(): RefereeContext {
    const { game, ports, telemetry } = this.services;
    return {
      game,
      journal: this.scribe,
      ports,
      log: this.log,
      telemetry,
      accepted: (input, by) => this.accepted(input, by),
      undone: () => this.undone(),
      failed: () => this.finish('failed'),
    };
  }

  /** Goes on where the store says that the table was, for people who are all still to come back. */
  restore(kept: Kept): void {
    const { state } = this;
    this.chat.restore(kept.chat, kept.people);
    const record = recordFrom(this.services.game, kept);
    if (record) {
      this.referee = Referee.resume(this.rules(), record);
      this.services.telemetry.matchRestored();
      const { match } = this.referee;
      state.phase = 'playing';
      restorePlaces(state.places, kept, match);
      this.presence.pauseIfEmpty();
      this.clocks.restore(
        clocksFrom(kept, match, (kind) => this.clocks.allowed(kind)),
        kept.aliveAt,
      );
    }
    this.fairness.restore(kept, this.referee?.match);
    this.scribe.resume({ chatLines: kept.chat.at(-1)?.number ?? 0 });
    if (kept.ending) {
      this.show(kept.ending);
      this.seal(kept.ending, kept.endedAt ?? 0);
    } else if (this.referee?.match.isOver) this.finish('finished');
    state.record.phase = state.phase;
  }

  private accepted(input: Input, by: Author): void {
    const { match } = this.running();
    this.fairness.look(match);
    if (input.type === 'answer') this.stopwatch.answered(input.seat, by === 'person');
    if (input.type === 'retract') keepRetracted(this.place(input.seat), match);
    dropStaleDrafts(this.state.places, match);
    if (match.isOver) this.finish('finished');
    else this.afterChange(undefined, input.type === 'retract' ? input.seat : undefined);
  }

  private undone(): void {
    this.afterChange();
    this.audience.broadcast('notice', { kind: 'undone' });
  }

  /** Clocks and nudges follow the match, everybody sees it, and bots begin to think: nobody waits for that. */
  private afterChange(acted?: Seat, retracted?: Seat): void {
    if (this.state.phase === 'playing') {
      this.clocks.update(retracted);
      for (const { seat } of this.state.places) this.stopwatch.asked(seat, this.asked(seat));
      this.nudges.update(acted);
    }
    this.publish();
    if (this.state.phase === 'playing') this.takeover.update();
  }

  /** What the player was shown is played: a complete draft, else the fallback. */
  private async expire(seat: Seat, id: number): Promise<void> {
    if (this.asked(seat)?.id !== id) return;
    const decision = this.running().match.decision(seat);
    if (!decision) return;
    const place = this.place(seat);
    const { draft } = place;
    const answer = draft?.id === id && draft.complete ? draft.draft : decision.fallback;
    const reply = await this.running().submit({ type: 'answer', seat, id, answer }, 'clock');
    if (!reply.ok && this.asked(seat)?.id === id) {
      this.services.ports.setTimer(RETRY_MS, () => void this.expire(seat, id));
      return;
    }
    this.log.info({ seat, kind: decision.kind, drafted: answer !== decision.fallback }, 'clock expired');
    place.expiries++;
    if (place.expiries >= EXPIRIES_TO_TAKEOVER && !place.autopilot) this.handToAutopilot(place, 'expired');
  }

  private goneLong(place: Place): void {
    if (this.state.phase === 'gathering') this.vacateSeat(place);
    else if (this.state.phase === 'playing') {
      this.stopwatch.givenUp(place.seat);
      if (!place.autopilot) this.handToAutopilot(place, 'away');
    }
  }

  private standStill(): void {
    this.clocks.pause();
    this.nudges.update();
    this.takeover.update();
    this.log.info('nobody is here: the match stands still');
  }

  private goOn(): void {
    this.clocks.resume();
  }

  private stopTimers(): void {
    this.clocks.stopAll();
    this.takeover.stop();
    this.nudges.stop();
    this.presence.stop();
    this.fairness.stopWaiting();
  }
}
