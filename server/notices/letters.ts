import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { NoticeLanguage, PushPayload } from '../../shared/protocol';
import type { Letter } from '../base/outside';
import type { Facts, Notice, Subscription } from '../store/notices';
import type { PushKeys } from './keys';
import { gameName, listOf, momentOf, WORDS } from './words';

/** Push services keep nothing longer. */
const LONGEST_TTL_SECONDS = 28 * 24 * 3600;
const TOPIC_LENGTH = 32;

/** What a device is to show. */
export function payloadOf(
  { kind, matchId, facts }: Pick<Notice, 'kind' | 'matchId' | 'facts'>,
  { language, zone }: Pick<Subscription, 'language' | 'zone'>,
  { names, asked }: { readonly names: readonly string[]; readonly asked: readonly string[] },
): PushPayload {
  const words = WORDS[language];
  const deadline = facts.deadline === undefined ? undefined : momentOf(facts.deadline, language, zone);
  return {
    kind,
    tag: matchId,
    title: words.title(facts.isFound ? 'found' : kind, gameName(facts.game)),
    body: words.body({ kind, names: listOf(names, language), ...(deadline && { deadline }) }),
    url: pathTo({ kind, matchId, facts }),
    badge: asked.length,
    asked,
  };
}

/** Nobody is at a table any more when its match is over: it closes, and its code may become another one's. */
function pathTo({
  kind,
  matchId,
  facts,
}: Pick<Notice, 'kind' | 'matchId'> & { facts: Pick<Facts, 'code'> }): string {
  if (facts.code === '') return '/';
  return kind === 'over' ? `/replay/${matchId}#m=end` : `/t/${facts.code}`;
}

/** For the device alone to read. The topic lets a push service replace what it has not delivered yet. */
export function pushLetter(
  payload: PushPayload,
  { endpoint, keys }: Pick<Subscription, 'endpoint' | 'keys'>,
  { pair, contact, ttlMs }: { readonly pair: PushKeys; readonly contact: string; readonly ttlMs: number },
): Letter {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(payload), {
    vapidDetails: { subject: contact, ...pair },
    TTL: Math.min(Math.max(0, Math.ceil(ttlMs / 1000)), LONGEST_TTL_SECONDS),
    topic: createHash('sha256').update(payload.tag).digest('base64url').slice(0, TOPIC_LENGTH),
    urgency: payload.kind === 'found' ? 'high' : 'normal',
  });
  return { headers: headers, body: body ?? '' };
}

/** For a channel that many read: names are only names there, and nobody is called by them. */
export function webhookLetter(
  {
    kind,
    matchId,
    facts,
  }: Pick<Notice, 'kind' | 'matchId'> & { readonly facts: Pick<Facts, 'game' | 'code'> },
  {
    language,
    names,
    publicUrl,
  }: {
    readonly language: NoticeLanguage;
    readonly names: readonly string[];
    readonly publicUrl?: string | undefined;
  },
): Letter {
  const words = WORDS[language];
  const table = words.table(gameName(facts.game), facts.code);
  const line = kind === 'over' ? words.over(table) : words.turn(listOf(names.map(escaped), language), table);
  const content = publicUrl === undefined ? line : `${line} ${publicUrl}${pathTo({ kind, matchId, facts })}`;
  return {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content, allowed_mentions: { parse: [] } }),
  };
}

/** Signs that chats give a meaning to. */
export function escaped(name: string): string {
  return name.replace(/[\\`*_~|<>[\](){}#@:/.!&+=-]/g, '\\$&');
}
