/** Who does not want to read whom, at any table. */
export class Blocks {
  private readonly blocked = new Map<string, Set<string>>();

  set(by: string, whom: string, on: boolean): void {
    const set = this.blocked.get(by) ?? new Set();
    if (on) set.add(whom);
    else set.delete(whom);
    if (set.size > 0) this.blocked.set(by, set);
    else this.blocked.delete(by);
  }

  has(by: string, whom: string): boolean {
    return this.blocked.get(by)?.has(whom) ?? false;
  }
}
