import { playMatch, SEATS } from '../support/play';
import { keenPlayer } from '../support/players';
import { everythingToReach, Reach } from './reach';
import { RUNS } from './settings';

const MATCHES = 180 * RUNS;

test('random play uses every weapon, effect, ability, decision and event', () => {
  const reach = new Reach();
  for (let seed = 0; seed < MATCHES; seed++) {
    const play = {
      seats: SEATS[seed % 3]!,
      seed,
      player: keenPlayer,
      rearrangeEvery: 8,
      isRich: seed % 2 === 1,
    };
    playMatch(play, (match) => reach.look(match));
  }
  const wanted = everythingToReach();
  if (process.env.REACH_REPORT === '1') {
    console.log(wanted.map((name) => `${reach.counts.get(name) ?? 0} ${name}`).join('\n'));
  }
  expect(wanted.filter((name) => !reach.counts.has(name))).toEqual([]);
});
