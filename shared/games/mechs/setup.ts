import { shuffled, startRandom, type Flow, type Seat } from '../../core';
import { CELLS, layoutFor, MECH_ZONE, seatState, tokenIn, valueOf } from './arena';
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
  return {
    open: {
      phase: 'deal',
      round: 0,
      turn: 0,
      starter: 0,
      zones: emptyArena(config.seats, figures),
      tokens: [],
      tokensPlaced: 0,
      mech: { zone: MECH_ZONE }, // M2.7
      seats: Array.from({ length: config.seats }, () => startingSeat(figures)),
      row: [],
      deckCount: 0,
      piles: { energySword: 0, pulsePistol: 0, grenadeLauncher: 0, riotShield: 0 },
    },
    secrets: Array.from({ length: config.seats }, () => startingSecret(figures)),
    hidden: { deck: [] },
    random: startRandom(seed),
  };
}

/** M2.1 */
function startingSeat(figures: Figures): SeatState {
  return {
    status: 'pilot',
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
    scores: Array.from({ length: figures.rounds }, emptySheet),
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

/** Everything that is shuffled, so that every later boundary is plain state without draws of its own. */

export function* deal(g: MechsTable): Flow<void> {
  const { open, hidden, secrets, random } = g;
  dealZones(g);
  const pilots = shuffled(PILOTS, random.stream('pilots'));
  secrets.forEach((secret, seat) => {
    secret.dealt = pilots.slice(seat * 2, seat * 2 + 2);
  });
  open.starter = random.stream('starter').below(open.seats.length);
  hidden.deck = shuffled(ADVANCED_WEAPONS, random.stream('weapons'));
  g.emit({ type: 'matchStarted', seats: open.seats.length, starter: open.starter });
  g.emit({ type: 'pilotsDealt' });
  open.phase = 'pilots';
}

function dealZones(g: MechsTable): void {
  const cards: Zone[] = figuresOf(g.config).zones.resource.flatMap(({ value, energy, credits }) => [
    ...Array.from({ length: energy }, (): Zone => ({ kind: 'resource', value, gives: ['energy'] })),
    ...Array.from({ length: credits }, (): Zone => ({ kind: 'resource', value, gives: ['credits'] })),
  ]);
  const dealt = shuffled(cards, g.random.stream('zones'));
  layoutFor(g.open.seats.length).resourceZones.forEach((zone, i) => {
    g.open.zones[zone] = dealt[i] ?? null;
  });
}

/** M2.2 */
export function* choosePilots(g: MechsTable): Flow<void> {
  const pilots = yield* askAll<'pilot'>(
    g.secrets.map(({ dealt }, seat) => ({
      seat,
      kind: 'pilot',
      about: {},
      options: dealt,
      fallback: () => dealt[0] as PilotId,
    })),
  );
  pilots.forEach((pilot, seat) => {
    seatState(g.open, seat).pilot = pilot;
  });
  g.emit({ type: 'pilotsRevealed', pilots: pilots.slice() });
  g.open.phase = 'bases';
}

/** M2.3: counter-clockwise from the starting player's right; the starting player places last. */
export function* placeBases(g: MechsTable): Flow<void> {
  const { open } = g;
  const seats = open.seats.length;
  for (let i = 1; i <= seats; i++) {
    const seat: Seat = (open.starter - i + seats) % seats;
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
  const chosen = yield* askAll<'baseMine'>(
    g.open.seats.map((_, seat) => ({
      seat,
      kind: 'baseMine',
      about: {},
      options: numbers,
      fallback: () => numbers[1] as number,
    })),
  );
  chosen.forEach((number, seat) => {
    const { base } = seatState(g.open, seat);
    if (base !== undefined && !tokenIn(g.open, base))
      placeToken(g, { seat, kind: 'mine', zone: base, number });
  });
  g.emit({ type: 'baseMinesPlaced' });
  g.open.phase = 'firstWeapons';
}

/** M2.5, M2.6 */
export function* chooseFirstWeapons(g: MechsTable): Flow<void> {
  const { open, hidden } = g;
  const chosen = yield* askAll<'firstWeapon'>(
    open.seats.map((_, seat) => ({
      seat,
      kind: 'firstWeapon',
      about: {},
      options: BASIC_WEAPONS,
      fallback: () => 'pulsePistol',
    })),
  );
  g.emit({ type: 'firstWeaponsRevealed', weapons: chosen.slice() });
  for (const weapon of BASIC_WEAPONS) {
    open.piles[weapon] = open.seats.length - chosen.filter((kept) => kept === weapon).length;
  }
  chosen.forEach((weapon, seat) => acquire(g, seat, weapon, { purchased: false }));
  open.row = Array.from({ length: figuresOf(g.config).rowPlaces }, () => hidden.deck.pop() ?? null);
  open.deckCount = hidden.deck.length;
  g.emit({ type: 'rowDealt', weapons: open.row.filter((weapon) => weapon !== null) });
  openRound(g, 1);
}
