/** A list of so many things, each made from its place in it. */
export function times<T>(count: number, make: (place: number) => T): T[] {
  const list: T[] = [];
  for (let place = 0; place < count; place++) list.push(make(place));
  return list;
}
