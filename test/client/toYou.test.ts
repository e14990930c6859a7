import { log as mechsEn } from '../../client/i18n/en/mechs/log';
import { log as mechsFr } from '../../client/i18n/fr/mechs/log';
import { log as westernEn } from '../../client/i18n/en/western/log';
import { log as westernFr } from '../../client/i18n/fr/western/log';
import { toYou as inEnglish } from '../../client/i18n/en/toYou';
import { toYou as inFrench } from '../../client/i18n/fr/toYou';
import { partsOf, seatMark } from '../../client/i18n/rich';
import { playMatch as playMechs } from '../games/mechs/support/play';
import { keenPlayer, uniformPlayer } from '../games/mechs/support/players';
import { playMatch as playWestern } from '../games/western/support/play';

type Lines = Readonly<Record<string, ((event: never) => string | undefined) | undefined>>;
type Event = { readonly type: string };

const mechs = Array.from(
  { length: 12 },
  (_, i) =>
    playMechs({ seats: i % 2 ? 2 : 4, seed: 700 + i, player: i % 3 ? keenPlayer : uniformPlayer }).events,
).flat();
const western = Array.from(
  { length: 8 },
  (_, i) => playWestern({ config: { seats: ([1, 2, 3, 4] as const)[i % 4]! }, seed: 700 + i }).events,
).flat();

/** Every line that speaks of the first seat, without names and numbers. */
function told(events: readonly Event[], lines: Lines, toYou: typeof inEnglish): string[] {
  const all = events.flatMap((event) => lines[event.type]?.(event as never) ?? []);
  const mine = all.filter((line) => line.includes(seatMark(0)));
  return [...new Set(mine.map((line) => plain(toYou(line, seatMark(0)))))];
}

/** Marks of others as they would be read. */
function plain(line: string): string {
  return partsOf(line)
    .map((part) => (part.type === 'text' ? part.text : part.type === 'seat' ? 'Pip' : 'it'))
    .join('');
}

describe('what is told of the own seat', () => {
  test('is said to it in English: no verb of a third person is left behind "you"', () => {
    const lines = [...told(mechs, mechsEn, inEnglish), ...told(western, westernEn, inEnglish)];
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => !/\b[Yy]ou(r|rs)?\b/.test(line))).toEqual([]);
    expect(
      lines.filter((line) =>
        /\b[Yy]ou [a-z]*s\b/.test(line.replace(/[Yy]ou (pass|straight|straight flush)\b/g, '')),
      ),
    ).toEqual([]);
    expect(lines.filter((line) => /of you\b|\btheir (own|porch)/.test(line))).toEqual([]);
  });

  test('is said to it in French, with the verb that belongs to "vous"', () => {
    const lines = [...told(mechs, mechsFr, inFrench), ...told(western, westernFr, inFrench)];
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => !/[Vv](ous|otre|os)/.test(line))).toEqual([]);
    // Behind the subject comes a verb in -ez, or one of few others; else a list of who has what goes on.
    const said = lines.flatMap((line) => [
      ...line.matchAll(/(?:^|[.!] )Vous ((?:ne |n’|en |vous )?)([\p{L}]+)/gu),
    ]);
    expect(said.length).toBeGreaterThan(50);
    expect(
      new Set(said.map(([, , verb]) => verb!).filter((verb) => !/ez$|^faites$|^it$/.test(verb))),
    ).toEqual(new Set());
    expect(lines.filter((line) => /Pip (attaque|défie|met) vous/.test(line))).toEqual([]);
  });
});
