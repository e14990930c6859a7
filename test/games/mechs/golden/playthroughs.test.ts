import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playMatch, type Seats } from '../support/play';
import { keenPlayer } from '../support/players';
import { tellMatch } from '../support/tell';

/**
 * Whole matches as text that a player of the board game can check by the rule book. After a wanted change
 * `npm run golden` writes them anew: read what has changed.
 */
const PLAYTHROUGHS: Record<string, { seats: Seats; seed: number }> = {
  'two seats': { seats: 2, seed: 128 },
  'three seats': { seats: 3, seed: 124 },
  'four seats': { seats: 4, seed: 179 },
};

test.each(Object.entries(PLAYTHROUGHS))('the playthrough of %s reads as it did', (name, play) => {
  const file = join(__dirname, `${name.replace(' ', '-')}.txt`);
  const told = tellMatch(playMatch({ ...play, player: keenPlayer, rearrangeEvery: 9 }));
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, told);
  expect(told).toBe(readFileSync(file, 'utf8'));
});
