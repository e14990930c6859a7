import { matchMaker } from '@colyseus/core';
import { QUEUE_ROOM, type QueueOutlook, type Wish } from '../../shared/protocol';
import { alone } from '../store/standing';
import type { Services } from '../services';
import type { QuickPlay } from './quickPlay';

/** How it looks in the queue, on whichever node it is. */
export async function outlookFor(
  { standing, log }: Services,
  quickPlay: QuickPlay,
  wish: Wish,
): Promise<QueueOutlook> {
  if (standing === alone) return quickPlay.outlook(wish);
  try {
    const room = await matchMaker.driver.findOne({ name: QUEUE_ROOM });
    if (room && room.processId !== matchMaker.processId)
      return (await matchMaker.remoteRoomCall(room.roomId, 'outlook', [wish])) as QueueOutlook;
  } catch (error) {
    log.warn({ err: error }, 'the queue of another node could not be asked');
  }
  return quickPlay.outlook(wish);
}
