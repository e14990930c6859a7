import type { EventsMessage, GameTypes, HeldAnswer, Seat, Viewer } from '../core';
import type { Phrase } from './constants';
import type { AutomaticAnswer, Habits } from './habits';
import type { RefusalReason } from './refusals';

/**
 * What a match room sends besides the state. After every accepted input the state's patch comes first, then
 * `events`, then `decision`: whoever reads them in this order always has a state that fits.
 */
export interface ServerMessages {
  /** Once after each join, after the first state. */
  welcome: Welcome;
  /** What the seat is asked now; replaces what was sent before. Empty: nothing is asked. */
  decision: DecisionMessage;
  /** Public facts, in order. `from` counts all events of the match. */
  events: EventsMessage;
  /** What happened since this person was last here; sent after `welcome` to a seat that comes back. */
  recap: EventsMessage;
  /** What was answered for this person by what they chose beforehand; all of it after `welcome`, then one by one. */
  automatic: { readonly answers: readonly AutomaticAnswer[] };
  chat: ChatLine;
  /** The last lines, to somebody who joins. */
  chatLog: { readonly lines: readonly ChatLine[] };
  notice: Notice;
  /** The reply to a plain `room.send` of an intent that was refused. */
  refusal: { readonly intent: string; readonly code: RefusalReason; readonly rule?: string };
}

export interface Welcome {
  /** The server's clock, to show deadlines by. */
  readonly now: number;
  readonly matchId: string;
  readonly viewer: Viewer;
  readonly name: string;
  /** How many events the match has had: what comes next starts here. */
  readonly events: number;
  readonly muted: readonly Seat[];
  readonly blocked: readonly Seat[];
  /** What this person has said before they want to be asked here, where they have. */
  readonly habits?: Habits;
  /** Kinds of decision that they want to be asked the next time. */
  readonly demanded?: readonly string[];
  /** Whether the rules of this match know what may be left to others. */
  readonly delegates?: true;
}

export interface DecisionMessage<T extends GameTypes = GameTypes> {
  readonly decision?: T['decision'];
  /** The own simultaneous answer, locked until the last seat has answered. */
  readonly held?: HeldAnswer;
}

export type ChatLine = {
  readonly seat: Seat;
  readonly name: string;
  /** Server time. */
  readonly at: number;
} & ({ readonly text: string } | { readonly phrase: Phrase });

export type Notice =
  /** This person opened the table in another tab or device; the socket closes now. */
  | { readonly kind: 'elsewhere' }
  /** The server stops; the match goes on when it is back. */
  | { readonly kind: 'stopping' }
  /** This seat is idle; the others may hand it to the autopilot. */
  | { readonly kind: 'nudged'; readonly seat: Seat }
  /** A fault was found and the last input was undone: choose again. */
  | { readonly kind: 'undone' };

export type ServerMessageName = keyof ServerMessages;
