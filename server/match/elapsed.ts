/**
 * How long a match has been played, by the times of its inputs: the same from a journal as at the table. A clock that is
 * set back takes nothing away.
 */
export class Elapsed {
  ms = 0;

  constructor(private at: number) {}

  reach(at: number): this {
    this.ms += Math.max(0, at - this.at);
    this.at = at;
    return this;
  }
}
