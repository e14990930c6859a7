import { must, type Position } from '../../../core';
import { kindOf, programCards } from '../catalog/cards';
import {
  BASIC_WEAPONS,
  WEAPONS,
  type BasicWeaponId,
  type CardKind,
  type MechSide,
  type PilotId,
  type WeaponId,
} from '../catalog/ids';
import { figuresOf } from '../ruleset';
import { begin } from '../setup';
import type {
  CardId,
  Direction,
  MechsState,
  Open,
  PlainDirection,
  ProgrammedCard,
  SeatState,
  Status,
} from '../state';
import type { MechsConfig, MechsTypes } from '../types';
import { loadout, weaponFigures } from '../weapons';
import { readDrawing, type Drawing } from './drawing';

/**
 * A position as a drawing and a few words about each seat: what lessons start from, and tests of rules.
 *
 * Seats are letters. It is seat A's first turn of round 1 unless `options` say otherwise. A seat without a program is in
 * Ad Hoc mode, so that the match stops at its turn and asks for a card. Bases are dealt to the seats in the order in which
 * they are drawn, unless `base` says otherwise.
 */
export type SeatLetter = 'A' | 'B' | 'C' | 'D';

export interface SeatSetup {
  pilot?: PilotId;
  status?: Status;
  side?: MechSide;
  hp?: number;
  energy?: number;
  credits?: number;
  vp?: number;
  base?: number;
  /** Owned weapons in the standing order; all purchased unless `kept` names the starting one. */
  weapons?: WeaponId[];
  kept?: WeaponId;
  stowed?: WeaponId[];
  /** "collect east, doubleJump north": the cards from the present turn on. */
  program?: string;
  adHoc?: SeatState['adHoc'];
  /** How a robot pilot stands and what its piles hold; only with the option `solo`. */
  robot?: RobotSetup;
}

export interface RobotSetup {
  facing?: PlainDirection;
  /** "collect, doubleJump": the top of its stack, next card first. What is named nowhere lies below. */
  cards?: string;
  /** Cards that it has flipped before. */
  played?: string;
  /** How its weapons lie, next one first: one order for each shuffle. */
  orders?: WeaponId[][];
}

export interface PositionOptions {
  /** A is the human of a solo match on the north base, B the robot on the west base, C the one on the east. */
  solo?: true;
  round?: number;
  turn?: number;
  active?: SeatLetter;
  starter?: SeatLetter;
  row?: (WeaponId | null)[];
  deck?: WeaponId[];
  piles?: Partial<Open['piles']>;
  ruleset?: MechsConfig['ruleset'];
  /** Where what is drawn at random comes from. */
  seed?: string;
  /** Start at another boundary than a turn. */
  phase?: Open['phase'];
}

export type SeatSetups = Partial<Record<SeatLetter, SeatSetup>>;

const LETTERS: readonly SeatLetter[] = ['A', 'B', 'C', 'D'];
export const DRAWN_SEED = '5ca1ab1e'.repeat(8);
const DEFAULT_PILOTS: readonly PilotId[] = ['tank', 'diamond', 'rampage', 'tsunami'];
const ROBOT_WEAPONS: Readonly<Record<number, WeaponId[] | undefined>> = {
  1: ['pulsePistol', 'energySword'],
  2: ['pulsePistol', 'grenadeLauncher'],
};

export function seatOf(letter: SeatLetter): number {
  return LETTERS.indexOf(letter);
}

export interface Drawn {
  readonly config: MechsConfig;
  readonly position: Position<MechsTypes>;
}

export function drawnPosition(text: string, setups: SeatSetups = {}, options: PositionOptions = {}): Drawn {
  const drawing = readDrawing(text);
  const seats = drawing.bases.length as MechsConfig['seats'];
  const { ruleset, solo } = options;
  const config: MechsConfig = { seats, ...(solo && { solo }), ...(ruleset && { ruleset }) };
  const state = begin(config, options.seed ?? DRAWN_SEED);
  placeEverything(state, drawing);
  state.open.seats.forEach((open, seat) => {
    const letter = must(LETTERS[seat], 'letter');
    setUpSeat({ state, config, seat, open, setup: setups[letter] ?? {}, options });
  });
  setUpRound(state, options);
  return { config, position: { state, asked: state.open.seats.map(() => 0), inputs: [] } };
}

function placeEverything({ open, secrets }: MechsState, drawing: Drawing): void {
  open.zones = drawing.zones;
  open.mech = { zone: drawing.mech };
  open.seats.forEach((seat, i) => {
    seat.base = drawing.bases[i];
    seat.zone = drawing.pilots.get(i) ?? seat.base;
  });
  for (const { seat, kind, zone, number } of drawing.tokens) {
    const token = { id: ++open.tokensPlaced, kind, seat, zone };
    open.tokens.push(token);
    must(open.seats[seat], 'seat')[kind === 'mine' ? 'mines' : 'turrets']--;
    if (number === undefined) continue;
    const secret = must(secrets[seat], 'seat');
    secret.placed[token.id] = number;
    secret.supply = secret.supply.filter((other) => other !== number);
  }
}

