import { QUEUE_ROOM } from '../../shared/protocol/constants';
import type { QueueMessages, Wish } from '../../shared/protocol/queue';
import { SideRoom, type SideRoomListeners } from './sideRoom';

const MESSAGES = ['queue', 'proposal', 'again', 'table', 'out'] as const;

export type Queue = SideRoom<QueueMessages>;

export function joinQueue(wish: Wish, listeners: SideRoomListeners<QueueMessages>): Queue {
  return new SideRoom({ name: QUEUE_ROOM, options: () => ({ wish }), messages: MESSAGES }, listeners);
}
