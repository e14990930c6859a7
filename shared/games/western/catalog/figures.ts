import { BOSS_TABLE, type Boss } from './bosses';
import { BUILDING_TABLE, type Building } from './buildings';
import type { BossId, BuildingId, Difficulty } from './ids';

/** What one rank of the Town Hall holds and pays (W11.2, W13.3). */
export interface RankFigures {
  readonly tokens: number;
  /** Three and four players. */
  readonly majority: number;
  readonly minority: number;
  /** One and two players: majority only. */
  readonly alone: number;
}

/** Every figure of the game: docs/games/western/cards.md. A ruleset replaces house values only. */
export interface Figures {
  readonly rounds: number;
  readonly startInfluence: number;
  readonly mostInfluence: number;
  readonly posses: number;
  readonly readyPosses: number;
  readonly dieSides: number;
  readonly ownersGold: number;
  readonly wantedGain: number;
  readonly wantedPoints: number;
  readonly leftGain: number;
  readonly rightGain: number;
  readonly pot: number;
  readonly cardsDealt: number;
  readonly bossesDealt: number;
  readonly ranks: Readonly<Record<1 | 2 | 3, RankFigures>>;
  readonly rivalBuildings: Readonly<Record<Difficulty, number>>;
  readonly buildings: Readonly<Record<BuildingId, Building>>;
  readonly bosses: Readonly<Record<BossId, Boss>>;
}

export const PUBLISHED_FIGURES: Figures = {
  rounds: 6,
  startInfluence: 1,
  mostInfluence: 6,
  posses: 3,
  readyPosses: 2,
  dieSides: 6,
  ownersGold: 1,
  wantedGain: 1,
  wantedPoints: 2,
  leftGain: 1,
  rightGain: 2,
  pot: 2,
  cardsDealt: 2,
  bossesDealt: 2,
  ranks: {
    1: { tokens: 1, majority: 5, minority: 3, alone: 3 },
    2: { tokens: 2, majority: 3, minority: 2, alone: 2 },
    3: { tokens: 3, majority: 2, minority: 1, alone: 1 },
  },
  rivalBuildings: { learner: 0, beginner: 1, medium: 2, hard: 3, epic: 4 },
  buildings: BUILDING_TABLE,
  bosses: BOSS_TABLE,
};

/** The figures outside the tables of buildings and bosses that are house values; those carry the mark themselves. */
export const HOUSE_FIGURES = ['bossesDealt'] as const;
