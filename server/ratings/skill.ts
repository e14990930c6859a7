import { rate } from 'openskill';
import { SURE_FROM } from '../../shared/protocol';
import type { Rating } from '../store/standings';

/**
 * OpenSkill for free-for-all results: a person's strength is a bell curve, `mu` where it is thought to be and `sigma`
 * how uncertain that is. People see points instead, a thousand for a newcomer.
 */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

const MU = 25;
const SIGMA = MU / 3;
export const NEWCOMER: Rating = { mu: MU, sigma: SIGMA, matches: 0, worth: 0 };

/** What is believed loosens a little with every match, so that a rating can follow somebody who learns. */
const TAU = MU / 300;

const POINTS_A_MU = 40;
const NEWCOMER_POINTS = 1000;

export function pointsOf({ mu }: Pick<Skill, 'mu'>): number {
  return Math.round(NEWCOMER_POINTS + (mu - MU) * POINTS_A_MU);
}

export function doubtOf({ sigma }: Pick<Skill, 'sigma'>): number {
  return Math.round(sigma * POINTS_A_MU);
}

/** Until then a rating says little: it is marked, and not on the leaderboard. */
export function isProvisional({ worth }: Pick<Rating, 'worth'>): boolean {
  return worth < SURE_FROM;
}

/** Skills after a match, from those before it and the places, which equal seats share. */
export function skillsAfter(skills: readonly Skill[], places: readonly number[]): Skill[] {
  const teams = skills.map(({ mu, sigma }) => [{ mu, sigma }]);
  const rated = rate(teams, { rank: [...places], tau: TAU, limitSigma: true });
  return rated.map(([skill], seat) => skill ?? skills[seat] ?? NEWCOMER);
}

/** A part of the way from one belief to another. */
export function partly(before: Skill, after: Skill, weight: number): Skill {
  return {
    mu: before.mu + weight * (after.mu - before.mu),
    sigma: before.sigma + weight * (after.sigma - before.sigma),
  };
}
