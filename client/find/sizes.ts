/** As many as somebody wants; of a game that has no table of that size, the nearest that it has. */
export function sizeNear(wanted: number, sizes: readonly number[]): number {
  const gap = (size: number) => Math.abs(size - wanted);
  return sizes.reduce((best, size) => (gap(size) < gap(best) ? size : best), sizes[0] ?? wanted);
}
