import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { WebSocketTransport, type TransportOptions } from '@colyseus/ws-transport';
import type { WebSocket } from 'ws';
import { isCutOff } from './backlog';

const STEPS = 30;
const QUESTION_LENGTH = 4;

/**
 * Asks every connection in its turn whether it is still there. The framework asks all of them in the same moment:
 * with thousands of them every game stands still for it. It also takes any answer; here one has to repeat the
 * question, so that nobody stays who does not read.
 */
export class EvenTransport extends WebSocketTransport {
  /** What each was asked and has not answered. */
  private readonly questions = new WeakMap<WebSocket, Set<string>>();

  constructor(options: TransportOptions) {
    super(options);
    this.wss.on('connection', (socket) => {
      // Pings are answered below the rooms, and those answers can be left unread too.
      socket.on('ping', () => isCutOff(socket));
      const open = new Set<string>();
      this.questions.set(socket, open);
      socket.on('pong', (answer) => {
        if (open.has(answer.toString('hex'))) open.clear();
      });
    });
  }

  /** Told of every connection, before the room that it leads to. */
  onConnected(listener: (socket: WebSocket, request: IncomingMessage) => void): this {
    this.wss.prependListener('connection', listener);
    return this;
  }

  protected override autoTerminateUnresponsiveClients(intervalMs: number, maxRetries: number): void {
    let round: readonly WebSocket[] = [];
    let step = 0;
    this.pingInterval = setInterval(() => {
      if (step === 0) round = [...this.wss.clients];
      const part = (at: number) => Math.floor((round.length * at) / STEPS);
      for (const client of round.slice(part(step), part(step + 1))) this.ask(client, maxRetries);
      step = (step + 1) % STEPS;
    }, intervalMs / STEPS);
  }

  private ask(client: WebSocket, maxRetries: number): void {
    const open = this.questions.get(client);
    if (!open || open.size >= maxRetries) return client.terminate();
    const question = randomBytes(QUESTION_LENGTH);
    open.add(question.toString('hex'));
    client.ping(question);
  }
}
