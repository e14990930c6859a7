import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';

const TYPES: Readonly<Record<number, 'A' | 'AAAA'>> = { 1: 'A', 28: 'AAAA' };
const HEAD_BYTES = 12;
const IS_ANSWER = 0x8180;
const NO_SUCH_NAME = 3;

/** The bytes of the addresses, or none; `undefined` is never answered, `unknown` is no name. */
export type Zone = (name: string, type: 'A' | 'AAAA') => readonly Buffer[] | 'unknown' | undefined;

/** A name server of the test's own. */
export class NameServer {
  /** Questions that were left unanswered. */
  left = 0;

  private constructor(
    private readonly socket: Socket,
    private readonly zone: Zone,
  ) {
    socket.on('message', (question, from) => this.hear(question, from));
  }

  static async open(zone: Zone): Promise<NameServer> {
    const socket = createSocket('udp4').bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return new NameServer(socket, zone);
  }

  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  async close(): Promise<void> {
    this.socket.close();
    await once(this.socket, 'close');
  }

  private hear(question: Buffer, from: RemoteInfo): void {
    const labels: string[] = [];
    let at = HEAD_BYTES;
    for (let length = question[at]!; length > 0; length = question[at]!) {
      labels.push(question.toString('latin1', at + 1, at + 1 + length));
      at += length + 1;
    }
    const type = TYPES[question.readUInt16BE(at + 1)];
    const found = type && this.zone(labels.join('.'), type);
    if (!found) return void this.left++;
    const addresses = found === 'unknown' ? [] : found;
    const head = Buffer.alloc(HEAD_BYTES);
    head.writeUInt16BE(question.readUInt16BE(0), 0);
    head.writeUInt16BE(IS_ANSWER + (found === 'unknown' ? NO_SUCH_NAME : 0), 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(addresses.length, 6);
    const answers = addresses.map((bytes) => {
      const record = Buffer.alloc(12);
      record.writeUInt16BE(0xc000 + HEAD_BYTES, 0);
      record.writeUInt16BE(question.readUInt16BE(at + 1), 2);
      record.writeUInt16BE(1, 4);
      record.writeUInt32BE(60, 6);
      record.writeUInt16BE(bytes.length, 10);
      return Buffer.concat([record, bytes]);
    });
    this.socket.send(
      Buffer.concat([head, question.subarray(HEAD_BYTES, at + 5), ...answers]),
      from.port,
      from.address,
    );
  }
}
