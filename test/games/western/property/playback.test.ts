import { copyOf } from '../../../../shared/core';
import { western, type Open, type WesternConfig } from '../../../../shared/games/western';
import { advance } from '../../../../shared/games/western/advance';
import { westernEvents } from '../../../../shared/games/western/eventFields';
import { playMatch, type Play, type WesternMatch } from '../support/play';
import { west, type Scenario } from '../support/scenario';
import { holdsFor, RUNS } from '../support/settings';

/** Nothing is drawn before the first step. */
const ANY_SEED = '0'.repeat(64);

/** In these phases no event tells the step from one to the next: who is asked for a posse does. */
const PLACING: ReadonlySet<Open['phase']> = new Set(['hire', 'place', 'rival']);

/** All but whose turn to place it is, and the order of buying while somebody may still claim to be first. */
function drawn({ active: _active, phase, order, ...open }: Open, isClaiming: boolean): unknown {
  return { ...open, phase: PLACING.has(phase) ? 'place' : phase, order: isClaiming ? [] : order };
}

/** Shows the events of a match one by one, and compares with it whenever it is looked at. */
class Follower {
  readonly seen = new Set<string>();

  constructor(
    private shown: Open,
    private readonly config: WesternConfig,
    private told = 0,
  ) {}

  look(match: WesternMatch): void {
    const events = match.events.slice(this.told);
    this.told = match.events.length;
    for (const event of events) {
      this.seen.add(event.type);
      this.shown = advance(this.shown, event, this.config);
    }
    const isClaiming = match.waitingFor().some((seat) => match.decision(seat)?.kind === 'hall');
    expect(drawn(this.shown, isClaiming)).toEqual(drawn(match.state.open, isClaiming));
  }
}

function follow(play: Play): Set<string> {
  const { config } = play;
  const follower = new Follower(western.begin(config, ANY_SEED).open, config);
  playMatch(play, (match) => follower.look(match));
  return follower.seen;
}

/** The same from a prepared position. */
function followFrom(s: Scenario, act: (s: Scenario) => void): Set<string> {
  const { match } = s;
  const follower = new Follower(copyOf(match.state.open), match.config, match.events.length);
  act(s);
  follower.look(match);
  return follower.seen;
}

const solo = { seats: 1 } as const;

/** A Rival that a truce leaves no spot (S84). */
function heldBack(): Set<string> {
  const s = west({
    config: solo,
    rivalDice: [1],
    A: { truce: true, ready: 2, posses: '1 influence left, 2 porch' },
    rival: { posses: '4 influence right, 5 porch' },
  });
  return followFrom(s, () => s.places('A', '3 leftover'));
}

/** A duel that needs more cards than the draw pile has (S87). */
function reshuffled(): Set<string> {
  const s = west({
    config: solo,
    dice: [1, 6],
    draw: '5H',
    discard: '2S',
    used: '3S',
    A: { influence: '2/0/0', card: '1H', shown: true, given: '4S' },
    gaps: '1T 2T 3T 4T 5T 1K',
    rival: { posses: '4 influence right', cards: '2K 3K' },
  });
  return followFrom(s, () => s.places('A', '4 influence left').duels('A', 'rivalDraws', 'law'));
}

test('what is shown event by event is the truth at every decision, whatever happens', () => {
  const seen = new Set<string>();
  const see = (types: ReadonlySet<string>) => types.forEach((type) => seen.add(type));
  holdsFor(32 * RUNS, (play) => see(follow(play)));
  see(heldBack());
  see(reshuffled());
  // What happened to nobody in these matches was not compared.
  expect(westernEvents.types.filter((type) => !seen.has(type))).toEqual([]);
});

test('what was shown before stays as it was', () => {
  holdsFor(2 * RUNS, (play) => {
    let shown = western.begin(play.config, ANY_SEED).open;
    for (const event of playMatch(play).events) {
      const before = shown;
      const copy = copyOf(before);
      shown = advance(before, event, play.config);
      expect(before).toEqual(copy);
    }
  });
});
