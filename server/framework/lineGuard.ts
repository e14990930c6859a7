import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import { Allowance, type Rate } from '../base/limits';
import type { Pacing } from '../base/ports';

/** A room closes a connection that sends ten times too much, and says so. Who goes on and on all the same is cut. */
const FRAMES_PER_INTENT = 60;
/** Then nobody listens or counts any more; what is still under way is little. */
const BYTES_WHILE_CLOSING = 8;
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
  private readonly frames: Rate;
  private readonly signs: Rate;
  private readonly bytes: Rate;

  constructor(private readonly options: LineGuardOptions) {
    this.frames = this.rate(FRAMES_PER_INTENT);
    this.signs = this.rate(SIGNS_PER_INTENT);
    this.bytes = this.rate(BYTES_PER_INTENT);
  }

  watch(socket: WebSocket, { socket: line }: IncomingMessage): void {
    const { ports } = this.options;
    const frames = new Allowance(ports, this.frames);
    const signs = new Allowance(ports, this.signs);
    const bytes = new Allowance(ports, this.bytes);
    const cut = () => this.cut(socket);
    const cancel = ports.setTimer(FIRST_WORD_MS, cut);
    socket.on('close', cancel);
    socket.on('message', () => {
      cancel();
      // A page waits until a room has said that it listens; at most addresses there is none.
      const isHeard = socket.listenerCount('message') > 1;
      if (!isHeard || !frames.take()) cut();
    });
    socket.on('pong', () => signs.take() || cut());
    socket.on('ping', (question: Buffer) => (signs.take() ? socket.pong(question) : cut()));
    line.on('data', ({ length }: Buffer) => {
      const weight = socket.readyState === socket.OPEN ? 1 : BYTES_WHILE_CLOSING;
      if (!bytes.take(length * weight)) cut();
    });
  }

  private rate(perIntent: number): Rate {
    const perSecond = perIntent * this.options.intentsPerSecond;
    return { perSecond, burst: perSecond * 2 };
  }

  private cut(socket: WebSocket): void {
    if (socket.readyState === socket.OPEN) this.options.cut();
    skipTheRest(socket);
    socket.terminate();
  }
}

/** What came in the same packet would be read to its end, also after the connection has. */
function skipTheRest(socket: WebSocket): void {
  const { _receiver: receiver } = socket as { _receiver?: { _bufferedBytes: number } };
  if (receiver) receiver._bufferedBytes = 0;
}
