import type { Game, GameTypes, Input, MatchRecord } from './game';
import { Match } from './match';
import type { Runner } from './runner';

/** A record that is played again input by input. Throws where it cannot have come from these rules. */
export class Rerun<T extends GameTypes> {
  readonly match: Match<T>;
  private done = 0;

  constructor(
    game: Game<T>,
    private readonly record: MatchRecord<T>,
  ) {
    if (record.game !== game.id) throw new Error(`This is a record of ${record.game}, not of ${game.id}.`);
    if (record.rulesVersion !== game.rulesVersion) {
      throw new Error(`The record was made by rules ${record.rulesVersion}; these are ${game.rulesVersion}.`);
    }
    this.match = Match.create(game, record.config, record.seed);
  }

  /** How many inputs the match has taken. */
  get at(): number {
    return this.done;
  }

  /** The input that comes next; none at the end of the record. */
  get coming(): Input | undefined {
    return this.record.inputs[this.done];
  }

  /** Gives the match the next input; false at the end of the record. */
  next(): boolean {
    const input = this.coming;
    if (!input) return false;
    const verdict = this.match.submit(input);
    if (!verdict.ok) throw new Error(`Input ${this.done + 1} of the record is refused: ${verdict.code}.`);
    if (verdict.repeat) throw new Error(`Input ${this.done + 1} of the record was there before.`);
    this.done++;
    return true;
  }

  /** The match as it was when it had taken so many inputs; no way leads back. */
  goTo(inputs: number): Match<T> {
    while (this.done < inputs && this.next());
    return this.match;
  }
}

/** A record played to its end. Throws where it cannot have come from these rules. */
export function playAgain<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Match<T> {
  return new Rerun(game, record).goTo(Infinity);
}

/** Rules, and who runs them. */
export interface Playable<T extends GameTypes> {
  readonly rules: Game<T>;
  readonly runner: Pick<Runner, 'again'>;
}

/** The same, but inputs that these rules refuse or fail on are left out. */
export function playAgainWithoutFaults<T extends GameTypes>(
  { rules, runner }: Playable<T>,
  { inputs, ...rest }: MatchRecord<T>,
): Match<T> {
  const record = { ...rest, inputs: inputs.slice() };
  for (;;) {
    const again = runner.again(rules, record);
    try {
      return again.goTo(Infinity);
    } catch {
      record.inputs.splice(again.at, 1);
    }
  }
}
