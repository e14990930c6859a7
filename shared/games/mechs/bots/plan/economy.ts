import { must, type Seat } from '../../../../core';
import { CELLS, seatState } from '../../arena';
import { BASIC_WEAPONS, type WeaponId } from '../../catalog/ids';
import type { Figures } from '../../catalog/figures';
import { figuresOf } from '../../ruleset';
import type { Status, ZoneId } from '../../state';
import type { Scene } from '../../types';
import { firepowerOf } from './firepower';
import type { Weights } from './weights';

/** What things are worth to a seat at this point of the match, in victory points. */
export interface Economy {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly figures: Figures;
  readonly weights: Weights;
  readonly values: readonly number[];
  /** What a Collect takes from each zone. */
  readonly givesEnergy: readonly number[];
  readonly givesCredits: readonly number[];
  /** What a rival's loss is worth. */
  readonly share: number;
  /** Scorings that a token placed now will live to see. */
  readonly scorings: number;
  readonly roundsLeft: number;
  readonly scoresThisRound: boolean;
  /** Worth of holding n units of a resource at the end of the round. */
  readonly purse: readonly number[];
  readonly mechWorth: number;
  readonly statusWorth: Readonly<Record<Status, number>>;
  /** What is for sale, with its worth to this seat. */
  readonly wares: readonly Ware[];
}

export interface Ware {
  readonly weapon: WeaponId;
  readonly worth: number;
  readonly energy: number;
  readonly credits: number;
}

export function economyOf(scene: Scene, seat: Seat, weights: Weights): Economy {
  const { open } = scene;
  const figures = figuresOf(scene.config);
  const round = Math.max(1, open.round);
  const roundsLeft = figures.rounds - round;
  const mechWorth = figures.holdMechPoints * scoringsFrom(round, figures.rounds, weights.mechSurvival);
  const zones = Array.from({ length: CELLS }, (_, zone) => open.zones[zone]);
  return {
    scene,
    seat,
    figures,
    weights,
    roundsLeft,
    mechWorth,
    share: weights.rivalry / (open.seats.length - 1),
    values: zones.map((zone) => zone?.value ?? 0),
    givesEnergy: zones.map((zone) => (zone?.gives.includes('energy') ? 1 : 0)),
    givesCredits: zones.map((zone) => (zone?.gives.includes('credits') ? 1 : 0)),
    scorings: scoringsFrom(round, figures.rounds, weights.tokenSurvival),
    scoresThisRound: round % 2 === 0,
    purse: purseOf(figures.trackMaximum, weights.resource, roundsLeft),
    statusWorth: {
      pilot: 0,
      armor: (weights.armor * roundsLeft) / figures.rounds,
      mech: (weights.armor * roundsLeft) / figures.rounds + mechWorth,
    },
    wares: waresFor(scene, seat, weights, roundsLeft),
  };
}

/** Scorings to come (M12.1), each counted by the chance of still being there. */
export function scoringsFrom(round: number, rounds: number, survival: number): number {
  let sum = 0;
  for (let scoring = round + (round % 2); scoring <= rounds; scoring += 2)
    sum += survival ** (scoring - round + 0.5);
  return sum;
}

/** The first units are worth most: they are sure to be spent. */
export function purseOf(most: number, unit: number, roundsLeft: number): number[] {
  const scale = roundsLeft === 0 ? 0.02 : unit * Math.min(1, 0.6 + 0.1 * roundsLeft);
  const purse = [0];
  let worth = 0;
  for (let n = 1; n <= most; n++) purse.push((worth += scale * (n <= 4 ? 1 : 1.4 - 0.1 * n)));
  return purse;
}

/** What so many units of a resource are worth. */
export function held(purse: readonly number[], amount: number): number {
  return must(purse[amount], 'such amount');
}

/** What is given up by paying so many of the units that one has. */
export function priceOf(purse: readonly number[], has: number, amount: number): number {
  return held(purse, has) - held(purse, has - amount);
}

export function valueAt({ values }: Economy, zone: ZoneId): number {
  return must(values[zone], 'such zone');
}

/** How many resources a Collect takes from a zone. */
export function givesAt({ givesEnergy, givesCredits }: Economy, zone: ZoneId): number {
  return must(givesEnergy[zone], 'such zone') + must(givesCredits[zone], 'such zone');
}

function waresFor(scene: Scene, seat: Seat, weights: Weights, roundsLeft: number): Ware[] {
  const { row, piles } = scene.open;
  const owned = seatState(scene.open, seat).weapons.map(({ id }) => id);
  const basics = BASIC_WEAPONS.filter((id) => piles[id] > 0 && !owned.includes(id));
  const offered: WeaponId[] = [...row.filter((id) => id !== null), ...basics];
  const table = figuresOf(scene.config).weapons;
  return offered.map((weapon) => {
    const { vp, energy, credits } = table[weapon];
    return {
      weapon,
      energy,
      credits,
      worth: vp + useOf(scene, seat, weapon) * weights.firepower * roundsLeft,
    };
  });
}

/** How much stronger a weapon makes a seat that already has some: the third of a kind mostly stays at home. */
function useOf(scene: Scene, seat: Seat, weapon: WeaponId): number {
  const { weapons } = seatState(scene.open, seat);
  const table = figuresOf(scene.config).weapons;
  const isBasic = table[weapon].basic;
  const rivals = weapons
    .filter(({ id }) => table[id].basic === isBasic)
    .map(({ id }) => firepowerOf(scene, id));
  const slots = 2;
  if (rivals.length < slots) return firepowerOf(scene, weapon);
  const weakest = must(rivals.sort((a, b) => b - a)[slots - 1], 'weapon in the last slot');
  return Math.max(0, firepowerOf(scene, weapon) - weakest);
}
