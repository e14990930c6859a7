import { CODE_LETTERS } from '../../shared/protocol';
import { newCode, type Ports } from '../ports';
import type { Person } from './identity';

const LIFETIME_MS = 5 * 60_000;
const LENGTH = 8;

export interface Move {
  readonly person: Person;
  readonly matchId: string;
}

/** One-time codes that carry a person over to another device. */
export class MoveCodes {
  private readonly moves = new Map<string, Move & { readonly until: number }>();

  constructor(private readonly ports: Ports) {}

  issue(move: Move): string {
    this.forgetOld();
    // A new code makes the person's earlier one useless.
    for (const [code, { person }] of this.moves) if (person.id === move.person.id) this.moves.delete(code);
    const code = newCode(this.ports, CODE_LETTERS, LENGTH);
    this.moves.set(code, { ...move, until: this.ports.now() + LIFETIME_MS });
    return code;
  }

  redeem(code: string): Move | undefined {
    this.forgetOld();
    const key = code.trim().toUpperCase();
    const move = this.moves.get(key);
    this.moves.delete(key);
    return move;
  }

  private forgetOld(): void {
    for (const [code, { until }] of this.moves) if (until <= this.ports.now()) this.moves.delete(code);
  }
}
