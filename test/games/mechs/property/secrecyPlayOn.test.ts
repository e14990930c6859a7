import { Match, quickRandom, type Seat } from '../../../../shared/core';
import { mechs, type MechsEvent } from '../../../../shared/games/mechs';
import { mustTake, type MechsMatch } from '../support/play';
import { keenPlayer } from '../support/players';
import { matchAt, observe, viewersOf } from './observe';
import { momentOf, scrambled } from './scramble';
import { holdsAtRichMoments, RUNS } from './settings';

/** The moments at which something of the owner's secrets, or the deck, comes to light. */
function tells(events: readonly MechsEvent[], owner: Seat): boolean {
  return events.some((event) => {
    switch (event.type) {
      case 'cardRevealed':
        return event.seat === owner && !event.adHoc;
      case 'weaponsEquipped':
        return event.seat === owner;
      case 'mineExploded':
        return event.owner === owner;
      case 'rowRefilled':
      case 'rowDealt':
      case 'pilotsRevealed':
      case 'firstWeaponsRevealed':
        return true;
      default:
        return false;
    }
  });
}

/** Plays the same public answers in both; returns how many were given before something came to light. */
function playOnAlike(real: MechsMatch, other: MechsMatch, owner: Seat, seed: number): number {
  const random = quickRandom(seed);
  for (let given = 0; ; given++) {
    const seat = real.waitingFor()[0];
    const decision = seat === undefined ? undefined : real.decision(seat);
    if (seat === undefined || !decision || given > 40) return given;
    const answer = keenPlayer(decision, real.view(seat), random);
    const input = { type: 'answer', seat, id: decision.id, answer } as const;
    if (!other.check(input).ok) return given; // a secret of the owner is what is asked for
    const before = [real.events.length, other.events.length];
    mustTake(real, input);
    mustTake(other, input);
    if (tells(real.events.slice(before[0]), owner) || tells(other.events.slice(before[1]), owner))
      return given;
    for (const viewer of viewersOf(real)) {
      if (viewer !== owner) expect(observe(other, viewer)).toBe(observe(real, viewer));
    }
  }
}

test('until it comes to light, a secret makes no difference to how the match goes on', () => {
  let given = 0;
  holdsAtRichMoments(15 * RUNS, (sketch, answers) => {
    const match = matchAt(mechs, sketch, answers);
    const moment = momentOf(match);
    for (const owner of match.state.open.seats.keys()) {
      const real = Match.resume(mechs, match.config, moment.position);
      const other = Match.resume(mechs, match.config, scrambled(moment, [owner], quickRandom(sketch.seed)));
      given += playOnAlike(real, other, owner, sketch.seed);
    }
  });
  expect(given).toBeGreaterThan(20 * RUNS);
});
