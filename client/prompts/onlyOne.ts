/** A question with a single option asks only whether: what it is about is chosen already. */
export function onlyOne<Option>(options: readonly Option[] | undefined): Option | undefined {
  return options?.length === 1 ? options[0] : undefined;
}
