import { Match, type Position, type Verdict } from '../../../../shared/core';
import {
  BASIC_WEAPONS,
  WEAPONS,
  figuresOf,
  kindOf,
  mechs,
  programCards,
  zoneName,
  type CardId,
  type CardKind,
  type DecisionKind,
  type Direction,
  type MechsConfig,
  type MechsDecisions,
  type MechsEvent,
  type MechsState,
  type MechsTypes,
  type MechSide,
  type Open,
  type PilotId,
  type PlainDirection,
  type ProgrammedCard,
  type Secret,
  type SeatState,
  type Status,
  type WeaponId,
  type WeaponPlace,
} from '../../../../shared/games/mechs';
import { begin } from '../../../../shared/games/mechs/setup';
import { loadout, weaponFigures } from '../../../../shared/games/mechs/weapons';
import { draw, readDrawing, type Drawing } from './drawing';

/**
 * A position and what is done in it, readable at a glance:
 *
 *     const s = scenario(`
 *       1e    2c    3e   1c  2e
 *       1b:A  2e:B  4m   1c  1b
 *       2c    1e    2e   3c  1e
 *     `, { A: { pilot: 'tank', weapons: ['pulsePistol'] }, B: { hp: 2 } });
 *     s.plays('A', 'collect', 'east');
 *     s.answers('A', 'attack', { weapon: 'pulsePistol', line: 'normal' });
 *     expect(s).toHaveTracks('B', { hp: 5 });
 *
 * Seats are letters. It is seat A's first turn of round 1 unless `options` say otherwise. A seat without a
 * program is in Ad Hoc mode, so that the match stops at its turn and `plays` chooses its card. Bases are
 * dealt to the seats in the order in which they are drawn, unless `base` says otherwise.
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

export interface ScenarioOptions {
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

const SEED = '5ca1ab1e'.repeat(8);
const DEFAULT_PILOTS: PilotId[] = ['tank', 'diamond', 'rampage', 'tsunami'];
const ROBOT_WEAPONS: Partial<Record<number, WeaponId[]>> = {
  1: ['pulsePistol', 'energySword'],
  2: ['pulsePistol', 'grenadeLauncher'],
};

export class Scenario {
  readonly match: Match<MechsTypes>;
  private seen = 0;

  constructor(position: Position<MechsTypes>, config: MechsConfig) {
    this.match = Match.resume(mechs, config, position);
  }

  get open(): Open {
    return this.match.state.open;
  }

  seat(letter: SeatLetter): SeatState {
    return this.open.seats[seatOf(letter)]!;
  }

  secret(letter: SeatLetter): Secret {
    return this.match.state.secrets[seatOf(letter)]!;
  }

  /** Where a pilot stands, as "C3". */
  where(letter: SeatLetter): string {
    return zoneName(this.seat(letter).zone!);
  }

  /** The kind of decision that a seat is asked now. */
  asked(letter: SeatLetter): DecisionKind | undefined {
    return this.match.decision(seatOf(letter))?.kind;
  }

  /** The options of a seat's pending decision, which must be of that kind. */
  options<K extends DecisionKind>(letter: SeatLetter, kind: K): MechsDecisions[K]['answer'][] {
    const decision = this.match.decision(seatOf(letter));
    if (decision?.kind !== kind)
      throw new Error(`${letter} is asked ${decision?.kind ?? 'nothing'}, not ${kind}.\n${draw(this.open)}`);
    return (decision.options ?? []) as MechsDecisions[K]['answer'][];
  }

  /** Gives an answer that must be accepted. */
  answers<K extends DecisionKind>(letter: SeatLetter, kind: K, answer: MechsDecisions[K]['answer']): this {
    const verdict = this.tries(letter, kind, answer);
    if (!verdict.ok) {
      const options = JSON.stringify(this.options(letter, kind));
      throw new Error(
        `${letter}'s ${kind} ${JSON.stringify(answer)} is ${verdict.code}; options: ${options}\n${draw(this.open)}`,
      );
    }
    return this;
  }

  /** Gives an answer that may be refused. */
  tries(letter: SeatLetter, kind: DecisionKind, answer: unknown): Verdict {
    const seat = seatOf(letter);
    this.options(letter, kind);
    return this.match.submit({ type: 'answer', seat, id: this.match.decision(seat)!.id, answer });
  }

  /** The active seat's Ad Hoc card of this turn. */
  plays(letter: SeatLetter, card: CardKind, direction: Direction): this {
    return this.answers(letter, 'adHocCard', { card, direction });
  }

  /** Locks in a whole program: "collect east, doubleJump north, …". */
  programs(letter: SeatLetter, text: string): this {
    return this.answers(letter, 'program', readProgram(text, 1));
  }

  /** Takes back a simultaneous answer that others still have to follow. */
  retracts(letter: SeatLetter): Verdict {
    const seat = seatOf(letter);
    const id = this.match.view(seat).held?.id ?? 0;
    return this.match.submit({ type: 'retract', seat, id });
  }

  /** Everybody who is asked answers with the fallback. */
  everyoneFallsBack(): this {
    for (const seat of this.match.waitingFor()) {
      const { id, fallback } = this.match.decision(seat)!;
      this.match.submit({ type: 'answer', seat, id, answer: fallback });
    }
    return this;
  }

  /** Attacks with a weapon's line. */
  attacks(
    letter: SeatLetter,
    weapon: WeaponId,
    line: 'normal' | 'power' = 'normal',
    more: { pay?: number; remove?: number } = {},
  ): this {
    return this.answers(letter, 'attack', { weapon, line, ...more });
  }

  arranges(letter: SeatLetter, arrangement: WeaponPlace[]): Verdict {
    return this.match.submit({ type: 'arrange', seat: seatOf(letter), arrangement });
  }

  /** Everything that has happened since the last call (or the start). */
  news(): MechsEvent[] {
    const news = this.match.events.slice(this.seen);
    this.seen = this.match.events.length;
    return news;
  }
}

