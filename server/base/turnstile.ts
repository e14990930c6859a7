/** So many at a time; the others wait in line, first come, first served, and are turned away when it takes too long. */
export class Turnstile {
  private inside = 0;
  private readonly line: (() => void)[] = [];

  constructor(
    private readonly most: number,
    private readonly patienceMs: number,
    /** What somebody hears who has waited in vain. */
    private readonly refusal: () => Error,
  ) {}

  async pass<Value>(enter: () => Promise<Value>): Promise<Value> {
    if (this.inside >= this.most) await this.turn();
    else this.inside++;
    try {
      return await enter();
    } finally {
      // The place is handed on, so that nobody slips in between.
      const next = this.line.shift();
      if (next) next();
      else this.inside--;
    }
  }

  private turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const next = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.line.splice(this.line.indexOf(next), 1);
        reject(this.refusal());
      }, this.patienceMs);
      this.line.push(next);
    });
  }
}
