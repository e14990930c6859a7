import { isSame } from '../../shared/core/plain';
import type { Intent, IntentName } from '../../shared/protocol/intents';
import type { Reply } from '../../shared/protocol/refusals';

/** The line went before anything could be said. */
export interface Unsent {
  readonly ok: false;
  readonly code: 'offline';
  readonly rule?: undefined;
}

export type Sent<Result = unknown> = Reply<Result> | Unsent;
type Send = (name: IntentName, intent: unknown) => Promise<Reply<unknown>>;

export interface Kept {
  readonly name: IntentName;
  readonly intent: unknown;
}

interface Letter {
  readonly name: IntentName;
  intent: unknown;
  /** It went out before, and nobody knows whether it arrived. */
  wasSent: boolean;
  isOut: boolean;
  readonly settle: ((reply: Sent) => void)[];
}

/** What the page asks for by itself: it asks anew when the line is back. */
const IS_FLEETING: ReadonlySet<IntentName> = new Set(['history', 'contribute', 'moveCode'] as const);
/** What would be there twice if it came twice. */
const IS_SENT_ONCE: ReadonlySet<IntentName> = new Set(['chat', 'addBot'] as const);
/** Of these the last word counts. */
const IS_REPLACED: ReadonlySet<IntentName> = new Set([
  'answer',
  'draft',
  'arrange',
  'wishColour',
  'habits',
  'rematch',
  'abandon',
] as const);

/** What a page that has to be loaded anew sends again from there. */
const IS_KEPT: ReadonlySet<IntentName> = new Set(['answer', 'draft', 'arrange', 'chat'] as const);

const UNSENT: Unsent = { ok: false, code: 'offline' };

/** What somebody did at a table, until the server has replied: without a line it waits, and goes out once there is one. */
export class Outbox {
  private letters: Letter[] = [];
  private send: Send | undefined;
  private isClosed = false;

  /** `changed` is told how many have no reply yet, but for what the page asks for by itself. */
  constructor(private readonly changed: (unanswered: number) => void) {}

  put<Name extends IntentName>(name: Name, intent: Intent<Name>): Promise<Sent> {
    if (this.isClosed || (!this.send && IS_FLEETING.has(name))) return Promise.resolve(UNSENT);
    return new Promise((resolve) => {
      const waiting = this.letters.find((letter) => !letter.isOut && isInPlaceOf(letter, name, intent));
      if (waiting) {
        waiting.intent = intent;
        waiting.settle.push(resolve);
      } else {
        this.letters.push({ name, intent, wasSent: false, isOut: false, settle: [resolve] });
      }
      this.flush();
    });
  }

  /** There is a line: what waited goes out, in the order in which it was done. */
  open(send: Send): void {
    this.send = send;
    this.flush();
  }

  /** The line is gone. What has no reply waits for the next one, unless it could be there already and must not be twice. */
  cut(): void {
    this.send = undefined;
    const lost = this.letters.filter(
      ({ isOut, name }) => isOut && (IS_SENT_ONCE.has(name) || IS_FLEETING.has(name)),
    );
    for (const letter of this.letters) letter.isOut = false;
    for (const letter of lost) this.settle(letter, UNSENT);
    this.tell();
  }

  /** Nobody comes back to this table from here. */
  close(): void {
    this.isClosed = true;
    this.send = undefined;
    for (const letter of [...this.letters]) this.settle(letter, UNSENT);
    this.tell();
  }

  /** What the seat decided and the server has not replied to: worth carrying over to the page's next load. */
  get undelivered(): readonly Kept[] {
    return this.letters.filter(({ name }) => IS_KEPT.has(name)).map(({ name, intent }) => ({ name, intent }));
  }

  private flush(): void {
    const { send } = this;
    if (send) for (const letter of this.letters) if (!letter.isOut) this.post(letter, send);
    this.tell();
  }

  private post(letter: Letter, send: Send): void {
    const isAgain = letter.wasSent;
    letter.isOut = letter.wasSent = true;
    const isCurrent = () => this.send === send && this.letters.includes(letter);
    send(letter.name, letter.intent).then(
      (reply) => {
        if (!isCurrent()) return;
        // It was done before the line went, or the table has gone on: what the page shows by now is the truth.
        const isDone = isAgain && !reply.ok && letter.name !== 'answer';
        this.settle(letter, isDone ? { ok: true } : reply);
        this.tell();
      },
      () => {
        // A line that is there and does not answer: whoever watches it cuts it soon if it is dead.
        if (!isCurrent()) return;
        this.settle(letter, { ok: false, code: 'internal' });
        this.tell();
      },
    );
  }

  private settle(letter: Letter, reply: Sent): void {
    this.letters = this.letters.filter((other) => other !== letter);
    for (const resolve of letter.settle) resolve(reply);
  }

  private tell(): void {
    this.changed(this.letters.filter(({ name }) => !IS_FLEETING.has(name)).length);
  }
}

function isInPlaceOf(waiting: Letter, name: IntentName, intent: unknown): boolean {
  return waiting.name === name && (IS_REPLACED.has(name) || isSame(waiting.intent, intent));
}
