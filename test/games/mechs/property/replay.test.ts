import { copyOf, Match, quickRandom, type Input, playAgain } from '../../../../shared/core';
import { mechs } from '../../../../shared/games/mechs';
import { mustTake, playMatch, playOne, type MechsMatch, playSome } from '../support/play';
import { checkBoundary, expectSame } from './invariants';
import { holdsAtMoments, holdsFor, playOf, RUNS, type Sketch } from './settings';

/** What a match has come to: if these agree, nobody can tell two matches apart. */
function endOf(match: MechsMatch) {
  return { state: match.state, outcome: match.outcome };
}

test('the record of a match, sent as JSON, gives the same events and the same end', () => {
  holdsFor(20 * RUNS, (sketch) => {
    const match = playMatch(playOf(sketch));
    const record = JSON.parse(JSON.stringify(match.record())) as ReturnType<MechsMatch['record']>;
    const again = playAgain(mechs, record);
    expectSame(again.events, match.events);
    expectSame(endOf(again), endOf(match));
    expectSame(again.record(), match.record());
  });
});

/** The inputs that follow the boundary of each position, and the events seen there. */
function boundariesOf(sketch: Sketch) {
  const found: { position: ReturnType<MechsMatch['position']>; inputs: number; events: number }[] = [];
  const match = playMatch(playOf(sketch), (now) => {
    if (!now.isAtBoundary) return;
    const { eventsAtBoundary } = now.knowledge('spectator');
    found.push({ position: now.position(), inputs: now.record().inputs.length, events: eventsAtBoundary });
  });
  return { match, found };
}

test('a match restored at every boundary goes on in the same way', () => {
  holdsFor(3 * RUNS, (sketch) => {
    const { match, found } = boundariesOf(sketch);
    const { inputs } = match.record();
    for (const { position, inputs: before, events } of found) {
      checkBoundary(position.state);
      const kept = JSON.stringify(position);
      const again = Match.resume(mechs, match.config, copyOf(JSON.parse(kept) as typeof position));
      for (const input of inputs.slice(before)) mustTake(again, input);
      expectSame(again.events, match.events.slice(events));
      expectSame(endOf(again), endOf(match));
    }
  });
});

test('a match restored at any moment goes on in the same way', () => {
  holdsAtMoments(25 * RUNS, (sketch, answers) => {
    const match = playSome(playOf(sketch), answers);
    const again = Match.resume(mechs, match.config, match.position());
    expectSame(again.state, match.state);
    for (const viewer of [...match.state.open.seats.keys(), 'spectator' as const]) {
      expectSame(again.view(viewer), match.view(viewer));
    }
    const random = quickRandom(sketch.seed);
    for (let i = 0; i < 30 && !match.isOver; i++) {
      const before = match.record().inputs.length;
      playOne(match, playOf(sketch), random, i);
      for (const input of match.record().inputs.slice(before)) mustTake(again, input);
      expectSame(again.state, match.state);
    }
  });
});

test('taking a position and asking for knowledge change nothing', () => {
  holdsAtMoments(15 * RUNS, (sketch, answers) => {
    const match = playSome(playOf(sketch), answers);
    const before = JSON.stringify([match.state, match.events, match.record()]);
    match.position();
    for (const seat of match.state.open.seats.keys()) match.knowledge(seat);
    match.knowledge('spectator');
    expect(JSON.stringify([match.state, match.events, match.record()])).toBe(before);
  });
});

test('a record whose inputs were tampered with is refused, not misplayed', () => {
  holdsFor(20 * RUNS, (sketch) => {
    const record = playMatch(playOf(sketch)).record();
    const inputs = record.inputs.map((input, i): Input => (i === 3 ? { ...input, seat: 99 } : input));
    expect(() => playAgain(mechs, { ...record, inputs })).toThrow('refused');
  });
});
