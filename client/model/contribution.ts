import type { Seat } from '../../shared/core';
import type { Seen } from '../../shared/fairness/archive';
import type { Intent } from '../../shared/protocol/intents';
import type { Reply } from '../../shared/protocol/refusals';
import type { TableInfo } from '../../shared/protocol/table';
import type { Trouble } from '../net/api';
import type { Unsent } from '../net/outbox';
import { stored } from './storage';

/**
 * What this page adds to the seed of a match: the server cannot foresee it, and has committed to its own share before
 * it hears of it. Nobody has to do anything for it.
 */
type Send = (intent: Intent<'contribute'>) => Promise<Reply | Unsent>;

interface Share extends Intent<'contribute'> {
  readonly matchId: string;
  readonly seat: Seat;
  /** The server has it, may have it or is on the way to it, or will never hear of it. */
  state: 'taken' | 'sent' | 'lost' | 'refused';
}

const BYTES = 32;

/** What the next try may cure: the line was cut, or nothing could be kept. The same bytes count as the same. */
const PASSING: readonly Trouble[] = ['offline', 'internal', 'storage-failed', 'rate-limited'];

let share: Share | undefined;

/** To be called with whatever is new about the table. */
export function takePart(table: TableInfo, seat: Seat | undefined, send: Send): void {
  const { matchId, phase, seedCommitment: commitment } = table;
  const isSame = share?.matchId === matchId && share.seat === seat && share.commitment === commitment;
  if (phase !== 'gathering') {
    // Kept only now: whoever left the seat before the start has no part in the match.
    if (isSame && share?.state === 'taken') keep(share);
    share = undefined;
    return;
  }
  if (seat === undefined || commitment === undefined) {
    share = undefined;
    return;
  }
  if (!isSame) share = { matchId, seat, commitment, randomness: randomBytes(), state: 'lost' };
  if (share?.state === 'lost') give(share, send);
}

function give(mine: Share, send: Send): void {
  const { commitment, randomness } = mine;
  mine.state = 'sent';
  void send({ commitment, randomness }).then((reply) => {
    if (reply.ok) mine.state = 'taken';
    else mine.state = PASSING.includes(reply.code) ? 'lost' : 'refused';
  });
}

/** What was added from this browser to the match, for Verify. */
export function contributionTo(matchId: string): Seen['contribution'] {
  const text = stored.text(keyOf(matchId));
  return text === undefined ? undefined : (JSON.parse(text) as Seen['contribution']);
}

export function forgetContribution(matchId: string): void {
  stored.remove(keyOf(matchId));
}

function keep({ matchId, seat, randomness }: Share): void {
  const contribution: Seen['contribution'] = { seat, randomness };
  stored.setText(keyOf(matchId), JSON.stringify(contribution));
}

function keyOf(matchId: string): string {
  return `contribution.${matchId}`;
}

/** There also on a page that came over plain http, unlike the rest of the browser's cryptography. */
function randomBytes(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
