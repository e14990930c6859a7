import { once } from 'node:events';
import type { Socket } from 'node:net';
import { pack } from 'msgpackr';
import { WebSocket } from 'ws';
import { ask } from './http';
import { until } from './testPorts';

const JOIN_ROOM = 10;
const REQUEST = 21;

/** A connection that does no more by itself than a socket must: whoever holds it decides what is read and said. */
export class BareSocket {
  closed: number | undefined;
  /** What came, frame by frame. */
  readonly frames: Buffer[] = [];
  private requests = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.frames.push(data));
    socket.on('close', (code) => (this.closed = code));
    socket.on('error', () => undefined);
  }

  /** Takes a seat in a room and hears that it has it; the room does not hear that it did. */
  static async open(
    url: string,
    room: string,
    options: object,
    headers: Record<string, string> = {},
  ): Promise<BareSocket> {
    return BareSocket.enter(await BareSocket.ticket(url, room, options), headers);
  }

  /** Is let through the door of a room: the address at which a place is kept there for a while. */
  static async ticket(url: string, room: string, options: object): Promise<string> {
    const { body } = await ask({ url }, `/matchmake/joinOrCreate/${room}`, { body: options });
    const { roomId, processId, sessionId } = body as Record<string, string>;
    if (sessionId === undefined) throw new Error(JSON.stringify(body));
    return `${url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`;
  }

  /** Takes the place that is kept at an address. */
  static async enter(address: string, headers: Record<string, string> = {}): Promise<BareSocket> {
    const socket = new WebSocket(address, { headers });
    const bare = new BareSocket(socket);
    await Promise.race([once(socket, 'message'), once(socket, 'close')]);
    if (bare.frames[0]?.[0] !== JOIN_ROOM) throw new Error(`There was no seat (${bare.closed}).`);
    return bare;
  }

  join(): void {
    this.socket.send(Uint8Array.of(JOIN_ROOM));
  }

  request(name: string, payload: object): void {
    this.requestRaw(name, pack(payload));
  }

  /** A request whose payload is these bytes, whatever they mean. */
  requestRaw(name: string, payload: Uint8Array): void {
    const head = Buffer.from([REQUEST, this.requests++ % 0x80, 0xa0 + name.length]);
    this.socket.send(Buffer.concat([head, Buffer.from(name), payload]));
  }

  ping(): void {
    this.socket.ping(Buffer.alloc(125));
  }

  /** The end, whoever brings it about. */
  async ended(): Promise<void> {
    if (this.closed === undefined) await once(this.socket, 'close');
  }

  /** An answer to nothing. */
  pong(): void {
    this.socket.pong();
  }

  /** Bytes as they are, whatever they mean. False: nobody is there any more. */
  writeRaw(bytes: Uint8Array): Promise<boolean> {
    const { _socket: line } = this.socket as unknown as { _socket: Socket | null };
    return new Promise((resolve) => {
      if (line) line.write(bytes, (error) => resolve(!error));
      else resolve(false);
    });
  }

  /** Everything that was said has left this process. */
  async said(): Promise<void> {
    await until(() => this.socket.bufferedAmount === 0 || this.closed !== undefined, 'everything to be said');
  }

  /** From here on nothing is read. */
  stopReading(): void {
    this.socket.pause();
  }

  end(): void {
    this.socket.terminate();
  }
}
