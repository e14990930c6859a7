import type { Input } from '../../shared/core';

/**
 * What the rules let a seat do as often as it likes is kept in the record all the same, which everybody pays for who
 * opens the match again. No person gets anywhere near these numbers.
 */
export const MOST_IN_A_MATCH: Partial<Record<Input['type'], number>> = { arrange: 500, retract: 250 };

/** How often each seat has done so, whoever did it for them. */
export class Rations {
  private readonly spent = new Map<string, number>();

  constructor(inputs: readonly Input[]) {
    for (const input of inputs) this.count(input);
  }

  isUsedUp(input: Input): boolean {
    return (this.spent.get(keyOf(input)) ?? 0) >= (MOST_IN_A_MATCH[input.type] ?? Infinity);
  }

  count(input: Input): void {
    if (MOST_IN_A_MATCH[input.type] === undefined) return;
    const key = keyOf(input);
    this.spent.set(key, (this.spent.get(key) ?? 0) + 1);
  }
}

function keyOf({ type, seat }: Input): string {
  return `${type} ${seat}`;
}
