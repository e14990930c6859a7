import { advance } from '../../../../shared/games/mechs/advance';
import { copyOf } from '../../../../shared/core';
import { figuresOf } from '../../../../shared/games/mechs/ruleset';
import type { Combat, Open } from '../../../../shared/games/mechs/state';
import { playMatch, type Play } from '../support/play';
import { keenPlayer } from '../support/players';
import { holdsFor, playOf, RUNS } from './settings';

/** What no event tells and nothing draws: whose attack it is, and what has been offered, are asked of a seat. */
function drawn({ combat, ...open }: Open): unknown {
  return { ...open, combat: combat && fightDrawn(combat) };
}

function fightDrawn({ zone, dragged, jumped, attacker, defender }: Combat): unknown {
  const fighters = [attacker, defender].map(({ seat, exhausted, used }) => ({ seat, exhausted, used }));
  return { zone, dragged, jumped, fighters };
}

/** Follows a match by its events alone, from its first decision on, and compares at every one. */
function follow(play: Play): void {
  const figures = figuresOf({ ruleset: play.ruleset });
  let shown: Open | undefined;
  let told = 0;
  playMatch(play, (match) => {
    const events = match.events.slice(told);
    told = match.events.length;
    const truth = copyOf(match.state.open);
    shown = shown ? events.reduce<Open>((open, event) => advance(open, event, figures), shown) : truth;
    expect(drawn(shown)).toEqual(drawn(truth));
  });
}

test('what is shown event by event is the truth at every decision', () => {
  holdsFor(8 * RUNS, (sketch) => follow(playOf(sketch)));
});

test('the same from armor and plenty, where the rare rules come up', () => {
  holdsFor(8 * RUNS, (sketch) => follow(playOf({ ...sketch, isRich: true })));
});

test('the same against robot pilots', () => {
  for (let seed = 0; seed < 12 * RUNS; seed++) follow({ seats: 3, solo: true, seed, player: keenPlayer });
});
