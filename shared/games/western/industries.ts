import type { Flow, Seat } from '../../core';
import { INDUSTRIES, type Industry } from './catalog/ids';
import { iconsOf } from './counters';
import { ask } from './decisions';
import { seatState } from './ring';
import { figuresOf } from './ruleset';
import type { IndustryRank, Player } from './state';
import type { Scene, WesternTable } from './types';

/** W11.1: unranked, then 3, 2, 1; never back. */
const NEXT_RANK: Readonly<Record<IndustryRank, 3 | 2 | 1 | undefined>> = { 0: 3, 3: 2, 2: 1, 1: undefined };

/** W11.2: a token cannot move into a full rank. */
export function canAdvance({ open, config }: Scene, industry: Industry): boolean {
  const next = NEXT_RANK[open.industries[industry]];
  if (next === undefined) return false;
  let tokens = 0;
  for (const other of INDUSTRIES) if (open.industries[other] === next) tokens++;
  return tokens < figuresOf(config).ranks[next].tokens;
}

/** W10.7: compulsory. */
export function* advanceIndustry(g: WesternTable, seat: Seat): Flow<void> {
  const options = INDUSTRIES.filter((industry) => canAdvance(g, industry));
  const industry = yield* ask<'advance'>({
    seat,
    kind: 'advance',
    about: NOTHING,
    options,
    fallback: () => mostShares(g, seat, options),
  });
  moveToken(g, seat, industry);
}

const NOTHING = {};

export function moveToken(g: WesternTable, player: Player, industry: Industry): void {
  const rank = NEXT_RANK[g.open.industries[industry]];
  if (rank === undefined) return;
  g.open.industries[industry] = rank;
  g.emit({ type: 'industryAdvanced', player, industry, rank });
}

/** W15: ties in the order mining, railway, wagon. */
function mostShares(g: Scene, seat: Seat, industries: readonly Industry[]): Industry {
  const { buildings } = seatState(g.open, seat);
  const shares = (industry: Industry) => iconsOf(g, buildings, industry);
  return industries.reduce((most, industry) => (shares(industry) > shares(most) ? industry : most));
}
