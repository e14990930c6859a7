/** Lines as sentences, so that a voice pauses between them. */
export function inSentences(lines: readonly string[]): string {
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const begun = line.charAt(0).toUpperCase() + line.slice(1);
      return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
    })
    .join(' ');
}
