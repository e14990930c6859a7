import { z } from 'zod';

/** Being called when one is not here: docs/api.md, "Being called". */

export const NOTICE_KINDS = ['turn', 'over', 'found'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The languages in which the server itself can say something. */
export const NOTICE_LANGUAGES = ['en', 'fr'] as const;
export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number];

const MINUTES_OF_A_DAY = 24 * 60;
const minute = z
  .int()
  .min(0)
  .max(MINUTES_OF_A_DAY - 1);
const quietHours = z.strictObject({ from: minute, to: minute });
/** Minutes after midnight where the device is; over midnight when `to` comes before `from`. */
export type QuietHours = z.infer<typeof quietHours>;

/** The longest address that anything is sent to. */
export const ADDRESS_LENGTH = 1024;
const address = z.string().min(8).max(ADDRESS_LENGTH);

/** GET /api/push → PushReply */
export interface PushReply {
  /** What a browser subscribes with; absent where nobody is called. */
  readonly key?: string;
}

/** PUT /api/push: this device is called from now on, or in another way than before. */
export const subscribeRequest = z.strictObject({
  endpoint: address,
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
  language: z.enum(NOTICE_LANGUAGES),
  /** Of the tz database, such as Europe/Paris. */
  zone: z.string().min(1).max(64),
  quiet: quietHours.optional(),
});
export type SubscribeRequest = z.infer<typeof subscribeRequest>;

/** The intent `webhook`. */
export const webhookForm = z.strictObject({
  address: address.optional(),
  language: z.enum(NOTICE_LANGUAGES),
});

/** DELETE /api/push: this device is not called any more. */
export const unsubscribeRequest = z.strictObject({ endpoint: address });

/** What is sent to a device, encrypted for it. `tag`: a newer notice takes the place of one that has the same. */
export interface PushPayload {
  readonly kind: NoticeKind;
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** At how many tables it is this person's turn. */
  readonly badge?: number;
  /** Their matches: a notice that says so of another one is not true any more. */
  readonly asked?: readonly string[];
}