export function seatOf(letter: SeatLetter): number {
  return 'ABCD'.indexOf(letter);
}

export function scenario(
  text: string,
  setups: Partial<Record<SeatLetter, SeatSetup>> = {},
  options: ScenarioOptions = {},
): Scenario {
  const drawing = readDrawing(text);
  const seats = drawing.bases.length as MechsConfig['seats'];
  const { ruleset, solo } = options;
  const config: MechsConfig = { seats, ...(solo && { solo }), ...(ruleset && { ruleset }) };
  const state = begin(config, options.seed ?? SEED);
  placeEverything(state, drawing);
  state.open.seats.forEach((_, seat) =>
    setUpSeat(state, config, seat, setups['ABCD'[seat] as SeatLetter] ?? {}, options),
  );
  setUpRound(state, options);
  return new Scenario({ state, asked: state.open.seats.map(() => 0), inputs: [] }, config);
}

/** A match from its very start: set-up is still to come. */
export function newMatch(seats: MechsConfig['seats'], seed = SEED): Scenario {
  return fromTheStart({ seats }, seed);
}

/** The same with pilots chosen, so that the arena lies open (R143). */
export function dealtMatch(seats: MechsConfig['seats'], seed = SEED): Scenario {
  return newMatch(seats, seed).everyoneFallsBack();
}

export function newSoloMatch(seed = SEED): Scenario {
  return fromTheStart({ seats: 3, solo: true }, seed);
}

function fromTheStart(config: MechsConfig, seed: string): Scenario {
  const state = begin(config, seed);
  return new Scenario({ state, asked: state.open.seats.map(() => 0), inputs: [] }, config);
}

