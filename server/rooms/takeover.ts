import type { Logger } from 'pino';
import type { Input, Seat } from '../../shared/core';
import type { Reply } from '../../shared/protocol';
import type { Cancel, Ports } from '../ports';
import type { Autopilot, AutopilotReply, AutopilotRequest } from './autopilot';
import type { Asked } from './clocks';
import type { TableState } from './tableState';

export interface TakeoverContext {
  readonly ports: Ports;
  readonly log: Logger;
  readonly state: TableState;
  readonly autopilot: Autopilot;
  /** How long the autopilot seems to think, so that people can follow. */
  readonly pauseMs: number;
  asked(seat: Seat): Asked | undefined;
  /** The decision that waits for a seat, with what it may know. */
  situation(seat: Seat): AutopilotRequest | undefined;
  submit(input: Input): Promise<Reply>;
}

const RETRY_MS = 1000;

/** Answers for the seats that the autopilot plays. */
export class Takeover {
  private readonly thinking: ({ readonly id: number; readonly cancel: Cancel } | undefined)[] = [];

  constructor(private readonly context: TakeoverContext) {}

  update(): void {
    const { state } = this.context;
    for (const { seat, autopilot } of state.places) {
      const asked = autopilot && !state.paused ? this.context.asked(seat) : undefined;
      const thinking = this.thinking[seat];
      if (thinking?.id === asked?.id) continue;
      thinking?.cancel();
      this.thinking[seat] = asked && this.think(seat, asked.id, this.context.pauseMs);
    }
  }

  stop(): void {
    for (const thinking of this.thinking) thinking?.cancel();
    this.thinking.length = 0;
  }

  private think(seat: Seat, id: number, ms: number): { id: number; cancel: Cancel } {
    return { id, cancel: this.context.ports.setTimer(ms, () => void this.play(seat, id)) };
  }

  private async play(seat: Seat, id: number): Promise<void> {
    const request = this.isUpTo(seat, id) ? this.context.situation(seat) : undefined;
    if (!request) return;
    const { answer, arrangement } = await this.choose(request);
    // While it thought, the owner may have come back.
    if (!this.isUpTo(seat, id)) return;
    if (arrangement) await this.context.submit({ type: 'arrange', seat, arrangement });
    let reply = await this.context.submit({ type: 'answer', seat, id, answer });
    if (!reply.ok && reply.code === 'illegal') {
      this.context.log.error({ seat, kind: request.decision.kind }, 'the autopilot chose what is not legal');
      reply = await this.context.submit({ type: 'answer', seat, id, answer: request.decision.fallback });
    }
    // A store that is out of room for a while must not leave everybody waiting.
    if (!reply.ok && this.isUpTo(seat, id)) this.thinking[seat] = this.think(seat, id, RETRY_MS);
  }

  private isUpTo(seat: Seat, id: number): boolean {
    const { state } = this.context;
    return (
      state.places[seat]?.autopilot !== undefined && !state.paused && this.context.asked(seat)?.id === id
    );
  }

  private async choose(request: AutopilotRequest): Promise<AutopilotReply> {
    const { decision } = request;
    try {
      return await this.context.autopilot.answer(request);
    } catch (error) {
      this.context.log.error(
        { err: error, seat: decision.seat, kind: decision.kind },
        'the autopilot failed',
      );
      return { answer: decision.fallback };
    }
  }
}
