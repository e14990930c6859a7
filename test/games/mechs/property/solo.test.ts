import fc from 'fast-check';
import {
  copyOf,
  isSame,
  Match,
  quickRandom,
  shuffled,
  type Flow,
  type Random,
  playAgain,
} from '../../../../shared/core';
import { mechs, type MechsEvent, type MechsState, type MechsTable } from '../../../../shared/games/mechs';
import { configOf, mustTake, playMatch, playSome, type MechsMatch, type Play } from '../support/play';
import { flips } from '../support/solo';
import { keenPlayer, uniformPlayer } from '../support/players';
import { checkBoundary, checkInvariants, survivesJson } from './invariants';

/** Random human play against the robot pilots (M13). */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 1);
const SEED = process.env.TEST_LONG === '1' ? {} : { seed: 20_24 };
const HUMAN = 0;

const plays: fc.Arbitrary<Play> = fc.record({
  seats: fc.constant(3 as const),
  solo: fc.constant(true as const),
  seed: fc.nat(),
  player: fc.constantFrom(uniformPlayer, keenPlayer, keenPlayer),
  rearrangeEvery: fc.constantFrom(undefined, 5),
});

function holdsFor(runs: number, check: (play: Play) => void): void {
  fc.assert(fc.property(plays, check), { numRuns: runs * RUNS, endOnFailure: true, ...SEED });
}

function holdsAtMoments(runs: number, check: (play: Play, answers: number) => void): void {
  const moments = fc.integer({ min: 0, max: 90 });
  fc.assert(fc.property(plays, moments, check), { numRuns: runs * RUNS, endOnFailure: true, ...SEED });
}

test('random play against robots never gets stuck, always ends, and keeps every invariant', () => {
  let combats = 0;
  let mechsTaken = 0;
  holdsFor(24, (play) => {
    const match = playMatch(play, (now) => {
      checkInvariants(now);
      expect(now.waitingFor()).toEqual(now.isOver ? [] : [HUMAN]);
    });
    expect(match.state.open.round).toBe(6);
    expect(match.outcome?.winners.length).toBeGreaterThan(0);
    survivesJson(match.events);
    for (const { type, ...event } of match.events) {
      if (type === 'combatStarted') combats++;
      if (type === 'mechTaken' && 'seat' in event && event.seat !== HUMAN) mechsTaken++;
    }
  });
  expect(combats).toBeGreaterThan(24 * RUNS); // it is about something
  expect(mechsTaken).toBeGreaterThan(0);
});

test('the record of a solo match, sent as JSON, gives the same events and the same end', () => {
  holdsFor(12, (play) => {
    const match = playMatch(play);
    const record = JSON.parse(JSON.stringify(match.record())) as ReturnType<MechsMatch['record']>;
    const again = playAgain(mechs, record);
    expect(again.events).toEqual(match.events);
    expect(again.state).toEqual(match.state);
  });
});

test('a solo match restored at every boundary goes on in the same way', () => {
  holdsFor(2, (play) => {
    const found: { position: ReturnType<MechsMatch['position']>; inputs: number; events: number }[] = [];
    const match = playMatch(play, (now) => {
      if (!now.isAtBoundary) return;
      const { eventsAtBoundary: events } = now.knowledge('spectator');
      found.push({ position: now.position(), inputs: now.record().inputs.length, events });
    });
    const { inputs } = match.record();
    expect(found.length).toBeGreaterThan(24);
    for (const { position, inputs: before, events } of found) {
      checkBoundary(position.state);
      const again = Match.resume(
        mechs,
        match.config,
        JSON.parse(JSON.stringify(position)) as typeof position,
      );
      for (const input of inputs.slice(before)) mustTake(again, input);
      expect(again.events).toEqual(match.events.slice(events));
      expect(again.state).toEqual(match.state);
    }
  });
});

test('a sample from any moment of a solo match leads to just what was seen', () => {
  holdsAtMoments(40, (play, answers) => {
    const match = playSome(play, answers);
    for (const viewer of [HUMAN, 'spectator'] as const) {
      const knowledge = match.knowledge(viewer);
      const imagined = Match.resume(mechs, match.config, mechs.sample(knowledge, quickRandom(play.seed)));
      expect(imagined.events).toEqual(match.events.slice(knowledge.eventsAtBoundary));
      expect(imagined.view(viewer)).toEqual(match.view(viewer));
    }
  });
});