interface SettingUp {
  readonly state: MechsState;
  readonly config: MechsConfig;
  readonly seat: number;
  readonly open: SeatState;
  readonly setup: SeatSetup;
  readonly options: PositionOptions;
}

function setUpSeat({ state, config, seat, open, setup, options }: SettingUp): void {
  const secret = must(state.secrets[seat], 'seat');
  open.pilot = open.robot ? undefined : (setup.pilot ?? DEFAULT_PILOTS[seat]);
  open.status = setup.status ?? (open.robot ? 'armor' : 'pilot');
  open.hp = setup.hp ?? figuresOf(config).health[open.status];
  open.energy = setup.energy ?? open.energy;
  open.credits = setup.credits ?? open.credits;
  open.vp = setup.vp ?? 0;
  must(open.scores[0], 'sheet').weapons = open.vp; // booked where no rule books
  open.base = setup.base ?? open.base;
  const isInTurn = (options.phase ?? 'turn') === 'turn';
  const hasNoCards = setup.program === undefined && isInTurn && !open.robot;
  open.adHoc = setup.adHoc ?? (hasNoCards ? 'on' : 'off');
  const weapons = setup.weapons ?? ROBOT_WEAPONS[open.robot ? seat : 0] ?? ['pulsePistol'];
  const isKept = (id: WeaponId) => (open.robot ? id in state.open.piles : id === setup.kept);
  open.weapons = weapons.map((id) => ({ id, purchased: !isKept(id) }));
  secret.order = weapons.map((weapon) => ({ weapon, stowed: setup.stowed?.includes(weapon) ?? false }));
  open.equipped = loadout(secret.order, open.status, (id) => weaponFigures({ config }, id).basic);
  if (open.status === 'mech') {
    open.side = open.robot ? undefined : (setup.side ?? 'troy');
    state.open.mech = { zone: must(open.zone, 'zone'), holder: seat };
  }
  if (setup.program !== undefined) secret.program = readProgram(setup.program, options.turn ?? 1);
  if (open.robot) setUpRobot(state, seat, setup.robot ?? {});
}

/** Unless said otherwise a robot flips a Collect first and its weapons lie as it got them. */
function setUpRobot(state: MechsState, seat: number, setup: RobotSetup): void {
  const { robot, weapons } = must(state.open.seats[seat], 'seat');
  const shown = must(robot, 'robot');
  const piles = must(
    state.hidden.robots.find((one) => one.seat === seat),
    'robot',
  );
  const played = readCards(setup.played);
  const top = readCards(setup.cards);
  const below = programCards('collect').map(kindOf);
  for (const card of [...played, ...top]) {
    if (!below.includes(card)) throw new Error(`A robot has no further ${card}.`);
    below.splice(below.indexOf(card), 1);
  }
  piles.stack = [...top, ...below].reverse();
  piles.played = played;
  const orders = setup.orders ?? [weapons.map(({ id }) => id)];
  piles.orders = orders.map((order) => [...order, ...WEAPONS.filter((id) => !order.includes(id))]);
  shown.facing = setup.facing ?? 'north';
  shown.stack = piles.stack.length;
}

function readCards(text = ''): CardKind[] {
  return text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim() as CardKind]));
}

/** "collect east, doubleJump north": cards before the present turn are filled in, as they have been played. */
export function readProgram(text: string, turn = 1): ProgrammedCard[] {
  const cards = text.split(',').map((part): ProgrammedCard => {
    const [card, direction] = part.trim().split(/\s+/) as [CardId, Direction];
    return { card, direction };
  });
  const filler = programCards('collect').filter((card) => !cards.some((used) => used.card === card));
  const before = filler.slice(0, turn - 1).map((card): ProgrammedCard => ({ card, direction: 'north' }));
  return [...before, ...cards];
}

function setUpRound({ open, hidden }: MechsState, options: PositionOptions): void {
  open.round = options.round ?? 1;
  open.turn = options.turn ?? 1;
  open.starter = seatOf(options.starter ?? 'A');
  open.active = seatOf(options.active ?? options.starter ?? 'A');
  open.phase = options.phase ?? 'turn';
  for (const id of BASIC_WEAPONS) open.piles[id] = open.seats.length;
  for (const { id } of open.seats.flatMap((seat) => seat.weapons)) {
    if (id in open.piles) open.piles[id as BasicWeaponId]--;
  }
  Object.assign(open.piles, options.piles);
  open.row = options.row ?? [null, null, null, null];
  hidden.deck = options.deck ?? [];
  open.deckCount = hidden.deck.length;
}
