import type { Client } from '@colyseus/core';
import type { Socket } from 'node:net';

const corked = new Set<Socket>();

/**
 * Lets everything that a page is sent in one turn of the event loop leave in one write: patch, events, decision and
 * reply cost one system call instead of four.
 */
export function batch(client: Client): void {
  const { _socket: socket } = client.ref as unknown as { _socket?: Socket };
  if (!socket || corked.has(socket)) return;
  if (corked.size === 0) setImmediate(release);
  corked.add(socket);
  socket.cork();
}

function release(): void {
  for (const socket of corked) socket.uncork();
  corked.clear();
}
