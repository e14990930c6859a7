import { must, pick, shuffled, startRandom, times, type Flow, type Seat } from '../../core';
import {
  BASES,
  CELLS,
  isRobot,
  layoutFor,
  MECH_ZONE,
  peopleOf,
  secretOf,
  seatState,
  valueOf,
  whereIs,
} from './arena';
import { shuffleWeapons } from './robotCombat';
import { freshPiles, shuffleStack } from './robotPiles';
import { ADVANCED_WEAPONS, BASIC_WEAPONS, PILOTS, type PilotId } from './catalog/ids';
import type { Figures } from './catalog/figures';
import { ask, askAll } from './decisions';
import { figuresOf } from './ruleset';
import { openRound } from './round';
import type { MechsState, Secret, SeatState, Zone, ZoneId } from './state';
import { placeToken } from './tokens';
import { emptySheet } from './tracks';
import type { MechsConfig, MechsTable } from './types';
import { acquire } from './weapons';

/** M2: set-up, in order. The state before it: an arena without resources and nothing dealt. */
export function begin(config: MechsConfig, seed: string): MechsState {
  const figures = figuresOf(config);
  const robots = config.solo ? ROBOTS : [];
  return {
    open: {
      phase: 'deal',
      round: 0,
      turn: 0,
      starter: 0,
      active: undefined,
      zones: emptyArena(config.seats, figures),
      tokens: [],
      tokensPlaced: 0,
      mech: { zone: MECH_ZONE, holder: undefined }, // M2.7
      seats: times(config.seats, (seat) => {
        const robot = robots.find((one) => one.seat === seat);
        return robot ? startingRobot(figures, robot) : startingSeat(figures);
      }),
      row: [],
      deckCount: 0,
      piles: { energySword: 0, pulsePistol: 0, grenadeLauncher: 0, riotShield: 0 },
      combat: undefined,
      winners: undefined,
    },
    secrets: times(config.seats, () => startingSecret(figures)),
    hidden: {
      deck: [],
      robots: robots.map(({ seat }) => freshPiles(seat)),
    },
    random: startRandom(seed),
  };
}

/** M2.1. What comes later has its place from the start: one shape for every seat at every moment (sameShape). */
function startingSeat(figures: Figures): SeatState {
  return {
    robot: undefined,
    pilot: undefined,
    base: undefined,
    zone: undefined,
    status: 'pilot',
    side: undefined,
    hp: figures.health.pilot,
    energy: figures.startEnergy,
    credits: figures.startCredits,
    mines: figures.mineNumbers.length,
    turrets: figures.turrets,
    weapons: [],
    equipped: [],
    revealed: [],
    adHoc: 'off',
    vp: 0,
    scores: times(figures.rounds, emptySheet),
  };
}

/** M13.1, M13.2, R63: the robots of a solo match. */
const ROBOTS = [
  { seat: 1, base: BASES.west, weapons: ['pulsePistol', 'energySword'] },
  { seat: 2, base: BASES.east, weapons: ['pulsePistol', 'grenadeLauncher'] },
] as const;

function startingRobot(figures: Figures, { base }: (typeof ROBOTS)[number]): SeatState {
  return {
    ...startingSeat(figures),
    status: 'armor',
    hp: figures.health.armor,
    base,
    zone: base,
    robot: { facing: 'north', stack: 0 },
  };
}

function startingSecret(figures: Figures): Secret {
  return { dealt: [], supply: figures.mineNumbers.slice(), placed: {}, program: [], order: [] };
}

/** M1.2 without its resource zones, which are dealt. */
function emptyArena(seats: number, { zones }: Figures): (Zone | null)[] {
  const cells = new Array<Zone | null>(CELLS).fill(null);
  cells[MECH_ZONE] = { kind: 'mech', value: zones.mechValue, gives: ['energy', 'credits'] };
  for (const base of layoutFor(seats).bases) {
    cells[base] = { kind: 'base', value: zones.baseValue, gives: ['energy', 'credits'] };
  }
  return cells;
}

/** M2.2 comes first: the arena and the starting player are not even drawn before pilots are chosen (R143). */
export function* deal(g: MechsTable): Flow<void> {
  const { open, hidden, random } = g;
  const pilots = shuffled(PILOTS, random.stream('pilots'));
  for (const seat of peopleOf(open)) secretOf(g, seat).dealt = pilots.slice(seat * 2, seat * 2 + 2);
  for (const piles of hidden.robots) {
    shuffleStack(g, piles);
    shuffleWeapons(g, piles.seat);
  }
  hidden.deck = shuffled(ADVANCED_WEAPONS, random.stream('weapons'));
  g.emit({ type: 'matchStarted', seats: open.seats.length });
  g.emit({ type: 'pilotsDealt' });
  open.phase = 'pilots';
}

