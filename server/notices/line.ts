/** Who waits, by turns: one of each person, and of each person whoever came first. */
export class Line<Waiting> {
  private readonly byPerson = new Map<string, Waiting[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  sizeOf(person: string): number {
    return this.byPerson.get(person)?.length ?? 0;
  }

  add(person: string, waiting: Waiting): void {
    const own = this.byPerson.get(person);
    if (own) own.push(waiting);
    else this.byPerson.set(person, [waiting]);
    this.count++;
  }

  next(): Waiting | undefined {
    for (const [person, own] of this.byPerson) {
      const first = own.shift();
      this.count--;
      this.byPerson.delete(person);
      // To the end.
      if (own.length > 0) this.byPerson.set(person, own);
      return first;
    }
    return undefined;
  }

  remove(person: string, waiting: Waiting): void {
    const own = this.byPerson.get(person);
    const at = own?.indexOf(waiting) ?? -1;
    if (!own || at < 0) return;
    own.splice(at, 1);
    this.count--;
    if (own.length === 0) this.byPerson.delete(person);
  }
}
