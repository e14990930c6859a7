import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { pack, unpack } from 'msgpackr';
import { WebSocket } from 'ws';
import { setTimeout as sleep } from 'node:timers/promises';
import { retryDelay } from '../../../client/net/patience';
import type { DecisionOf, GameTypes, Random } from '../../../shared/core';
import type { AnyKit } from '../../../shared/games';
import { PROTOCOL_VERSION, ROOM_NAME } from '../../../shared/protocol';

const JOIN = 10;
const MESSAGE = 13;
const STATE = 14;
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
  decision: DecisionOf<GameTypes> | undefined;
  bytes = 0;
  answers = 0;
  private sentAt: number | undefined;
  private socket: WebSocket | undefined;

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly kit: AnyKit,
    private readonly watch: Watch,
  ) {}

  async join(matchId: string): Promise<void> {
    const seat = await post<{ processId: string; roomId: string; sessionId: string }>(
      `${this.url}/matchmake/joinOrCreate/${ROOM_NAME}`,
      { matchId, token: this.token, version: PROTOCOL_VERSION },
    );
    const address = `${this.url.replace('http', 'ws')}/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`;
    const socket = new WebSocket(address, { perMessageDeflate: false });
    this.socket = socket;
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', reject);
      socket.on('message', (data: Buffer) => {
        this.receive(data);
        if (data[0] === JOIN) {
          socket.send(Uint8Array.of(JOIN));
          resolve();
        }
      });
    });
  }

  /** As often as it takes, with the patience of a page. */
  async comeBack(matchId: string): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      await sleep(retryDelay(attempt));
      this.decision = undefined;
      this.sentAt = undefined;
      const isBack = await this.join(matchId).then(
        () => true,
        () => false,
      );
      if (isBack) return;
    }
  }

  answer(random: Random): void {
    const { decision } = this;
    if (!decision || !this.socket) return;
    this.decision = undefined;
    this.sentAt = performance.now();
    this.request('answer', { id: decision.id, answer: this.kit.rules.randomAnswer(decision, random) });
  }

  leave(): void {
    this.socket?.terminate();
  }

  private request(name: string, intent: unknown): void {
    const word = Buffer.from(name);
    const head = Uint8Array.of(REQUEST, name === 'answer' ? 1 : 2, 0xa0 + word.length, ...word);
    this.socket?.send(Buffer.concat([head, pack(intent)]));
  }

  /** As every page does, so that a full table need not wait for it. Before the start there is no other hash about. */
  private contribute(state: Buffer): void {
    const commitment = /[0-9a-f]{64}/.exec(state.toString('latin1'))?.[0];
    if (commitment) this.request('contribute', { commitment, randomness: randomBytes(32).toString('hex') });
  }

  private receive(data: Buffer): void {
    this.bytes += data.length;
    switch (data[0] ?? 0) {
      case STATE:
        this.contribute(data);
        break;
      case PATCH:
        if (this.sentAt !== undefined) this.watch.latency(performance.now() - this.sentAt);
        this.sentAt = undefined;
        break;
      case MESSAGE: {
        const length = (data[1] ?? 0) - 0xa0;
        const name = data.toString('latin1', 2, 2 + length);
        if (name === 'events' && data.includes('matchEnded')) this.watch.over();
        if (name !== 'decision') break;
        const message = unpack(data.subarray(2 + length)) as { decision?: DecisionOf<GameTypes> };
        this.decision = message.decision;
        if (message.decision) this.watch.asked(this);
        break;
      }
      case RESPONSE: {
        // [code, request id, status, reply]
        if (data[1] !== 1) break;
        const reply = unpack(data.subarray(3)) as { ok: boolean; code?: string };
        if (reply.ok) this.answers++;
        else this.watch.refused(reply.code ?? '');
        break;
      }
    }
  }
}

const CONNECTIONS = new Agent({ keepAlive: true });

/** Not by `fetch`: thousands of those at once take as much of the machine as the server that is measured. */
function post<Reply>(url: string, body: unknown): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const asked = request(url, { method: 'POST', agent: CONNECTIONS, headers }, (response) => {
      json(response).then((reply) => {
        if (response.statusCode === 200) resolve(reply as Reply);
        else reject(new Error(`${url} answered ${response.statusCode}: ${JSON.stringify(reply)}`));
      }, reject);
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });
}
