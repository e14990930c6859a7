import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import { Allowance, type Rate } from '../base/limits';
import type { Pacing } from '../base/ports';

/** A room closes a connection that sends ten times too much, and says so. Who goes on and on all the same is cut. */
const FRAMES_PER_INTENT = 200;
/** No page asks whether the server is there, and to its questions there is one answer each. */
const SIGNS_PER_INTENT = 1;
const BYTES_PER_INTENT = 12 * 1024;
/** A page says at once that it is in. */
const FIRST_WORD_MS = 10_000;

interface LineGuardOptions {
  readonly ports: Pacing;
  readonly intentsPerSecond: number;
  /** A connection was cut. */
  cut(): void;
}

/**
 * Answers pings, and cuts connections that flood below the rooms, which hear of whole messages alone: by pings and pongs, by crumbs of a
 * message, or by whatever comes after the door was closed. Each is quick, but a packet holds ten thousand of them, and
 * meanwhile everybody waits.
 */
export class LineGuard {
  constructor(private readonly options: LineGuardOptions) {}

  watch(socket: WebSocket, { socket: line }: IncomingMessage): void {
    const { ports } = this.options;
    const frames = this.allowance(FRAMES_PER_INTENT);
    const signs = this.allowance(SIGNS_PER_INTENT);
    const bytes = this.allowance(BYTES_PER_INTENT);
    const cut = () => this.cut(socket);
    const silent = ports.setTimer(FIRST_WORD_MS, cut);
    socket.once('message', silent).once('close', silent);
    socket.on('message', () => frames.take() || cut());
    socket.on('pong', () => signs.take() || cut());
    socket.on('ping', (question: Buffer) => (signs.take() ? socket.pong(question) : cut()));
    line.on('data', (data: Buffer) => bytes.take(data.length) || cut());
  }

  private allowance(perIntent: number): Allowance {
    const perSecond = perIntent * this.options.intentsPerSecond;
    return new Allowance(this.options.ports, { perSecond, burst: perSecond * 2 } satisfies Rate);
  }

  private cut(socket: WebSocket): void {
    if (socket.readyState === socket.OPEN) this.options.cut();
    socket.terminate();
  }
}
