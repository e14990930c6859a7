/** From the last event of a type on, it included; nothing where none was told. */
export function since<E extends { readonly type: string }>(
  events: readonly E[],
  type: E['type'],
): readonly E[] {
  const from = events.findLastIndex((event) => event.type === type);
  return from < 0 ? [] : events.slice(from);
}
