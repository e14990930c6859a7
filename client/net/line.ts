import type { Room } from 'colyseus.js';

/** A node that was stopped in the middle of a join never answers: another one is asked then. */
const JOIN_MS = 4000;
/** How often the line is tried, and how long an answer may take. */
const PING_MS = 2000;
const SILENT_MS = 3000;

/** A join that takes too long is given up. Should it succeed after all, that connection is left at once. */
export function inTime<Joined extends Room>(joining: Promise<Joined>): Promise<Joined> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new TooLate());
    }, JOIN_MS);
    joining.then(
      (room) => {
        clearTimeout(timer);
        if (isLate) abandon(room);
        else resolve(room);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}

export class TooLate extends Error {}

/** Calls back once when the other side has gone silent: a socket by itself would wait for ever. Returns how to stop. */
export function watchLine(room: Pick<Room, 'ping'>, silent: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
  };
  const ping = () => {
    const sentAt = Date.now();
    timer = setTimeout(() => {
      // This page was asleep itself: the answer may be there, unread.
      if (Date.now() - sentAt > 2 * SILENT_MS) return ping();
      stop();
      silent();
    }, SILENT_MS);
    room.ping(() => {
      // A line that was given up may still answer, when the other side wakes: nobody watches it any more.
      if (isOver) return;
      clearTimeout(timer);
      timer = setTimeout(ping, PING_MS);
    });
  };
  timer = setTimeout(ping, PING_MS);
  return stop;
}

/** Nothing that still comes is of interest. Leaving a dead socket can hang; nobody waits for it. */
export function abandon(room: Room): void {
  room.reconnection.enabled = false;
  room.removeAllListeners();
  void room.leave().catch(() => undefined);
}
