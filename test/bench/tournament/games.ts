import type { GameTypes } from '../../../shared/core';
import type { Contest } from './contest';
import { mechsContest } from './mechs';
import { westernContest } from './western';

const CONTESTS = { mechs: mechsContest, western: westernContest } as const;

export type ContestId = keyof typeof CONTESTS;
export const CONTEST_IDS = Object.keys(CONTESTS) as ContestId[];

/** A tournament handles every game alike: what it plays and counts is the game's own business. */
export function contestOf(id: ContestId): Contest<GameTypes> {
  return CONTESTS[id];
}
