import type { NoticeKind, NoticeLanguage, QuietHours } from '../../shared/protocol';

/** A device that is called. Its endpoint is a secret: whoever has it can call it. */
export interface Subscription {
  /** Stands for the endpoint. */
  readonly id: string;
  readonly person: string;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: NoticeLanguage;
  /** Where its hours are counted. */
  readonly zone: string;
  readonly quiet?: QuietHours | undefined;
  readonly createdAt: number;
  /** Notices in a row that could not be delivered. */
  readonly failures: number;
}

/** Where a table tells of turns and of its end. Its address is a secret, too. */
export interface Webhook {
  readonly matchId: string;
  /** Who set it. */
  readonly person: string;
  readonly address: string;
  readonly language: NoticeLanguage;
  readonly sentAt: number;
  readonly failures: number;
}

/** What a notice is about. People by their ids: how they are called, and who may read it, is asked when it is sent. */
export interface Facts {
  readonly code: string;
  readonly game: string;
  readonly people: readonly string[];
  /** By the wall clock. */
  readonly deadline?: number;
  /** They waited for strangers, who have come: it is the first thing that they are asked. */
  readonly isFound?: boolean;
}

/** The target of notices for a webhook; those for devices have the id of a subscription. */
export const WEBHOOK_TARGET = 'webhook';

/** Something on its way. There is one at most for each target and table. */
export interface Notice {
  readonly target: string;
  readonly matchId: string;
  /** Whom it is for; absent for a webhook. */
  readonly person?: string | undefined;
  readonly kind: NoticeKind;
  readonly facts: Facts;
  readonly dueAt: number;
  /** Nobody wants to hear of it after that. */
  readonly expiresAt: number;
  readonly tries: number;
}

/** Kept, so that whoever is told of something is told of it also after a kill, and by one node of several. */
export interface Notices {
  /** In place of an earlier one of the same device; of a person's devices only so many are kept, the newest. */
  subscribe(subscription: Omit<Subscription, 'failures'>, most: number): Promise<void>;
  /** Forgets a device with all that is on its way to it; given a person, only if it is theirs. */
  unsubscribe(id: string, person?: string): Promise<void>;
  subscription(id: string): Promise<Subscription | undefined>;
  subscriptionsOf(person: string): Promise<readonly Subscription[]>;
  /** Something did not get to a device or webhook; says how many times in a row. */
  failed(notice: Pick<Notice, 'target' | 'matchId'>): Promise<number>;
  /** Something did. */
  arrived(notice: Pick<Notice, 'target' | 'matchId'>): Promise<void>;

  setWebhook(hook: Omit<Webhook, 'sentAt' | 'failures'>): Promise<void>;
  webhook(matchId: string): Promise<Webhook | undefined>;
  /** Noted before something is sent. */
  webhookUsed(matchId: string, at: number): Promise<void>;
  forgetWebhook(matchId: string): Promise<void>;

  /** To be sent when they are due, each in place of an older one. */
  put(notices: readonly Notice[]): Promise<void>;
  /** The newest first: who was put down a moment ago does not wait behind a heap that is put off again and again. */
  due(now: number, most: number): Promise<readonly Notice[]>;
  /** When the next one is due; absent while there is none. */
  next(): Promise<number | undefined>;
  /** Puts a notice off, unless somebody else did in the meantime: of several nodes one succeeds. */
  postpone(notice: Notice, dueAt: number, tries?: number): Promise<Notice | undefined>;
  /** It is done with, unless there is a newer one. */
  done(notice: Notice): Promise<void>;
  /** What is no longer true of somebody at a table; of everybody but those. */
  withdraw(matchId: string, kind: NoticeKind, except: readonly string[]): Promise<void>;
}
