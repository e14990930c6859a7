/** Colours that seats are told apart by, besides their names: each has a word and a shape on the page. */
export const COLOURS = ['coral', 'teal', 'violet', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export function colourFrom(word: unknown): Colour | undefined {
  return COLOURS.find((colour) => colour === word);
}

/**
 * The colour of each seat (T10): the one that was wished for, else the seat's own if nobody wished for it, else the first
 * that is left. Two seats never have the same one, as long as there are as many colours as seats.
 */
export function coloursOf(wishes: readonly (Colour | undefined)[]): Colour[] {
  const taken = new Set(wishes);
  const own = wishes.map((wish, seat): Colour | undefined => {
    if (wish) return wish;
    const colour = COLOURS[seat];
    if (!colour || taken.has(colour)) return undefined;
    taken.add(colour);
    return colour;
  });
  return own.map((colour) => {
    if (colour) return colour;
    const left = COLOURS.find((one) => !taken.has(one)) ?? COLOURS[0];
    taken.add(left);
    return left;
  });
}
