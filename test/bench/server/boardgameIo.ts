import { createRequire } from 'node:module';
import { io, type Socket } from 'socket.io-client';
import type { Game } from 'boardgame.io';
import { Match, quickRandom, seedFrom } from '../../../shared/core';
import { mechs, type MechsState } from '../../../shared/games/mechs';

/**
 * boardgame.io's own server at its best: production mode, no undo, in-memory storage, one move that ends the turn,
 * a state of the same size and shape as ours with the same redaction, websockets only. The move does what a light
 * turn of ours does and knows no rule. `delta` turns its patches on: fewer bytes for more work. `keptIn` names a
 * PostgreSQL database that it keeps its matches in, by the package that its users take for that (bgio-postgres), with
 * more connections than that has by default: a move reads the match's row and writes it, its log included, again.
 */
export const GAME = 'light';
const CONNECTIONS = 20;

function middleState(): MechsState {
  const random = quickRandom(1);
  const match = Match.create(mechs, { seats: 2 }, seedFrom(random));
  for (let i = 0; i < 100 && !match.isOver; i++) {
    for (const seat of match.waitingFor()) {
      const decision = match.decision(seat);
      if (decision)
        match.submit({ type: 'answer', seat, id: decision.id, answer: mechs.randomAnswer(decision, random) });
    }
  }
  return match.state;
}

function lightGame(delta: boolean): Game<MechsState> {
  const start = middleState();
  return {
    name: GAME,
    disableUndo: true,
    deltaState: delta,
    setup: () => start,
    turn: { minMoves: 1, maxMoves: 1 },
    playerView: ({ G, playerID }: { G: MechsState; playerID: string | null }) => ({
      open: G.open,
      own: playerID === null ? undefined : G.secrets[Number(playerID)],
    }),
    moves: {
      play: (
        { G, playerID }: { G: MechsState; playerID: string },
        zone: number,
        resource: 'energy' | 'credits',
      ) => {
        const seat = G.open.seats[Number(playerID)];
        if (!seat) return;
        seat.zone = zone;
        seat[resource] = (seat[resource] + 1) % 10;
        seat.vp += 1;
        if (seat.revealed.length === 4) seat.revealed = [];
        seat.revealed.push({ kind: 'collect', direction: 'north' });
      },
    },
  };
}

/** Runs in a process of its own. */
export async function serveBoardgameIo(delta: boolean, keptIn: string | undefined): Promise<void> {
  const require = createRequire(import.meta.url);
  const { Server } = require('boardgame.io/server') as {
    Server: (options: object) => {
      run(port: number): Promise<{ appServer: { address(): { port: number } } }>;
    };
  };
  const { PostgresStore } = require('bgio-postgres') as typeof import('bgio-postgres');
  const db = keptIn && new PostgresStore(keptIn, { logging: false, pool: { max: CONNECTIONS } });
  const server = Server({ games: [lightGame(delta)], origins: ['*'], ...(db && { db }) });
  const { appServer } = await server.run(0);
  process.stdout.write(`ready: http://127.0.0.1:${appServer.address().port}/\n`);
}

/** One seat of a match of theirs. */
class TheirClient {
  answers = 0;
  bytes = 0;
  isEager = false;
  private stateId = 0;
  private isMyTurn = false;

  private constructor(
    private readonly socket: Socket,
    private readonly matchId: string,
    private readonly seat: number,
  ) {}

  static async join(url: string, matchId: string, seat: number): Promise<TheirClient> {
    const socket = io(`${url}/${GAME}`, { transports: ['websocket'], forceNew: true });
    const client = new TheirClient(socket, matchId, seat);
    await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
    const engine = socket.io.engine as unknown as {
      transport: { ws: { on(event: string, run: (data: Buffer) => void): void } };
    };
    engine.transport.ws.on('message', (data) => (client.bytes += data.length));
    await new Promise<void>((resolve) => {
      socket.on('sync', (_id: string, { state }: { state: TheirState }) => {
        client.take(state._stateID, state.ctx.currentPlayer);
        resolve();
      });
      socket.on('update', (_id: string, state: TheirState) =>
        client.take(state._stateID, state.ctx.currentPlayer),
      );
      // A patch names the new state; turns alternate.
      socket.on('patch', (_id: string, _before: number, id: number) =>
        client.take(id, client.isMyTurn ? '' : String(seat)),
      );
      socket.emit('sync', matchId, String(seat), undefined, 2);
    });
    return client;
  }

  move(): void {
    if (!this.isMyTurn) return;
    this.answers++;
    const payload = {
      type: 'play',
      args: [this.stateId % 25, 'energy'],
      playerID: String(this.seat),
      credentials: null,
    };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.stateId, this.matchId, String(this.seat));
  }

  leave(): void {
    this.socket.disconnect();
  }

  private take(stateId: number, current: string): void {
    this.stateId = stateId;
    this.isMyTurn = current === String(this.seat);
    if (this.isEager) this.move();
  }
}

interface TheirState {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
}

export interface TheirFigures {
  readonly answersPerSecond: number;
  readonly bytesPerAnswer: number;
}

/** Everybody moves as soon as it is their turn. A match is made when its first seat asks for it. */
export async function rushBoardgameIo(
  url: string,
  matches: number,
  { warmUpMs, ms }: { readonly warmUpMs: number; readonly ms: number },
): Promise<TheirFigures> {
  const clients: TheirClient[] = [];
  for (let match = 0; match < matches; match++) {
    for (const seat of [0, 1]) clients.push(await TheirClient.join(url, `bench-${match}`, seat));
  }
  for (const client of clients) client.isEager = true;
  for (const client of clients) client.move();
  await new Promise((resolve) => setTimeout(resolve, warmUpMs));
  const answersBefore = sum(clients, 'answers');
  const bytes = sum(clients, 'bytes');
  const begun = performance.now();
  await new Promise((resolve) => setTimeout(resolve, ms));
  const seconds = (performance.now() - begun) / 1000;
  const answers = sum(clients, 'answers') - answersBefore;
  const received = sum(clients, 'bytes') - bytes;
  for (const client of clients) client.isEager = false;
  for (const client of clients) client.leave();
  return { answersPerSecond: answers / seconds, bytesPerAnswer: received / answers };
}

function sum(clients: readonly TheirClient[], what: 'answers' | 'bytes'): number {
  return clients.reduce((total, client) => total + client[what], 0);
}
