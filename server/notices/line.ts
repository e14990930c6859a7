/** What is kept for several, who take turns: whoever was served goes to the end. */
class Turns<Key, Kept> {
  private readonly all = new Map<Key, Kept>();

  get isEmpty(): boolean {
    return this.all.size === 0;
  }

  of(key: Key): Kept | undefined {
    return this.all.get(key);
  }

  set(key: Key, kept: Kept): Kept {
    this.all.set(key, kept);
    return kept;
  }

  delete(key: Key): void {
    this.all.delete(key);
  }

  /** What the first one gives for whom there is something; they go to the end if anything is left of theirs. */
  next<Found>(
    take: (kept: Kept, key: Key) => Found | undefined,
    isLeft: (kept: Kept) => boolean,
  ): Found | undefined {
    for (const [key, kept] of this.all) {
      const found = take(kept, key);
      if (found === undefined) continue;
      this.all.delete(key);
      if (isLeft(kept)) this.all.set(key, kept);
      return found;
    }
    return undefined;
  }
}

type People<Waiting> = Turns<string, Waiting[]>;

/** Who waits for something below one domain, by turns of names, and for each name of people; of each of them whoever came first. */
export class Line<Waiting> {
  private readonly names = new Turns<string, People<Waiting>>();
  private readonly byPerson = new Map<string, number>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  sizeOf(person: string): number {
    return this.byPerson.get(person) ?? 0;
  }

  hasName(name: string): boolean {
    return this.names.of(name) !== undefined;
  }

  add(name: string, person: string, waiting: Waiting): void {
    const people = this.names.of(name) ?? this.names.set(name, new Turns());
    const own = people.of(person) ?? people.set(person, []);
    own.push(waiting);
    this.counts(person, 1);
  }

  /** The next of a name that has its turn; with the name. */
  next(hasPlace: (name: string) => boolean): { name: string; waiting: Waiting } | undefined {
    return this.names.next(
      (people, name) => {
        if (!hasPlace(name)) return undefined;
        return people.next(
          (own, person) => {
            const waiting = own.shift();
            if (waiting !== undefined) this.counts(person, -1);
            return waiting && { name, waiting };
          },
          (own) => own.length > 0,
        );
      },
      (people) => !people.isEmpty,
    );
  }

  remove(name: string, person: string, waiting: Waiting): void {
    const people = this.names.of(name);
    const own = people?.of(person);
    const at = own?.indexOf(waiting) ?? -1;
    if (!people || !own || at < 0) return;
    own.splice(at, 1);
    this.counts(person, -1);
    if (own.length === 0) people.delete(person);
    if (people.isEmpty) this.names.delete(name);
  }

  private counts(person: string, change: number): void {
    this.count += change;
    const left = this.sizeOf(person) + change;
    if (left > 0) this.byPerson.set(person, left);
    else this.byPerson.delete(person);
  }
}
