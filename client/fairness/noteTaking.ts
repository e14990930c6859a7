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
  readonly events: PackedEvent[];
  digest: EventsDigest;
}

/** Takes notes of one match. What was noted first stays: who says something else later is caught. */
class NoteTaker {
  private readonly before: Seen;
  private seen: Seen;
  /** The events since this page was opened, or since it last missed some. */
  private stretch: Stretch | undefined;
  private finished: readonly SeenEvents[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly matchId: string) {
    this.before = notedOf(matchId);
    this.seen = this.before;
  }

  take({ table, commitments, from, events }: Glimpse): void {
    const isUndone = events.length > 0 && this.takeEvents(from, events);
    const { seats, phase } = table;
    const next: Seen = {
      seedCommitment: this.seen.seedCommitment ?? table.seedCommitment,
      engine: this.seen.engine ?? table.engine,
      contributions:
        this.seen.contributions ??
        (phase === 'gathering' ? undefined : seats.map(({ contribution }) => contribution ?? null)),
      commitments: withNew(isUndone ? [] : (this.seen.commitments ?? []), commitments),
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

  /** Says whether something that was noted has been undone: after a fault the table goes a step back and says so. */
  private takeEvents(from: number, events: readonly PackedEvent[]): boolean {
    const { stretch } = this;
    const end = stretch ? stretch.from + stretch.events.length : undefined;
    const isUndone = stretch !== undefined && end !== undefined && from >= stretch.from && from < end;
    if (stretch && isUndone) {
      stretch.events.length = from - stretch.from;
      stretch.digest = new EventsDigest();
      for (const event of stretch.events) stretch.digest.add(event);
    }
    if (!stretch || (!isUndone && from !== end)) {
      if (stretch) this.finished = [...this.finished, summary(stretch)];
      this.stretch = { from, events: [], digest: new EventsDigest() };
    }
    for (const event of events) {
      this.stretch?.events.push(event);
      this.stretch?.digest.add(event);
    }
    return isUndone;
  }

  private allEvents(): readonly SeenEvents[] {
    const earlier = [...(this.before.events ?? []), ...this.finished];
    return this.stretch ? [...earlier, summary(this.stretch)] : earlier;
  }
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
