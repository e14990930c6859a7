import { CODE_LETTERS } from '../../shared/protocol';
import { newCode, type Ports } from '../base/ports';
import type { Person } from './identity';

export const LIFETIME_MS = 5 * 60_000;
const LENGTH = 8;

export interface Move {
  readonly person: Person;
  readonly matchId: string;
}

/** One-time codes that carry a person over to another device. */
export interface MoveCodes {
  issue(move: Move): Promise<string>;
  redeem(code: string): Promise<Move | undefined>;
}

export function newMoveCode(ports: Ports): string {
  return newCode(ports, CODE_LETTERS, LENGTH);
}

/** Known to this process alone. */
export class OwnMoveCodes implements MoveCodes {
  private readonly moves = new Map<string, Move & { readonly until: number }>();

  constructor(private readonly ports: Ports) {}

  issue(move: Move): Promise<string> {
    this.forgetOld();
    // A new code makes the person's earlier one useless.
    for (const [code, { person }] of this.moves) if (person.id === move.person.id) this.moves.delete(code);
    const code = newMoveCode(this.ports);
    this.moves.set(code, { ...move, until: this.ports.steady() + LIFETIME_MS });
    return Promise.resolve(code);
  }

  redeem(code: string): Promise<Move | undefined> {
    this.forgetOld();
    const key = code.trim().toUpperCase();
    const move = this.moves.get(key);
    this.moves.delete(key);
    return Promise.resolve(move);
  }

  private forgetOld(): void {
    for (const [code, { until }] of this.moves) if (until <= this.ports.steady()) this.moves.delete(code);
  }
}
