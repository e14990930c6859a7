/** Hints as a game's catalogue has them: by the lesson that teaches what they are about, and those that no lesson has. */
export interface HintTexts {
  readonly lessons: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;
  readonly others: Readonly<Partial<Record<string, string>>>;
}

/** What is said at a kind of decision that is new to somebody. */
export interface Hint {
  readonly lines: readonly string[];
  /** Whoever has finished it knows. */
  readonly lesson?: string;
}

export function hintAt({ lessons, others }: HintTexts, kind: string): Hint | undefined {
  for (const [lesson, hints] of Object.entries(lessons)) {
    const words = hints[kind];
    if (words !== undefined) return { lines: [words], lesson };
  }
  const words = others[kind];
  return words === undefined ? undefined : { lines: [words] };
}

/** The same with something before it. */
export function after(first: string, hint: Hint | undefined): Hint {
  return { ...hint, lines: [first, ...(hint?.lines ?? [])] };
}
