import { pack, unpack } from 'msgpackr';
import { WebSocket } from 'ws';
import { mechs, type MechsDecision } from '../../../shared/games/mechs';
import type { Random } from '../../../shared/core';
import { PROTOCOL_VERSION, ROOM_NAME } from '../../../shared/protocol';

const JOIN = 10;
const MESSAGE = 13;
const PATCH = 15;
const REQUEST = 21;
const RESPONSE = 22;

export interface Watch {
  /** Milliseconds from sending an answer to the patch that it caused. */
  latency(ms: number): void;
  refused(code: string): void;
  /** Somebody is asked. */
  asked(client: QuickClient): void;
  /** The match has ended. */
  over(): void;
}

/** As much of a page as a load needs: it reads what it is asked and answers, but does not decode the state. */
export class QuickClient {
  decision: MechsDecision | undefined;
  bytes = 0;
  answers = 0;
  private sentAt: number | undefined;
  private socket: WebSocket | undefined;

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly watch: Watch,
  ) {}

  async join(matchId: string): Promise<void> {
    const response = await fetch(`${this.url}/matchmake/joinOrCreate/${ROOM_NAME}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ matchId, token: this.token, version: PROTOCOL_VERSION }),
    });
    if (!response.ok) throw new Error(`Could not join: ${await response.text()}`);
    const seat = (await response.json()) as { processId: string; roomId: string; sessionId: string };
    const address = `${this.url.replace('http', 'ws')}/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`;
    const socket = new WebSocket(address, { perMessageDeflate: false });
    this.socket = socket;
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        this.receive(data);
        if (data[0] === JOIN) {
          socket.send(Uint8Array.of(JOIN));
          resolve();
        }
      });
    });
  }

  answer(random: Random): void {
    const { decision } = this;
    if (!decision || !this.socket) return;
    this.decision = undefined;
    const name = Buffer.from('answer');
    const head = Uint8Array.of(REQUEST, 1, 0xa0 + name.length, ...name);
    const body = pack({ id: decision.id, answer: mechs.randomAnswer(decision, random) });
    this.sentAt = performance.now();
    this.socket.send(Buffer.concat([head, body]));
  }

  leave(): void {
    this.socket?.terminate();
  }

  private receive(data: Buffer): void {
    this.bytes += data.length;
    switch (data[0] ?? 0) {
      case PATCH:
        if (this.sentAt !== undefined) this.watch.latency(performance.now() - this.sentAt);
        this.sentAt = undefined;
        break;
      case MESSAGE: {
        const length = (data[1] ?? 0) - 0xa0;
        const name = data.toString('latin1', 2, 2 + length);
        if (name === 'events' && data.includes('matchEnded')) this.watch.over();
        if (name !== 'decision') break;
        const message = unpack(data.subarray(2 + length)) as { decision?: MechsDecision };
        this.decision = message.decision;
        if (message.decision) this.watch.asked(this);
        break;
      }
      case RESPONSE: {
        // [code, request id, status, reply]
        const reply = unpack(data.subarray(3)) as { ok: boolean; code?: string };
        if (reply.ok) this.answers++;
        else this.watch.refused(reply.code ?? '');
        break;
      }
    }
  }
}
