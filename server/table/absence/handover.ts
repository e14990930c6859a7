import type { Logger } from 'pino';
import type { Seat } from '../../../shared/core';
import type { Services } from '../../services';
import type { Play } from '../play';
import type { AutopilotReason } from '../../store/autopilotReason';
import { placeAt, type Place, type TableState } from '../tableState';

export interface HandoverContext {
  readonly services: Pick<Services, 'ports' | 'telemetry'>;
  readonly log: Logger;
  readonly state: TableState;
  readonly play: Pick<Play, 'asked' | 'attended' | 'changed' | 'running'>;
  /** One less has a say in whether the match goes on. */
  handedOver(): void;
}

const EXPIRIES_TO_TAKEOVER = 2;
const RETRY_MS = 1000;

/** When the autopilot takes a seat over from its person, and when it steps back. */
export class Handover {
  constructor(private readonly context: HandoverContext) {}

  /** The owner of a seat did something: the autopilot steps back. */
  acted(place: Place): void {
    const { state, play } = this.context;
    place.expiries = 0;
    if (state.phase !== 'playing') return;
    const isShown = place.autopilot !== undefined || place.nudged;
    place.autopilot = undefined;
    if (isShown) play.changed(place.seat);
    else play.attended(place.seat);
  }

  toAutopilot(place: Place, reason: AutopilotReason): void {
    const { services, state, play } = this.context;
    if (state.phase !== 'playing') return;
    place.autopilot = reason;
    place.wantsAbandon = false;
    services.telemetry.tookOver(reason);
    play.changed();
    this.context.handedOver();
  }

  /** Time is up. What the player was shown is played: a complete draft, else the fallback. */
  async expire(seat: Seat, id: number): Promise<void> {
    const { services, log, state, play } = this.context;
    if (play.asked(seat)?.id !== id) return;
    const decision = play.running().match.decision(seat);
    if (!decision) return;
    const place = placeAt(state, seat);
    const { draft } = place;
    const answer = draft?.id === id && draft.complete ? draft.draft : decision.fallback;
    const reply = await play.running().submit({ type: 'answer', seat, id, answer }, 'clock');
    if (!reply.ok && play.asked(seat)?.id === id) {
      services.ports.setTimer(RETRY_MS, () => void this.expire(seat, id));
      return;
    }
    log.info({ seat, kind: decision.kind, drafted: answer !== decision.fallback }, 'clock expired');
    place.expiries++;
    if (place.expiries >= EXPIRIES_TO_TAKEOVER && !place.autopilot) this.toAutopilot(place, 'expired');
  }
}
