import type { BossId } from '../catalog/ids';

/** What things are worth, in victory points: estimates, but for the order of the bosses, which was measured. */
export interface Weights {
  /** One influence that is kept for later rounds, by how many rounds are still to come. */
  readonly influence: readonly number[];
  /** The first, second … influence of a kind, as parts of that. */
  readonly steps: readonly number[];
  /** The third posse of the next round. */
  readonly thirdPosse: number;
  /** A building on the own porch that others use, for each round to come. */
  readonly porch: number;
  /** To be the first at the Town Hall, besides what it does for industries. */
  readonly hall: number;
  /** That a posse still stands at the end of Placement, if somebody may yet come. */
  readonly stands: number;
  /** That nobody takes Wanted before the next round ends. */
  readonly wantedStays: number;
  /** How likely another posse that is still to be placed comes to a given mat. */
  readonly comes: number;
  /** How much a card counts that would win where its player stands. */
  readonly evidence: number;
  /** What the own card loses by being shown in a duel. */
  readonly shown: number;
  /** Rerolls that others are expected to pay in a duel. */
  readonly theirRerolls: number;
  /** How much of what another loses counts as the own gain, with two players; with more it is shared. */
  readonly envy: number;
  /** A building on a mat without an own posse, while there are posses to place. */
  readonly reach: number;
  /** What a posse still to be placed brings, in influence. */
  readonly posse: number;
  /** Only their order counts; as they fared when dealt at random. */
  readonly bosses: Readonly<Record<BossId, number>>;
}

export const WEIGHTS: Weights = {
  influence: [0, 0.5, 0.55, 0.55, 0.55, 0.55],
  steps: [0, 1, 2, 3, 3.8, 4.4, 4.8],
  thirdPosse: 1.2,
  porch: 0.12,
  hall: 0.4,
  stands: 0.85,
  wantedStays: 0.5,
  comes: 0.2,
  evidence: 1,
  shown: 0.15,
  theirRerolls: 2,
  envy: 0.5,
  reach: 0.6,
  posse: 1,
  bosses: { rancher: 8, banker: 7, outlaw: 6, cowgirl: 5, chief: 4, lawman: 3, gambler: 2, scout: 1 },
};
