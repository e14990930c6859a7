import type { Logger } from 'pino';
import type { Knowledge, Seat } from '../../shared/core';
import type { MechsDecision, MechsTypes } from '../../shared/games/mechs/types';
import type { Reply } from '../../shared/protocol';
import type { Cancel, Ports } from '../ports';
import type { Autopilot } from './autopilot';
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
  decision(seat: Seat): MechsDecision | undefined;
  knowledge(seat: Seat): Knowledge<MechsTypes>;
  answer(seat: Seat, id: number, answer: unknown): Promise<Reply>;
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
    if (this.context.asked(seat)?.id !== id || !this.context.state.places[seat]?.autopilot) return;
    const decision = this.context.decision(seat);
    if (!decision) return;
    const reply = await this.context.answer(seat, id, this.choose(decision));
    if (reply.ok || this.context.asked(seat)?.id !== id) return;
    const second = reply.code === 'illegal' ? await this.context.answer(seat, id, decision.fallback) : reply;
    // A store that is out of room for a while must not leave everybody waiting.
    if (!second.ok && this.thinking[seat]?.id === id) this.thinking[seat] = this.think(seat, id, RETRY_MS);
  }

  private choose(decision: MechsDecision): unknown {
    try {
      return this.context.autopilot.answer(decision, () => this.context.knowledge(decision.seat));
    } catch (error) {
      this.context.log.error(
        { err: error, seat: decision.seat, kind: decision.kind },
        'the autopilot failed',
      );
      return decision.fallback;
    }
  }
}
