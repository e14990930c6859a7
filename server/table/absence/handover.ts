import { RETRY_MS } from '../../base/retry';
import type { Seat } from '../../../shared/core';
import type { AutopilotReason } from '../../store/autopilotReason';
import type { TableBasics } from '../basics';
import { placeAt, type Place } from '../tableState';
import type { Waiting } from './waiting';

const EXPIRIES_TO_TAKEOVER = 2;

/** When the autopilot takes a seat over from its person, and when it steps back. */
export class Handover {
  private isStopped = false;
  /** By seat: what it was handed over for. */
  private readonly owed: (number | undefined)[] = [];

  constructor(
    private readonly table: TableBasics,
    private readonly waiting: Waiting,
  ) {}

  /** The owner of a seat did something: the autopilot steps back. */
  acted(place: Place): void {
    const hadMissed = place.expiries > 0 || place.hadAutopilot;
    place.expiries = 0;
    place.hadAutopilot = false;
    if (this.table.state.phase !== 'playing' || this.isOwing(place)) return;
    const isShown = place.autopilot !== undefined || place.nudged || hadMissed;
    place.autopilot = undefined;
    this.table.happened.tell('attention');
    if (isShown) this.waiting.update(place.seat);
    else this.waiting.attended(place.seat);
  }

  toAutopilot(place: Place, reason: AutopilotReason): void {
    const { services, state, happened } = this.table;
    if (state.phase !== 'playing') return;
    place.autopilot = reason;
    if (reason === 'handed') this.owed[place.seat] = this.table.current.open(place.seat)?.id;
    place.wantsAbandon = false;
    services.telemetry.tookOver(reason);
    this.waiting.update();
    happened.tell('handedOver');
    happened.tell('attention');
  }

  /** T9: whoever took the seat back before the others have their answer could let them wait for ever. */
  private isOwing({ seat, autopilot }: Place): boolean {
    const { state, current } = this.table;
    const owed = this.owed[seat];
    const isPlayed = autopilot !== undefined && !state.paused;
    return isPlayed && owed !== undefined && current.open(seat)?.id === owed;
  }

  /** Time is up. What the player was shown is played: a complete draft, else the fallback. */
  async expire(seat: Seat, id: number): Promise<void> {
    const { services, log, state, current, happened } = this.table;
    if (this.isStopped || current.asked(seat)?.id !== id) return;
    const decision = current.running().match.decision(seat);
    if (!decision) return;
    const place = placeAt(state, seat);
    const { draft } = place;
    const answer = draft?.id === id && draft.complete ? draft.draft : decision.fallback;
    const reply = await current.running().submit({ type: 'answer', seat, id, answer }, 'clock');
    if (!reply.ok && current.asked(seat)?.id === id) {
      services.ports.setTimer(RETRY_MS, () => void this.expire(seat, id));
      return;
    }
    // An answer that came in the last moment was first.
    if (!reply.ok || reply.repeat || state.phase !== 'playing') return;
    log.info({ seat, kind: decision.kind, drafted: answer !== decision.fallback }, 'clock expired');
    place.expiries++;
    if (place.expiries >= EXPIRIES_TO_TAKEOVER && !place.autopilot) this.toAutopilot(place, 'expired');
    else happened.tell('changed');
  }

  /** What another copy of the match writes from now on cannot be written here, however often it is tried. */
  stop(): void {
    this.isStopped = true;
  }
}
