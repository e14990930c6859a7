import type { Unsent } from '../../client/net/outbox';
import { Connection, type ConnectionStatus } from '../../client/net/connection';
import type { Input, Random, Viewer } from '../../shared/core';
import { games, type AnyKit } from '../../shared/games';
import type { MechsView } from '../../shared/games/mechs';
import {
  assembleTable,
  assembleView,
  type DecisionMessage,
  type Notice,
  type Reply,
  type ServerMessageName,
  type ServerMessages,
  type TableInfo,
  type Welcome,
  type WireState,
} from '../../shared/protocol';

/** A page at a table, without its looks: the very connection of the client, which comes back by itself. */
export class Page {
  status: ConnectionStatus | undefined;
  trouble: string | undefined;
  welcome: Welcome | undefined;
  asked: DecisionMessage = {};
  readonly notices: Notice[] = [];
  /** How often it was let in. */
  welcomes = 0;
  /** What the server said it has taken. */
  readonly acknowledged: Input[] = [];
  private state: WireState | undefined;
  private readonly connection: Connection;

  constructor(url: string, matchId: string, token: string) {
    Object.assign(globalThis, { location: { origin: url } });
    this.connection = new Connection(
      { matchId },
      {
        status: (status) => {
          this.status = status;
          if (status !== 'connected') this.welcome = undefined;
        },
        trouble: (code) => (this.trouble = code),
        unanswered: () => undefined,
        state: (state) => (this.state = state),
        message: (name, message) => this.read(name, message),
      },
      () => token,
    );
  }

  get isIn(): boolean {
    return this.status === 'connected' && this.welcome !== undefined;
  }

  get viewer(): Viewer {
    return this.welcome?.viewer ?? 'spectator';
  }

  get table(): TableInfo | undefined {
    return this.state && assembleTable(this.state);
  }

  /** Of the game on the table. */
  get kit(): AnyKit {
    return games.named(this.state!.table.game)!;
  }

  get view(): MechsView | undefined {
    return (
      this.state &&
      this.welcome &&
      (assembleView(this.kit.wire, this.state, this.viewer, this.asked) as MechsView | undefined)
    );
  }

  /** Answers what is asked, in any legal way. Whether it was taken is unknown when the line broke meanwhile. */
  async answer(random: Random): Promise<Reply | Unsent | undefined> {
    const { viewer, asked } = this;
    if (!this.isIn || viewer === 'spectator' || !asked.decision) return undefined;
    const { id } = asked.decision;
    const answer = this.kit.rules.randomAnswer(asked.decision, random);
    const reply = await this.connection.request('answer', { id, answer: answer as never });
    if (reply.ok && !reply.repeat) this.acknowledged.push({ type: 'answer', seat: viewer, id, answer });
    return reply;
  }

  request: Connection['request'] = (name, intent) => this.connection.request(name, intent);

  close(): void {
    this.connection.close();
  }

  private read<Name extends ServerMessageName>(name: Name, message: ServerMessages[Name]): void {
    if (name === 'welcome') {
      this.welcome = message as Welcome;
      this.asked = {};
      this.welcomes++;
    } else if (name === 'decision') {
      this.asked = message as DecisionMessage;
    } else if (name === 'notice') {
      this.notices.push(message as Notice);
    }
  }
}
