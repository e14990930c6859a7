/** What a change means to whoever it happens to. Its colour follows from this alone, and so never says what its sign does not. */
export type Tone = 'gain' | 'loss' | 'none';

export function toneOf(change: number): Tone {
  return change > 0 ? 'gain' : change < 0 ? 'loss' : 'none';
}

/** As it is drawn; nothing where nothing changes. */
export function signOf(change: number): string | undefined {
  return change === 0 ? undefined : `${change > 0 ? '+' : '−'}${Math.abs(change)}`;
}
