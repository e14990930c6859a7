import type { GameState, Seat } from '../../core';
import type { BasicWeaponId, CardKind, MechSide, PilotId, Resource, WeaponId } from './catalog/ids';

/**
 * The state of a match, structured by who may see it.
 *
 * Zones are the cells of a 5×5 grid, numbered row by row from the north-west: zone = row × 5 + column.
 * Arenas for fewer seats leave rows out (M1.1), so that a zone has one number at every table.
 */
export type ZoneId = number;

export const PLAIN_DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export const DIAGONAL_DIRECTIONS = ['northEast', 'southEast', 'southWest', 'northWest'] as const;
export type PlainDirection = (typeof PLAIN_DIRECTIONS)[number];
export type DiagonalDirection = (typeof DIAGONAL_DIRECTIONS)[number];
export type Direction = PlainDirection | DiagonalDirection;

export interface Zone {
  readonly kind: 'resource' | 'base' | 'mech';
  readonly value: number;
  /** What a Collect takes from it (M5.1). */
  readonly gives: readonly Resource[];
}

export interface Token {
  /** Counts placements. A token that returns to its supply loses its id for good (R13). */
  readonly id: number;
  readonly kind: 'mine' | 'turret';
  readonly seat: Seat;
  zone: ZoneId;
}

export type Status = 'pilot' | 'armor' | 'mech';

export const SCORE_SOURCES = ['combat', 'knockOuts', 'zones', 'turrets', 'mines', 'mech', 'weapons'] as const;
export type ScoreSource = (typeof SCORE_SOURCES)[number];
export type ScoreSheet = Record<ScoreSource, number>;

export interface OwnedWeapon {
  readonly id: WeaponId;
  /** The starting weapon was not purchased (R9). */
  readonly purchased: boolean;
}

/** A card as everybody sees it once it is turned up: the two copies of a kind look alike (R13). */
export interface RevealedCard {
  readonly kind: CardKind;
  readonly direction: Direction;
}

/** What shows of a robot pilot beside its tracks (M13). */
export interface RobotState {
  facing: PlainDirection;
  /** Cards left in its face-down stack. */
  stack: number;
}

/** What everybody sees of one seat. */
export interface SeatState {
  /** Only on a robot pilot's seat. */
  robot?: RobotState;
  pilot?: PilotId;
  base?: ZoneId;
  zone?: ZoneId;
  status: Status;
  /** The chosen side, while holding the Mighty Mech (M9.1). */
  side?: MechSide;
  hp: number;
  energy: number;
  credits: number;
  /** Tokens left in supply. */
  mines: number;
  turrets: number;
  /** Everything owned, in the order of acquisition. */
  weapons: OwnedWeapon[];
  equipped: WeaponId[];
  /** Cards turned up this round. */
  revealed: RevealedCard[];
  /** Ad Hoc mode (M11); `first`: the next turn may not start combat (M11.2). */
  adHoc: 'off' | 'first' | 'on';
  vp: number;
  /** Victory points by source, one sheet for each round from the first. */
  scores: ScoreSheet[];
}

export interface Fighter {
  readonly seat: Seat;
  exhausted: WeaponId[];
  /** Weapons this fighter has attacked with, in order: the last one is what the enemy may counter. */
  used: WeaponId[];
  /** Weapons Expert was paid: the first weapon is not exhausted by its first use. */
  keepsFirst: boolean;
  /** The offer of Power Shield is used up (R38). */
  shieldOffered: boolean;
}

export interface Combat {
  zone: ZoneId;
  readonly attacker: Fighter;
  readonly defender: Fighter;
  /** Whose attack it is. */
  turn: Seat;
  /** The attacker jumped in: the first attack uses the power line (M4.4). */
  readonly jumped: boolean;
  /** Vorpal Spiker has moved the two: `zone` is where they are now (R43). */
  dragged: boolean;
}

export type Phase =
  'deal' | 'pilots' | 'bases' | 'baseMines' | 'firstWeapons' | 'program' | 'turn' | 'roundEnd' | 'over';

export interface Open {
  phase: Phase;
  /** 1 to 6; 0 during set-up. */
  round: number;
  /** The card of the round that is played, 1 to 4; 0 outside execution. */
  turn: number;
  starter: Seat;
  /** Whose turn it is during execution. */
  active?: Seat;
  /** 25 cells; a cell outside the arena is null. */
  zones: (Zone | null)[];
  tokens: Token[];
  tokensPlaced: number;
  /** Where the Mighty Mech stands, and who is in it. */
  mech: { zone: ZoneId; holder?: Seat };
  seats: SeatState[];
  /** The open row of advanced weapons; null is a place that the deck could not refill. */
  row: (WeaponId | null)[];
  deckCount: number;
  piles: Record<BasicWeaponId, number>;
  combat?: Combat;
  /** Winners after round 6, more than one if the victory is shared (M12.3). */
  winners?: Seat[];
}

/** The second copy of the doubled kind has a name of its own, which only its owner ever sees. */
export type CardId = CardKind | `${CardKind}2`;

export interface ProgrammedCard {
  readonly card: CardId;
  readonly direction: Direction;
}

export interface WeaponPlace {
  readonly weapon: WeaponId;
  readonly stowed: boolean;
}

/** What one seat alone knows. */
export interface Secret {
  /** The two pilot cards dealt (M2.2). */
  dealt: PilotId[];
  /** The numbers of the mines in supply. */
  supply: number[];
  /** The numbers of the mines in the arena, by token id. */
  placed: Record<number, number>;
  /** This round's program; cards stay in it when they are turned up. Empty in Ad Hoc mode. */
  program: ProgrammedCard[];
  /** The standing order of weapons (M6.2). */
  order: WeaponPlace[];
}

/** The face-down cards of a robot pilot, next card last. */
export interface RobotPiles {
  seat: Seat;
  stack: CardKind[];
  played: CardKind[];
  /** How its weapons lie shuffled in a combat: the first one that is ready comes next; one order a shuffle. */
  orders: WeaponId[][];
}

/** What nobody knows: the face-down deck of advanced weapons, next card last, and the robots' piles. */
export interface Hidden {
  deck: WeaponId[];
  robots: RobotPiles[];
}

export type MechsState = GameState<Open, Secret, Hidden>;
