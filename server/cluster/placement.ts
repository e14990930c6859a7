import { LOBBY_ROOM, QUEUE_ROOM } from '../../shared/protocol';
import type { Pacing } from '../base/ports';
import { Busy } from '../rooms/admission';
import type { Leases } from '../store/leases';
import { WORTH_WAITING_MS } from '../store/standing';
import type { Members } from './members';

/** A node that is out of reach is asked to see to it once in so long, however many want what it has. */
const RECALL_MS = 500;

export interface PlacementContext {
  readonly leases: Pick<Leases, 'holderOf' | 'recall'>;
  readonly members: Pick<Members, 'processOf' | 'isLost' | 'choose'>;
  /** The framework's name for this process. */
  readonly processId: () => string;
  readonly ports: Pacing;
}

/** Where a room is to be opened: a match where it is held already, else where there is least to do. */
export class Placement {
  private readonly recalledAt = new Map<string, number>();

  constructor(private readonly context: PlacementContext) {}

  /** Rejects with `Busy` while the match is a node's that was killed. */
  async placeFor(room: string, matchId: string | undefined): Promise<string> {
    const { leases, members, processId } = this.context;
    if (room === LOBBY_ROOM || room === QUEUE_ROOM || matchId === undefined) return processId();
    const holder = await leases.holderOf(matchId).catch(() => undefined);
    const found = holder && (await members.processOf(holder.node));
    if (found !== undefined) return found;
    if (holder && holder.leftMs > WORTH_WAITING_MS && members.isLost(holder.node)) {
      this.recall(holder.node);
      // Nobody could open it before that: thousands who try would only keep the database busy. One that stops in good
      // order lets go sooner.
      throw new Busy(holder.leftMs);
    }
    return members.choose();
  }

  private recall(node: string): void {
    const { leases, ports } = this.context;
    const now = ports.steady();
    for (const [id, at] of this.recalledAt) if (now - at >= RECALL_MS) this.recalledAt.delete(id);
    if (this.recalledAt.has(node)) return;
    this.recalledAt.set(node, now);
    leases.recall(node).catch(() => undefined);
  }
}
