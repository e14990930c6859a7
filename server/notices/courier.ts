import type { Logger } from 'pino';
import { monotonic } from '../base/monotonic';
import type { Outside, Receipt } from '../base/outside';
import type { Ports } from '../base/ports';
import { Rounds } from '../base/rounds';
import { WEBHOOK_TARGET, type Notice, type Notices } from '../store/notices';
import type { Directory } from '../tables/directory';
import { Lanes, MOST_WAITING, type Leave } from './lanes';
import { isParcel, type Parcel, type Wrapped, type Wrapping } from './wrapping';

const MOST_TAKEN = 64;
/** With those that wait for a place. */
const MOST_UNDERWAY = 2 * MOST_WAITING.all;
/** What has waited for so long may not be true any more. */
const STALE_MS = 500;
/** What is taken is looked at again after this time, should its sender be killed. */
const CLAIM_MS = 60_000;
/** After a service that is out of order, or has too much to do. */
const AGAIN_MS = [30_000, 5 * 60_000, 30 * 60_000];
/** Notices in a row that could not be delivered: nobody is there any more. */
const MOST_FAILURES = 10;
/** The service does not know the device any more. */
const GONE = [404, 410];

/**
 * Sends what is due, to devices and webhooks. Whatever it takes it puts off first: of several nodes one sends it, and after
 * a kill it is found again.
 */
export class Courier {
  private readonly rounds: Rounds;
  private isStopped = false;
  private looking: Promise<void> | undefined = undefined;
  private isWanted = false;
  private readonly lanes: Lanes;
  private readonly underway = new Set<Promise<void>>();
  /** What this courier carries is not taken a second time, also when the clock is set forward meanwhile. */
  private readonly carried = new Set<string>();

  constructor(
    private readonly context: {
      readonly store: Notices;
      readonly wrapping: Wrapping;
      readonly outside: Outside;
      readonly directory: Directory;
      readonly ports: Ports;
      readonly log: Logger;
    },
  ) {
    const { store, ports, log } = context;
    this.lanes = new Lanes(ports);
    this.rounds = new Rounds(ports, {
      look: () => this.look(),
      next: () => store.next(),
      failed: (error) => log.warn({ err: error }, 'what is due could not be read'),
    });
  }

  start(): void {
    this.rounds.start();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.rounds.stop();
    this.lanes.close();
    await this.settled();
  }

  /** Something has been put down that may be due. */
  nudge(): void {
    if (this.isStopped) return;
    this.look().catch((error: unknown) =>
      this.context.log.warn({ err: error }, 'what is due was not seen to'),
    );
  }

  /** Takes what is due, and sends it. Resolves when it is on its way. One look at a time: who asks meanwhile is heard by it. */
  look(): Promise<void> {
    if (this.isStopped) return Promise.resolve();
    this.isWanted = true;
    return (this.looking ??= this.lookAround());
  }

  private async lookAround(): Promise<void> {
    try {
      while (this.isWanted && !this.isStopped) {
        this.isWanted = false;
        // Behind many that have to wait there may be one that has not.
        while (!this.isStopped && (await this.takeSome()) === MOST_TAKEN);
      }
    } finally {
      this.looking = undefined;
    }
  }

  /** Says how many were taken. */
  private async takeSome(): Promise<number> {
    const { store, ports, directory } = this.context;
    if (this.underway.size > MOST_UNDERWAY) return 0;
    const due = (await store.due(ports.now(), MOST_TAKEN)).filter(
      // Only the node that has a table open knows who sits there and needs no call.
      ({ matchId }) => !directory.find(matchId)?.isElsewhere,
    );
    const taken = await Promise.all(due.map((notice) => this.take(notice)));
    return taken.filter(Boolean).length;
  }

  /** Says whether there was something to take. */
  private async take(notice: Notice): Promise<boolean> {
    const { store, ports } = this.context;
    const parcel = `${notice.target} ${notice.matchId}`;
    if (this.carried.has(parcel)) return false;
    this.carried.add(parcel);
    const letGo = () => this.carried.delete(parcel);
    const claimed = await store.postpone(notice, ports.now() + CLAIM_MS).catch((error: unknown) => {
      letGo();
      throw error;
    });
    if (claimed) this.run(this.deliver(claimed).finally(letGo));
    else letGo();
    return true;
  }

