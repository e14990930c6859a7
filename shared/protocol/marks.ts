/** Nobody sees these: control characters, all that Unicode calls ignorable, what stands for a picture, and what is drawn as a blank. */
export const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800\ufffc\u{1d159}\u{13441}\u{13442}]/gu;

/** As many as the writing of any language puts on one letter. */
const MOST_MARKS = 3;

const PILE = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');
/** Signs around letters, and marks that have no letter, are drawn over whatever stands beside them. */
const AROUND = /\p{Me}/gu;
const STRAY = /(^|\s)\p{M}+/gu;

/** Without marks upon marks, which would grow over the lines of others. */
export function withoutPiles(text: string): string {
  return text.replace(AROUND, '').replace(STRAY, '$1').replace(PILE, '$1');
}