function placeEverything(state: MechsState, drawing: Drawing): void {
  const { open, secrets } = state;
  open.zones = drawing.zones;
  open.mech = { zone: drawing.mech };
  open.seats.forEach((seat, i) => {
    seat.base = drawing.bases[i]!;
    seat.zone = drawing.pilots.get(i) ?? seat.base;
  });
  for (const { seat, kind, zone, number } of drawing.tokens) {
    const token = { id: ++open.tokensPlaced, kind, seat, zone };
    open.tokens.push(token);
    open.seats[seat]![kind === 'mine' ? 'mines' : 'turrets']--;
    if (number === undefined) continue;
    secrets[seat]!.placed[token.id] = number;
    secrets[seat]!.supply = secrets[seat]!.supply.filter((other) => other !== number);
  }
}

function setUpSeat(
  state: MechsState,
  config: MechsConfig,
  seat: number,
  setup: SeatSetup,
  options: ScenarioOptions,
): void {
  const open = state.open.seats[seat]!;
  const secret = state.secrets[seat]!;
  open.pilot = open.robot ? undefined : (setup.pilot ?? DEFAULT_PILOTS[seat]!);
  open.status = setup.status ?? (open.robot ? 'armor' : 'pilot');
  open.hp = setup.hp ?? figuresOf(config).health[open.status];
  open.energy = setup.energy ?? open.energy;
  open.credits = setup.credits ?? open.credits;
  open.vp = setup.vp ?? 0;
  open.scores[0]!.weapons = open.vp; // booked where no rule under test books
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
    state.open.mech = { zone: open.zone!, holder: seat };
  }
  if (setup.program !== undefined) secret.program = readProgram(setup.program, options.turn ?? 1);
  if (open.robot) setUpRobot(state, seat, setup.robot ?? {});
}

/** Unless said otherwise a robot flips a Collect first and its weapons lie as it got them. */
function setUpRobot(state: MechsState, seat: number, setup: RobotSetup): void {
  const { robot, weapons } = state.open.seats[seat]!;
  const piles = state.hidden.robots.find((one) => one.seat === seat)!;
  const played = readCards(setup.played);
  const top = readCards(setup.cards);
  const below = programCards('collect').map(kindOf);
  for (const card of [...played, ...top]) {
    if (!below.includes(card)) throw new Error(`A robot has no further ${card}.`);
    below.splice(below.indexOf(card), 1);
  }
  piles.stack = [...top, ...below].reverse();
  piles.played = played;
  const owned = weapons.map(({ id }) => id);
  const orders = setup.orders ?? [owned];
  piles.orders = orders.map((order) => [...order, ...WEAPONS.filter((id) => !order.includes(id))]);
  robot!.facing = setup.facing ?? 'north';
  robot!.stack = piles.stack.length;
}

function readCards(text = ''): CardKind[] {
  return text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim() as CardKind]));
}

/** Cards before the present turn are filled in: they have been played. */
function readProgram(text: string, turn: number): ProgrammedCard[] {
  const cards = text.split(',').map((part): ProgrammedCard => {
    const [card, direction] = part.trim().split(/\s+/) as [CardId, Direction];
    return { card, direction };
  });
  const filler = programCards('collect').filter((card) => !cards.some((used) => used.card === card));
  const before = filler.slice(0, turn - 1).map((card): ProgrammedCard => ({ card, direction: 'north' }));
  return [...before, ...cards];
}

function setUpRound(state: MechsState, options: ScenarioOptions): void {
  const { open, hidden } = state;
  open.round = options.round ?? 1;
  open.turn = options.turn ?? 1;
  open.starter = seatOf(options.starter ?? 'A');
  open.active = seatOf(options.active ?? options.starter ?? 'A');
  open.phase = options.phase ?? 'turn';
  for (const id of BASIC_WEAPONS) open.piles[id] = open.seats.length;
  for (const { id } of open.seats.flatMap((seat) => seat.weapons)) {
    if (id in open.piles) open.piles[id as keyof Open['piles']]--;
  }
  Object.assign(open.piles, options.piles);
  open.row = options.row ?? [null, null, null, null];
  hidden.deck = options.deck ?? [];
  open.deckCount = hidden.deck.length;
}
