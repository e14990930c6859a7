/** Somebody's points when a match is over: by where they came from, and as they stood after each round. */
export interface Account {
  readonly player: number;
  readonly points: number;
  readonly by: Readonly<Record<string, number>>;
  /** Empty where the beginning of the match is not known. */
  readonly rounds: readonly number[];
}

/** The points of the winner and of the one right behind, in this order. */
export type Pair = readonly [winner: number, second: number];

export interface Decided {
  readonly winner: number;
  readonly second: number;
  readonly points: Pair;
  /** Where the winner has most more than the other; none where nobody has. */
  readonly edge?: { readonly source: string; readonly points: Pair };
  readonly turn?: Turn;
}

/** A round, and how it stood before and after it. */
export type Turn = {
  readonly round: number;
  readonly before: Pair;
  readonly after: Pair;
} & {
  /**
   * `passed`: here the winner came to the front and stayed there. `led`: that was so after every round, and this one made
   * the largest difference. `close`: nobody was in front in the end; it is the last round.
   */
  readonly type: 'passed' | 'led' | 'close';
};

/**
 * What decided a match between the two best, from what everybody has seen: where the difference came from, and when.
 * Nothing where the first has fewer points than the second, since then it was not points that decided.
 */
export function decidedOf(accounts: readonly Account[]): Decided | undefined {
  const [winner, second] = accounts;
  if (!winner || !second || winner.points < second.points) return undefined;
  return {
    winner: winner.player,
    second: second.player,
    points: [winner.points, second.points],
    edge: edgeOf(winner, second),
    turn: turnOf(winner.rounds, second.rounds),
  };
}

function edgeOf(winner: Account, second: Account): Decided['edge'] {
  let edge: Decided['edge'];
  let most = 0;
  for (const [source, points] of Object.entries(winner.by)) {
    const other = second.by[source] ?? 0;
    if (points - other <= most) continue;
    most = points - other;
    edge = { source, points: [points, other] };
  }
  return edge;
}

function turnOf(winner: readonly number[], second: readonly number[]): Turn | undefined {
  const rounds = Math.min(winner.length, second.length);
  if (rounds < 2) return undefined;
  const after = (round: number): Pair =>
    round === 0 ? [0, 0] : [winner[round - 1] ?? 0, second[round - 1] ?? 0];
  const leads = Array.from({ length: rounds + 1 }, (_, round) => after(round)[0] - after(round)[1]);
  const turn = (type: Turn['type'], round: number): Turn => ({
    type,
    round,
    before: after(round - 1),
    after: after(round),
  });
  if ((leads[rounds] ?? 0) <= 0) return turn('close', rounds);
  const lastBehind = leads.findLastIndex((lead) => lead <= 0);
  // Before the first round nobody is in front.
  if (lastBehind > 0) return turn('passed', lastBehind + 1);
  const swings = leads.slice(1).map((lead, i) => lead - (leads[i] ?? 0));
  return turn('led', 1 + swings.indexOf(Math.max(...swings)));
}
