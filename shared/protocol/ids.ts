/** Ids and codes have letters, digits, - and _ in them; no store is asked for anything else, and not every store could. */
export const ID = /^[\w-]{1,64}$/;

export function isId(text: string): boolean {
  return ID.test(text);
}

/** Without what is no character at all, which not every store can keep: U+0000 and halves of pairs. */
export function legible(text: string): string {
  return text.replace(/[\0\p{Cs}]/gu, '');
}
