import type { Logger } from 'pino';
import type { Input, Seat } from '../../../shared/core';
import type { Reply } from '../../../shared/protocol';
import type { Cancel, Ports } from '../../base/ports';
import type { Author } from '../../store/store';
import type { Autopilot, AutopilotReply, AutopilotRequest } from '../../bots/autopilot';
import type { Asked } from '../clocks';
import type { Place, TableState } from '../tableState';

/** Answers for a seat for which no person does. */
export interface StandIn {
  readonly author: Extract<Author, 'autopilot' | 'bot'>;
  readonly player: Autopilot;
}

export interface TakeoverContext {
  readonly ports: Ports;
  readonly log: Logger;
  readonly state: TableState;
  /** How long it seems to think at least, so that people can follow. */
  readonly pauseMs: number;
  standIn(place: Place): StandIn | undefined;
  asked(seat: Seat): Asked | undefined;
  /** The decision that waits for a seat, with what it may know. */
  situation(seat: Seat): AutopilotRequest | undefined;
  submit(input: Input, by: Author): Promise<Reply>;
}

interface Thinking {
  readonly id: number;
  readonly cancel: Cancel;
}

const RETRY_MS = 1000;

/** Lets bots and the autopilot answer for their seats, through the same door as people. */
export class Takeover {
  private readonly thinking: (Thinking | undefined)[] = [];

  constructor(private readonly context: TakeoverContext) {}

  update(): void {
    const { state } = this.context;
    for (const place of state.places) {
      const { seat } = place;
      const standIn = state.paused ? undefined : this.context.standIn(place);
      const asked = standIn && this.context.asked(seat);
      const thinking = this.thinking[seat];
      if (thinking?.id === asked?.id) continue;
      thinking?.cancel();
      this.thinking[seat] = undefined;
      if (standIn && asked) this.think(seat, asked.id, standIn);
    }
  }

  stop(): void {
    for (const thinking of this.thinking) thinking?.cancel();
    this.thinking.length = 0;
  }

  private think(seat: Seat, id: number, standIn: StandIn): void {
    const { pauseMs } = this.context;
    const pause = this.pause(pauseMs);
    const thinking = { id, cancel: pause.cancel };
    this.thinking[seat] = thinking;
    void this.play(seat, thinking, standIn, pause.over);
  }

  private async play(seat: Seat, thinking: Thinking, standIn: StandIn, pause: Promise<void>): Promise<void> {
    const request = this.context.situation(seat);
    if (!request) return;
    const [{ answer, arrangement }] = await Promise.all([this.choose(standIn, request), pause]);
    // While it thought, the owner may have come back, or everybody may have gone.
    if (this.thinking[seat] !== thinking) return;
    const { author } = standIn;
    if (arrangement) await this.context.submit({ type: 'arrange', seat, arrangement }, author);
    const { id } = thinking;
    let reply = await this.context.submit({ type: 'answer', seat, id, answer }, author);
    // Not legal, or the rules broke on it: neither would come out better the next time.
    if (!reply.ok && (reply.code === 'illegal' || reply.code === 'internal')) {
      const { kind } = request.decision;
      this.context.log.error({ seat, author, kind, code: reply.code }, 'a choice could not be played');
      const { fallback } = request.decision;
      reply = await this.context.submit({ type: 'answer', seat, id, answer: fallback }, author);
    }
    if (!reply.ok) this.tryAgain(seat, thinking);
  }

  /** A store that is out of room for a while must not leave everybody waiting. */
  private tryAgain(seat: Seat, thinking: Thinking): void {
    if (this.thinking[seat] !== thinking) return;
    const cancel = this.context.ports.setTimer(RETRY_MS, () => {
      this.thinking[seat] = undefined;
      this.update();
    });
    this.thinking[seat] = { id: thinking.id, cancel };
  }

  private pause(ms: number): { readonly over: Promise<void>; readonly cancel: Cancel } {
    if (ms === 0) return { over: Promise.resolve(), cancel: () => undefined };
    let cancel: Cancel = () => undefined;
    const over = new Promise<void>((resolve) => (cancel = this.context.ports.setTimer(ms, resolve)));
    return { over, cancel: () => cancel() };
  }

  private async choose({ author, player }: StandIn, request: AutopilotRequest): Promise<AutopilotReply> {
    const { log } = this.context;
    const { decision } = request;
    const about = { author, seat: decision.seat, kind: decision.kind };
    try {
      const reply = await player.answer(request);
      if (reply.failure !== undefined) log.error({ ...about, failure: reply.failure }, 'the bot failed');
      if (reply.cutOff) log.warn(about, 'the clock cut the thinking short');
      return reply;
    } catch (error) {
      log.error({ ...about, err: error }, 'the bot failed');
      return { answer: decision.fallback };
    }
  }
}
