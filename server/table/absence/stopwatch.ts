import type { Seat } from '../../../shared/core';
import type { Telemetry } from '../../metrics/telemetry';
import type { Pacing } from '../../base/ports';
import { AWAY_MS } from './attendance';
import type { TableBasics } from '../basics';
import type { Asked } from '../currentMatch';

/** How long people take: over long decisions, and to come back. For statistics over all tables; nothing is kept. */
export class Stopwatch {
  private readonly askedAt: (number | undefined)[] = [];
  private readonly leftAt: (number | undefined)[] = [];

  private readonly ports: Pick<Pacing, 'steady'>;
  private readonly telemetry: Telemetry;
  private readonly game: string;

  constructor({ services, state }: TableBasics) {
    this.ports = services.ports;
    this.telemetry = services.telemetry;
    this.game = state.record.settings.game;
  }

  asked(seat: Seat, { pace }: Partial<Asked> = {}): void {
    if (pace === 'long') this.askedAt[seat] ??= this.ports.steady();
  }

  answered(seat: Seat, byPerson: boolean): void {
    const since = this.askedAt[seat];
    this.askedAt[seat] = undefined;
    if (since !== undefined && byPerson) this.telemetry.thoughtLong(this.game, this.ports.steady() - since);
  }

  left(seat: Seat): void {
    this.leftAt[seat] = this.ports.steady();
  }

  givenUp(seat: Seat): void {
    if (this.leftAt[seat] === undefined) return;
    this.telemetry.reconnected('given-up');
  }

  returned(seat: Seat): void {
    const since = this.leftAt[seat];
    this.leftAt[seat] = undefined;
    if (since === undefined) return;
    this.telemetry.reconnected(this.ports.steady() - since <= AWAY_MS ? 'in-time' : 'late');
  }
}
