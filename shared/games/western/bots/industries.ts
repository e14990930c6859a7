import { INDUSTRIES, type BuildingId, type Industry } from '../catalog/ids';
import { iconsOf } from '../counters';
import { buildingsOf, isSolo } from '../ring';
import { buildingOf, figuresOf } from '../ruleset';
import type { IndustryRank, Player } from '../state';
import type { Scene } from '../types';
import { othersOf } from '../unseen';

/** What shares of industries will be worth to one player at the end (W13.3), as far as one can tell now. */
export class Shares {
  private readonly mine: Record<Industry, number>;
  private readonly others: Record<Industry, readonly number[]>;
  private readonly isSmall: boolean;
  /** How far a lead may still change: wide while there are rounds to come. */
  private readonly width: number;

  constructor(
    private readonly scene: Scene,
    player: Player,
    private readonly roundsToCome: number,
  ) {
    const { open } = scene;
    const rivals = othersOf({ open, seat: player });
    const sharesOf = (one: Player, industry: Industry) => iconsOf(scene, buildingsOf(open, one), industry);
    this.mine = byIndustry((industry) => sharesOf(player, industry));
    this.others = byIndustry((industry) =>
      rivals.map((one) => sharesOf(one, industry)).sort((a, b) => b - a),
    );
    this.isSmall = isSolo(open) || open.seats.length <= 2;
    this.width = 0.25 + 0.45 * roundsToCome;
  }

  /** What all shares will bring, with another building, or with one industry advanced. */
  worth({ bought, advanced }: { bought?: BuildingId; advanced?: Industry } = {}): number {
    const icons = bought ? buildingOf(this.scene.config, bought).icons : [];
    let sum = 0;
    for (const industry of INDUSTRIES) {
      let shares = this.mine[industry];
      for (const icon of icons) if (icon === industry) shares++;
      if (shares === 0) continue;
      sum += this.worthOf(industry, shares, advanced === industry);
    }
    return sum;
  }

  private worthOf(industry: Industry, shares: number, isAdvanced: boolean): number {
    const others = this.others[industry];
    const { majority, minority } = this.prizeOf(industry, isAdvanced);
    const first = this.chanceOver(shares, others[0] ?? 0);
    const second = others.length > 1 ? this.chanceOver(shares, others[1] ?? 0) : 1;
    return first * majority + Math.max(0, second - first) * minority;
  }

  /** W13.4: a tie counts as a lead. */
  private chanceOver(shares: number, other: number): number {
    return 1 / (1 + Math.exp(-(shares - other + 0.4) / this.width));
  }

  /** The ranks that an industry may still reach, mixed: six advances always end with one token on each (W11.3). */
  private prizeOf(industry: Industry, isAdvanced: boolean): { majority: number; minority: number } {
    const { ranks } = figuresOf(this.scene.config);
    const now = this.scene.open.industries[industry];
    const rank = isAdvanced ? AFTER[now] : now;
    const figures = (one: 1 | 2 | 3) =>
      this.isSmall
        ? { majority: ranks[one].alone, minority: 0 }
        : { majority: ranks[one].majority, minority: ranks[one].minority };
    const at = rank === 0 ? { majority: 0, minority: 0 } : figures(rank);
    if (this.roundsToCome === 0 || rank === 1) return at;
    const next = AFTER[rank];
    const up = next === 0 ? at : figures(next);
    const part = Math.min(1, (rank === 0 ? 0.3 : 0.16) * this.roundsToCome);
    const mix = (a: number, b: number) => a + (b - a) * part;
    return { majority: mix(at.majority, up.majority), minority: mix(at.minority, up.minority) };
  }
}

const AFTER: Readonly<Record<IndustryRank, IndustryRank>> = { 0: 3, 3: 2, 2: 1, 1: 1 };

function byIndustry<T>(of: (industry: Industry) => T): Record<Industry, T> {
  return { mining: of('mining'), railway: of('railway'), wagon: of('wagon') };
}
