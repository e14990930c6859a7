/** What a plan is judged by, in victory points. Found by playing variants against each other. */
export interface Weights {
  /** The chance that a token is still there a round later. */
  readonly tokenSurvival: number;
  readonly mechSurvival: number;
  /** A unit of energy or credits at the start of the match; less towards its end. */
  readonly resource: number;
  readonly health: number;
  readonly armor: number;
  /** The part of a rival's loss that counts as one's own gain, at a table for two. */
  readonly rivalry: number;
  /** A weapon's use in combats to come, for each point of its damage and round left. */
  readonly firepower: number;
  /** Standing next to a valuable free zone at the end of a round. */
  readonly outlook: number;
  /** A mine's sting, beside its points. */
  readonly sting: number;
  /** What a controlled zone brings in later Collects, for each round left. */
  readonly income: number;
  readonly knockOut: number;
  /** How much a fight that may happen counts. */
  readonly fight: number;
  readonly danger: number;
}

export const WEIGHTS: Weights = {
  tokenSurvival: 0.93,
  mechSurvival: 0.67,
  resource: 0.75,
  health: 0.3,
  armor: 3.7,
  rivalry: 0.8,
  firepower: 0.12,
  outlook: 0.15,
  sting: 0.4,
  income: 0.35,
  knockOut: 2.5,
  fight: 1,
  danger: 0.5,
};