/** M1.2, M2.3 */
function layOutArena(g: MechsTable): void {
  const { open, config, random } = g;
  dealZones(g);
  open.starter = config.solo ? 0 : random.stream('starter').below(open.seats.length); // M13.1
  g.emit({ type: 'arenaDealt', starter: open.starter, zones: open.zones.slice() });
}

function dealZones(g: MechsTable): void {
  const cards: Zone[] = [];
  for (const { value, energy, credits } of figuresOf(g.config).zones.resource) {
    const energyZone: Zone = { kind: 'resource', value, gives: ['energy'] };
    const creditsZone: Zone = { kind: 'resource', value, gives: ['credits'] };
    for (let card = 0; card < energy; card++) cards.push(energyZone);
    for (let card = 0; card < credits; card++) cards.push(creditsZone);
  }
  const dealt = shuffled(cards, g.random.stream('zones'));
  layoutFor(g.open.seats.length).resourceZones.forEach((zone, i) => {
    g.open.zones[zone] = must(dealt[i], 'card for this zone');
  });
}

/** M2.2 */
export function* choosePilots(g: MechsTable): Flow<void> {
  const people = peopleOf(g.open);
  const pilots = yield* askAll<'pilot'>(
    people.map((seat) => {
      const { dealt } = secretOf(g, seat);
      return { seat, kind: 'pilot', about: {}, options: dealt, fallback: () => dealt[0] as PilotId };
    }),
  );
  people.forEach((seat, i) => {
    seatState(g.open, seat).pilot = pilots[i];
  });
  g.emit({ type: 'pilotsRevealed', pilots: pilots.slice() });
  layOutArena(g);
  g.open.phase = 'bases';
}

/** M2.3: counter-clockwise from the starting player's right; the starting player places last. */
export function* placeBases(g: MechsTable): Flow<void> {
  const { open } = g;
  const seats = open.seats.length;
  for (let i = 1; i <= seats; i++) {
    const seat: Seat = (open.starter - i + seats) % seats;
    if (isRobot(open, seat)) continue; // M13.1
    const free = layoutFor(seats).bases.filter((base) => open.seats.every((other) => other.base !== base));
    const base = yield* ask<'base'>({
      seat,
      kind: 'base',
      about: {},
      options: free,
      fallback: () => richestBase(g, free),
    });
    const state = seatState(open, seat);
    state.base = base;
    state.zone = base;
    g.emit({ type: 'basePlaced', seat, zone: base });
  }
  open.phase = 'baseMines';
}

function richestBase(g: MechsTable, bases: readonly ZoneId[]): ZoneId {
  const wealth = (base: ZoneId) =>
    [base - 1, base + 1, base - 5, base + 5].reduce((sum, zone) => sum + valueOf(g.open, zone), 0);
  return bases.reduce((best, base) => (wealth(base) > wealth(best) ? base : best));
}

/** M2.4 */
export function* placeBaseMines(g: MechsTable): Flow<void> {
  const numbers = figuresOf(g.config).mineNumbers;
  const people = peopleOf(g.open);
  const chosen = yield* askAll<'baseMine'>(
    people.map((seat) => ({
      seat,
      kind: 'baseMine',
      about: {},
      options: numbers,
      fallback: () => numbers[1] as number,
    })),
  );
  g.open.seats.forEach((_, seat) => {
    const number = chosen[people.indexOf(seat)] ?? pick(numbers, g.random.stream('robotMines')); // M13.2
    placeToken(g, { seat, kind: 'mine', zone: whereIs(g.open, seat), number }); // the pilot is on the base (M2.3)
  });
  g.emit({ type: 'baseMinesPlaced' });
  g.open.phase = 'firstWeapons';
}

/** M2.5, M2.6 */
export function* chooseFirstWeapons(g: MechsTable): Flow<void> {
  const { open, hidden } = g;
  const people = peopleOf(open);
  const chosen = yield* askAll<'firstWeapon'>(
    people.map((seat) => ({
      seat,
      kind: 'firstWeapon',
      about: {},
      options: BASIC_WEAPONS,
      fallback: () => 'pulsePistol',
    })),
  );
  g.emit({ type: 'firstWeaponsRevealed', weapons: chosen.slice() });
  const kept = [
    ...people.map((seat, i) => ({ seat, weapon: must(chosen[i], 'weapon of this seat') })),
    ...ROBOTS.filter(({ seat }) => isRobot(open, seat)).flatMap(({ seat, weapons }) =>
      weapons.map((weapon) => ({ seat, weapon })),
    ), // R62
  ];
  for (const weapon of BASIC_WEAPONS) {
    open.piles[weapon] = open.seats.length - kept.filter((card) => card.weapon === weapon).length;
  }
  for (const { seat, weapon } of kept) acquire(g, seat, weapon, { purchased: false });
  open.row = times(figuresOf(g.config).rowPlaces, () => must(hidden.deck.pop(), 'weapon in the deck'));
  open.deckCount = hidden.deck.length;
  g.emit({ type: 'rowDealt', weapons: open.row.filter((weapon) => weapon !== null) });
  openRound(g, 1);
}