test('a sample knows what is left of a stack that was refilled (R60)', () => {
  // Robot C falls to a mine while the human stands on its base; of its own cards only Collects are left.
  const arena = `
    ..    2e  1b  3c     ..
    1e    3c  2e  1c:a4  2c:at
    1b:B  2e  4m  3c:C   1b:A
    3e:M  1c  2c  1e     3e
  `;
  const played = 'deployMine, deployTurret, purchase, powerUp, doubleJump, diagonalJump';
  const s = flips('collect, collect', arena, { C: { hp: 1, robot: { played } } });
  const { hidden } = mechs.sample(s.match.knowledge(HUMAN), quickRandom(1)).state;
  const real = s.match.state.hidden.robots[1]!;
  const imagined = hidden.robots[1]!;
  expect(imagined.played).toEqual(real.played);
  expect([...imagined.stack].sort()).toEqual([...real.stack].sort());
});

/** The same table with other face-down cards, weapons and mine numbers of the robots. */
function scrambled(state: MechsState, random: Random): MechsState {
  const other = copyOf(state);
  for (const piles of other.hidden.robots) {
    piles.stack = shuffled(piles.stack, random);
    piles.orders = piles.orders.map((order) => shuffled(order, random));
    const secret = other.secrets[piles.seat]!;
    const numbers = shuffled([...secret.supply, ...Object.values(secret.placed)], random);
    for (const id of Object.keys(secret.placed)) secret.placed[Number(id)] = numbers.pop()!;
    secret.supply = numbers.sort((a, b) => a - b);
  }
  return other;
}

/** What brings one of these to light. */
function isTelling(event: MechsEvent | undefined): boolean {
  switch (event?.type) {
    case 'robotFlipped':
      return true;
    case 'weaponUsed':
      return event.seat !== HUMAN;
    case 'mineExploded':
      return event.owner !== HUMAN;
    default:
      return false;
  }
}

/** Where two logs part, or -1. */
function parting(a: readonly MechsEvent[], b: readonly MechsEvent[]): number {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i++) if (!isSame(a[i], b[i])) return i;
  return -1;
}

function seenIn(match: MechsMatch): string {
  return JSON.stringify([match.view(HUMAN), match.view('spectator')]);
}

/**
 * Plays the match and its scrambled twin in the same way until their logs part; says how many questions
 * they had in common, and whether they parted.
 */
function playTwins(game: typeof mechs, play: Play, answers: number): { alike: number; parted: boolean } {
  const match = playSome(play, answers);
  if (match.isOver || !match.isAtBoundary) return { alike: 0, parted: false };
  const position = match.position();
  const real = Match.resume(game, configOf(play), position);
  const state = scrambled(position.state, quickRandom(play.seed));
  const other = Match.resume(game, configOf(play), { ...position, state });
  const random = quickRandom(play.seed);
  for (let alike = 0; ; alike++) {
    const place = parting(real.events, other.events);
    if (place >= 0) {
      const [first, second] = [real.events[place], other.events[place]];
      if (!isTelling(first) || !isTelling(second)) throw new Error(`Told apart: ${JSON.stringify(first)}`);
      return { alike, parted: true };
    }
    if (seenIn(other) !== seenIn(real)) throw new Error('Told apart: by the view');
    const decision = real.decision(HUMAN);
    if (!decision) return { alike, parted: false };
    const answer = play.player(decision, real.view(HUMAN), random);
    for (const one of [real, other]) mustTake(one, { type: 'answer', seat: HUMAN, id: decision.id, answer });
  }
}

test('what lies face down of the robots shows nowhere before it is turned up', () => {
  let alike = 0;
  let parted = 0;
  holdsAtMoments(60, (play, answers) => {
    const twins = playTwins(mechs, play, answers);
    alike += twins.alike;
    parted += Number(twins.parted);
  });
  expect(alike).toBeGreaterThan(20 * RUNS);
  expect(parted).toBeGreaterThan(10 * RUNS); // the scrambling makes a difference
});

/** Rules that leak, one way each. */
const LEAKS: Record<string, (g: MechsTable) => void> = {
  'the next card of a robot': ({ open, hidden }) =>
    Object.assign(open, { next: hidden.robots[0]?.stack.slice(-1) }),
  'the next weapon of a robot': ({ open, hidden }) =>
    Object.assign(open, { next: hidden.robots[1]?.orders[0] }),
  'the number of a robot’s mine, in an event': (g) =>
    g.emit(Object.assign({ type: 'programsLocked' as const }, { mines: g.secrets[1]?.supply })),
};

test.each(Object.entries(LEAKS))('a planted leak is found: %s', (_name, leak) => {
  const game: typeof mechs = {
    ...mechs,
    *step(g): Flow<void> {
      leak(g);
      yield* mechs.step(g);
    },
  };
  const play: Play = { seats: 3, solo: true, seed: 7, player: keenPlayer };
  const everywhere = () => {
    for (let answers = 0; answers < 40; answers++) playTwins(game, play, answers);
  };
  expect(everywhere).toThrow('Told apart');
});
