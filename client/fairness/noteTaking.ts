import type { PackedEvent } from '../../shared/core';
import { isSame } from '../../shared/core/plain';
import type { PublicCommitment, Seen, SeenEvents } from '../../shared/fairness/archive';
import { EventsDigest } from '../../shared/fairness/digest';
import type { Glimpse } from '../model/glimpses';
import { keepNotes, notedOf } from './notes';

/** How long notes wait for more before they are written down. */
const PATIENCE = 400;

interface Stretch {
  readonly from: number;
  readonly digest: EventsDigest;
}

/** Takes notes of one match. What was noted first stays: who says something else later is caught. */
class NoteTaker {
  private readonly before: Seen;
  private seen: Seen;
  /** The events since this page was opened, or since it last missed some. */
  private stretch: Stretch | undefined;
  private finished: readonly SeenEvents[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Not where an earlier version of this page has begun. */
  private readonly isTimed: boolean;

  constructor(readonly matchId: string) {
    this.before = notedOf(matchId);
    this.seen = this.before;
    this.isTimed = this.before.shownAfter !== undefined || this.before.events === undefined;
  }

  take({ table, commitments, from, events }: Glimpse): void {
    const before = endOf(this.allEvents());
    if (events.length > 0) this.takeEvents(from, events);
    const { seats, phase } = table;
    const next: Seen = {
      seedCommitment: this.seen.seedCommitment ?? table.seedCommitment,
      engine: this.seen.engine ?? table.engine,
      contributions:
        this.seen.contributions ??
        (phase === 'gathering' ? undefined : seats.map(({ contribution }) => contribution ?? null)),
      commitments: withNew(this.seen.commitments ?? [], commitments),
      shownAfter: this.isTimed
        ? { ...Object.fromEntries(commitments.map(({ id }) => [id, before])), ...this.seen.shownAfter }
        : undefined,
      events: this.allEvents(),
      seal: this.seen.seal ?? table.seal,
    };
    if (isSame(next, this.seen)) return;
    this.seen = next;
    clearTimeout(this.timer);
    // What cannot be asked for again is written at once.
    if (next.seal) this.write();
    else this.timer = setTimeout(() => this.write(), PATIENCE);
  }

  private write(): void {
    keepNotes(this.matchId, this.seen);
  }

  /** No server takes back what it has told; if one does, what was noted before stays, and so does what comes now. */
  private takeEvents(from: number, events: readonly PackedEvent[]): void {
    const { stretch } = this;
    if (!stretch || from !== stretch.from + stretch.digest.length) {
      if (stretch) this.finished = [...this.finished, summary(stretch)];
      this.stretch = { from, digest: new EventsDigest() };
    }
    for (const event of events) this.stretch?.digest.add(event);
  }

  private allEvents(): readonly SeenEvents[] {
    const earlier = [...(this.before.events ?? []), ...this.finished];
    return this.stretch ? [...earlier, summary(this.stretch)] : earlier;
  }
}

/** How far this browser has seen the match. */
function endOf(events: readonly SeenEvents[]): number {
  return Math.max(0, ...events.map(({ from, count }) => from + count));
}

function summary({ from, digest }: Stretch): SeenEvents {
  return { from, count: digest.length, digest: digest.hex };
}

function withNew(
  noted: NonNullable<Seen['commitments']>,
  published: readonly PublicCommitment[],
): NonNullable<Seen['commitments']> {
  const known = new Set(noted.map(({ id }) => id));
  const added = published.filter(({ id }) => !known.has(id));
  return added.length > 0 ? [...noted, ...added] : noted;
}

let taker: NoteTaker | undefined;

export function take(glimpse: Glimpse): void {
  const { matchId } = glimpse.table;
  if (taker?.matchId !== matchId) taker = new NoteTaker(matchId);
  taker.take(glimpse);
}
