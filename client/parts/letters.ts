/** Whoever has a slow line reads in letters of their own device rather than wait any longer. */
const PATIENCE_MS = 1500;

/** Fetches the letters that something is set in, before it is shown: if they came later, what stands there would move. */
export async function fetchLetters(fonts: readonly string[]): Promise<void> {
  const come = Promise.all(fonts.map((font) => document.fonts.load(font)));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  // Letters that cannot be fetched are missed by nobody who can read the others.
  await Promise.race([come.catch(() => undefined), late]);
}
