import type { Cancel } from '../base/ports';
import type { TableBasics } from './basics';
import { isAwaited, isPlayedOverDays } from './tableState';

/**
 * T11: a full table begins when everybody has it on the screen, after a countdown that all of them see. Who is alone among
 * bots waits for nobody, and who comes from quick play has just said to be ready.
 */
export class ReadyCheck {
  private countdown: Cancel | undefined = undefined;
  private isOver = false;

  constructor(private readonly table: TableBasics) {}

  /** Whether a full table may begin; if not, it is told when it may. */
  isPassed(): boolean {
    const { state, happened } = this.table;
    if (this.isOver || !this.isNeeded) return true;
    const [wasChecking, before] = [state.isChecking, state.startsAt];
    state.isChecking = true;
    if (state.places.some(isAwaited)) this.stopCountdown();
    else this.count();
    if (!wasChecking || state.startsAt !== before) happened.tell('changed');
    return false;
  }

  /** The table is not full any more, or has begun. */
  stop(): void {
    this.stopCountdown();
    this.isOver = false;
    this.table.state.isChecking = false;
  }

  private get isNeeded(): boolean {
    const { state, services } = this.table;
    const people = state.places.filter(({ person }) => person).length;
    if (isPlayedOverDays(state)) return false;
    return services.config.START_SECONDS > 0 && people > 1 && !state.record.isAgreed;
  }

  private count(): void {
    const { state, services, happened } = this.table;
    if (this.countdown) return;
    const ms = services.config.START_SECONDS * 1000;
    state.startsAt = services.ports.steady() + ms;
    this.countdown = services.ports.setTimer(ms, () => {
      this.countdown = undefined;
      this.isOver = true;
      happened.tell('mayBegin');
    });
  }

  private stopCountdown(): void {
    this.countdown?.();
    this.countdown = undefined;
    this.table.state.startsAt = undefined;
  }
}
