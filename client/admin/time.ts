export function timeOf(at: number): string {
  return new Date(at).toLocaleString('en');
}