  async settled(): Promise<void> {
    while (this.looking || this.underway.size > 0)
      await Promise.all([this.looking?.catch(() => undefined), ...this.underway]);
  }

  private run(work: Promise<void>): void {
    const done = work
      .catch((error: unknown) => this.context.log.warn({ err: error }, 'a notice was not seen to'))
      .finally(() => this.underway.delete(done));
    this.underway.add(done);
  }

  private async deliver(notice: Notice): Promise<void> {
    const { wrapping, ports } = this.context;
    const parcel = await wrapping.wrap(notice);
    if (!isParcel(parcel)) return this.keepBack(notice, parcel);
    const came = monotonic();
    const leave = await this.lanes.enter(parcel.hostname, notice.person ?? notice.matchId);
    if (!leave) {
      const now = ports.now();
      return this.putOff(notice, now + this.lanes.waitMs(parcel.hostname, now));
    }
    if (monotonic() - came < STALE_MS) return this.send(notice, parcel, leave);
    const now = await wrapping.wrap(notice).catch((error: unknown) => {
      leave('unasked');
      throw error;
    });
    if (isParcel(now)) return this.send(notice, now, leave);
    leave('unasked');
    return this.keepBack(notice, now);
  }

  /** What is not true any more is not sent; what may not be sent yet is put off. */
  private keepBack(notice: Notice, why: Exclude<Wrapped, Parcel>): Promise<void> {
    return why === 'untrue' ? this.context.store.done(notice) : this.putOff(notice, why.until);
  }

  private async send(notice: Notice, parcel: Parcel, leave: Leave): Promise<void> {
    const { store, outside, ports } = this.context;
    const begun = monotonic();
    let receipt: Receipt = 'silent';
    try {
      if (notice.target === WEBHOOK_TARGET) await store.webhookUsed(notice.matchId, ports.now());
      receipt = await outside.post(parcel.address, parcel.letter);
    } finally {
      leave(typeof receipt === 'string' ? 'silent' : monotonic() - begun);
    }
    await this.settle(notice, parcel, receipt);
  }

  private async putOff(notice: Notice, until: number, tries?: number): Promise<void> {
    await this.context.store.postpone(notice, until, tries);
    this.rounds.by(until);
  }

  private async settle(notice: Notice, parcel: Parcel, receipt: Receipt): Promise<void> {
    const { store, ports, log } = this.context;
    const status = typeof receipt === 'string' ? 0 : receipt.status;
    if (status >= 200 && status < 300) {
      if (parcel.failures > 0) await store.arrived(notice);
      await store.done(notice);
      return this.after(notice);
    }
    // Of the address nothing is said: it is a secret.
    log.info({ matchId: notice.matchId, kind: notice.kind, status, receipt }, 'a notice was not taken');
    if (GONE.includes(status) || (await store.failed(notice)) >= MOST_FAILURES) return this.forget(notice);
    const pause = AGAIN_MS[notice.tries];
    // A name that leads into the host's own network is treated as one that leads nowhere: nobody finds out by us.
    const mayPass = typeof receipt === 'string' || status === 429 || status >= 500;
    if (mayPass && pause !== undefined) {
      const asked = typeof receipt === 'string' ? undefined : receipt.retryAfterMs;
      return this.putOff(notice, ports.now() + Math.max(pause, asked ?? 0), notice.tries + 1);
    }
    await store.done(notice);
    await this.after(notice);
  }

  /** The last thing that a webhook tells. */
  private async after({ target, matchId, kind }: Notice): Promise<void> {
    if (target === WEBHOOK_TARGET && kind === 'over') await this.context.store.forgetWebhook(matchId);
  }

  private async forget({ target, matchId }: Notice): Promise<void> {
    const { store, log, directory } = this.context;
    if (target !== WEBHOOK_TARGET) return store.unsubscribe(target);
    await store.forgetWebhook(matchId);
    log.info({ matchId }, 'the webhook of a table is forgotten: nothing got there');
    directory.find(matchId)?.webhookGone?.();
  }
}
