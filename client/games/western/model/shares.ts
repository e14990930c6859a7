import type { BuildingId, Industry } from '../../../../shared/games/western/catalog/ids';
import { iconsOf } from '../../../../shared/games/western/counters';
import { buildingsOf, isSolo } from '../../../../shared/games/western/ring';
import { figuresOf } from '../../../../shared/games/western/ruleset';
import { RIVAL, type IndustryRank, type Open, type Player } from '../../../../shared/games/western/state';
import type { Scene } from '../../../../shared/games/western/types';

export interface Shares {
  readonly player: Player;
  readonly shares: number;
}

export function playersOf(open: Open): Player[] {
  const players: Player[] = open.seats.map((_, seat) => seat);
  if (isSolo(open)) players.push(RIVAL);
  return players;
}

/** Everybody with shares of an industry, most first. */
export function sharesOf(scene: Scene, industry: Industry): Shares[] {
  return playersOf(scene.open)
    .map((player) => ({ player, shares: iconsOf(scene, buildingsOf(scene.open, player), industry) }))
    .filter(({ shares }) => shares > 0)
    .sort((a, b) => b.shares - a.shares);
}

const NEXT: Readonly<Record<IndustryRank, 1 | 2 | 3>> = { 0: 3, 3: 2, 2: 1, 1: 1 };

/** W13.3: what a rank pays; with one or two players for most shares only. */
export function rankPays(scene: Scene, rank: 1 | 2 | 3): { readonly most: number; readonly second?: number } {
  const { majority, minority, alone } = figuresOf(scene.config).ranks[rank];
  return playersOf(scene.open).length <= 2 ? { most: alone } : { most: majority, second: minority };
}

/** What advancing an industry means. */
export function industryOutlook(scene: Scene, industry: Industry) {
  const from = scene.open.industries[industry];
  const to = NEXT[from];
  return { from, to, pays: rankPays(scene, to), shares: sharesOf(scene, industry) };
}

/** A player's shares of an industry before and after a building is theirs, and who has most of the others. */
export function sharesWith(scene: Scene, player: Player, building: BuildingId, industry: Industry) {
  const owned = buildingsOf(scene.open, player);
  const others = sharesOf(scene, industry).filter((one) => one.player !== player);
  const most = others[0]?.shares ?? 0;
  return {
    before: iconsOf(scene, owned, industry),
    after: iconsOf(scene, [...owned, building], industry),
    most,
    leaders: others.filter(({ shares }) => shares === most).map((one) => one.player),
  };
}
