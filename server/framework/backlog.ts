import { ClientState, logger } from '@colyseus/core';
import { WebSocketClient } from '@colyseus/ws-transport';
import type { WebSocket } from 'ws';

/** Bytes. No page has so much before it unless it has stopped reading: a whole match is a tenth of this. */
const MOST_WAITING = 2 ** 20;

/** What the framework keeps for those who have not said yet that they are in. */
const queued = new WeakMap<WebSocketClient, number>();
const held = new WeakMap<WebSocketClient, unknown>();

/** Cuts a connection whose peer reads nothing: a polite end would wait behind all the rest. */
export function isCutOff(socket: WebSocket, alsoWaiting = 0): boolean {
  if (socket.bufferedAmount + alsoWaiting <= MOST_WAITING) return false;
  if (socket.readyState === socket.OPEN) logger.warn('a connection was cut: it reads nothing');
  socket.terminate();
  return true;
}

type Raw = WebSocketClient['raw'];
type EnqueueRaw = WebSocketClient['enqueueRaw'];

const { prototype } = WebSocketClient;
const raw: Raw = Reflect.get(prototype, 'raw');
const enqueueRaw: EnqueueRaw = Reflect.get(prototype, 'enqueueRaw');

// Replies that nobody reads would fill the memory. Whatever a room sends, of whatever kind it is, passes through these
// two methods of the framework's connection, and stops here once too much is waiting.
prototype.raw = function (this: WebSocketClient, ...frame: Parameters<Raw>): void {
  if (!isCutOff(this.ref)) raw.apply(this, frame);
};

prototype.enqueueRaw = function (this: WebSocketClient, ...frame: Parameters<EnqueueRaw>): void {
  if (this.state !== ClientState.JOINED) {
    const waiting = queued.get(this) ?? 0;
    if (isCutOff(this.ref, waiting)) return;
    queued.set(this, waiting + frame[0].length);
  } else held.delete(this);
  enqueueRaw.apply(this, frame);
};

// What is held for somebody who is joining is deleted when they are in, and an object of which something was deleted is a table
// of names to V8, larger and slower than fields. So it is held beside the connection.
Object.defineProperty(prototype, '_enqueuedMessages', {
  get(this: WebSocketClient) {
    return held.get(this);
  },
  set(this: WebSocketClient, messages: unknown) {
    held.set(this, messages);
  },
});
