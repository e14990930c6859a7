import type { IncomingMessage } from 'node:http';
import { WebSocketTransport, type TransportOptions } from '@colyseus/ws-transport';
import { isCutOff } from './backlog';

const STEPS = 30;

/** As much of a connection as the framework counts on: a pong sets `pingCount` back. */
interface Pinged {
  pingCount: number;
  ping(): void;
  terminate(): void;
}

/**
 * Asks every connection in its turn whether it is still there. The framework asks all of them in the same moment:
 * with thousands of them every game stands still for it.
 */
export class EvenTransport extends WebSocketTransport {
  constructor(options: TransportOptions) {
    super(options);
    // Pings are answered below the rooms, and those answers can be left unread too.
    this.wss.on('connection', (socket) => socket.on('ping', () => isCutOff(socket)));
  }

  /** Told of every connection, before the room that it leads to. */
  onConnected(listener: (socket: object, request: IncomingMessage) => void): this {
    this.wss.prependListener('connection', listener);
    return this;
  }

  protected override autoTerminateUnresponsiveClients(intervalMs: number, maxRetries: number): void {
    let round: readonly Pinged[] = [];
    let step = 0;
    this.pingInterval = setInterval(() => {
      if (step === 0) round = [...this.wss.clients] as unknown as Pinged[];
      const part = (at: number) => Math.floor((round.length * at) / STEPS);
      for (const client of round.slice(part(step), part(step + 1))) {
        if (client.pingCount >= maxRetries) client.terminate();
        else {
          client.pingCount++;
          client.ping();
        }
      }
      step = (step + 1) % STEPS;
    }, intervalMs / STEPS);
  }
}
