import type { NoticeKind, NoticeLanguage } from '../../shared/protocol';

/** What the server itself says to people who have no page open, in their language. */
interface Words {
  title(kind: NoticeKind, game: string): string;
  body(about: { readonly kind: NoticeKind; readonly names: string; readonly deadline?: string }): string;
  /** In a webhook, where everybody reads it. */
  turn(names: string, table: string): string;
  over(table: string): string;
  table(game: string, code: string): string;
}

const en: Words = {
  title: (kind, game) =>
    kind === 'turn'
      ? `Your turn at ${game}`
      : kind === 'over'
        ? `The match is over: ${game}`
        : `Your opponent is found: ${game}`,
  body: ({ kind, names, deadline }) =>
    [
      names && `With ${names}.`,
      kind === 'turn' && (deadline ? `You have until ${deadline}.` : 'It waits for you.'),
      kind === 'over' && 'See how it ended.',
      kind === 'found' && 'Say that you are there.',
    ]
      .filter(Boolean)
      .join(' '),
  turn: (names, table) => `${table}: waiting for ${names}.`,
  over: (table) => `${table}: the match is over.`,
  table: (game, code) => `${game} at table ${code}`,
};

const fr: Words = {
  title: (kind, game) =>
    kind === 'turn'
      ? `À vous de jouer\u202f: ${game}`
      : kind === 'over'
        ? `La partie est finie\u202f: ${game}`
        : `Votre adversaire est là\u202f: ${game}`,
  body: ({ kind, names, deadline }) =>
    [
      names && `Avec ${names}.`,
      kind === 'turn' && (deadline ? `Vous avez jusqu’au ${deadline}.` : 'On vous attend.'),
      kind === 'over' && 'Voyez comment elle s’est terminée.',
      kind === 'found' && 'Dites que vous êtes là.',
    ]
      .filter(Boolean)
      .join(' '),
  turn: (names, table) => `${table}\u202f: on attend ${names}.`,
  over: (table) => `${table}\u202f: la partie est finie.`,
  table: (game, code) => `${game}, table ${code}`,
};

export const WORDS: Readonly<Record<NoticeLanguage, Words>> = { en, fr };

export function listOf(names: readonly string[], language: NoticeLanguage): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** Day and hour where the device is. */
export function momentOf(at: number, language: NoticeLanguage, zone: string): string {
  return new Intl.DateTimeFormat(language, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    timeZone: zone,
  }).format(at);
}

/** Games are called alike in every language. */
export function gameName(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
