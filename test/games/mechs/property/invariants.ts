import { isSame } from '../../../../shared/core';
import {
  ADVANCED_WEAPONS,
  BASIC_WEAPONS,
  PUBLISHED_FIGURES,
  SCORE_SOURCES,
  WEAPONS,
  kindOf,
  programCards,
  type MechsDecision,
  type MechsState,
  type SeatState,
  type Status,
  type WeaponId,
  type ZoneId,
} from '../../../../shared/games/mechs';
import type { MechsMatch } from '../support/play';

/** What is true in every match at every moment at which somebody is waited for, and at the end. */
export function checkInvariants(match: MechsMatch): void {
  checkState(match.state);
  for (const seat of match.waitingFor()) checkDecision(match, match.decision(seat)!);
}

/** What is true between two turns as well: nobody lies fallen, and no two pilots share a zone. */
export function checkBoundary(state: MechsState): void {
  checkState(state);
  const zones = pilotZones(state);
  demand(new Set(zones).size === zones.length, 'one pilot a zone after every turn (R16)', zones);
  for (const seat of state.open.seats) demand(seat.hp > 0, 'nobody is left without health', seat);
  demand(state.open.combat === undefined, 'no combat outlasts a turn', state.open.combat);
}

function checkState(state: MechsState): void {
  state.open.seats.forEach((seat, index) => {
    checkTracks(seat);
    checkTokens(state, index);
    checkEquipment(seat);
    checkProgram(state, index);
  });
  checkZones(state);
  checkWeapons(state);
  checkMech(state);
  checkRobots(state);
  survivesJson(state);
}

/** Events are plain data that say the same after a journey over the wire. */
export function survivesJson(value: unknown): void {
  demand(isSame(JSON.parse(JSON.stringify(value)), value), 'plain data survives JSON');
}

/** Like `toEqual`, and quick where it holds. */
export function expectSame(a: unknown, b: unknown): void {
  if (!isSame(a, b)) expect(a).toEqual(b);
}

function demand(isTrue: boolean, what: string, ...details: unknown[]): void {
  if (!isTrue)
    throw new Error(`Broken: ${what} ${details.map((detail) => JSON.stringify(detail)).join(' ')}`);
}

const { health, trackMaximum, turrets, mineNumbers } = PUBLISHED_FIGURES;

function checkTracks(seat: SeatState): void {
  demand(seat.hp >= 0 && seat.hp <= health[seat.status], 'health stays within its track', seat);
  for (const track of [seat.energy, seat.credits]) {
    demand(track >= 0 && track <= trackMaximum, 'resources stay within their track', seat);
  }
  const booked = seat.scores.reduce(
    (sum, sheet) => sum + SCORE_SOURCES.reduce((points, source) => points + sheet[source], 0),
    0,
  );
  demand(booked === seat.vp, 'the score is the sum of its sources', seat);
  demand(seat.vp >= 0, 'points never fall below 0 (R10)', seat);
}

function checkTokens({ open, secrets }: MechsState, index: number): void {
  const seat = open.seats[index]!;
  const secret = secrets[index]!;
  const own = open.tokens.filter((token) => token.seat === index);
  const mines = own.filter((token) => token.kind === 'mine');
  demand(seat.turrets + own.length - mines.length === turrets, 'a seat has three turrets', seat);
  demand(seat.mines + mines.length === mineNumbers.length, 'a seat has four mines', seat);
  demand(secret.supply.length === seat.mines, 'the supply is as large as shown', secret);
  demand(
    isSame(
      Object.keys(secret.placed).map(Number),
      mines.map((mine) => mine.id).sort((a, b) => a - b),
    ),
    'mines in the arena have a number each',
    secret,
    mines,
  );
  const numbers = [...secret.supply, ...Object.values(secret.placed)].sort((a, b) => a - b);
  demand(isSame(numbers, mineNumbers), 'the mines are numbered 1 to 4', secret);
  demand(isSame([...secret.supply].sort(), secret.supply), 'the supply tells no order', secret);
}

const SLOTS: Record<Status, { basic: number; advanced: number }> = {
  pilot: { basic: 2, advanced: 0 },
  armor: { basic: 2, advanced: 2 },
  mech: { basic: 0, advanced: 4 },
};

/** M6.1, M6.3 */
function checkEquipment({ equipped, status, weapons }: SeatState): void {
  const isBasic = (id: WeaponId) => BASIC_WEAPONS.some((basic) => basic === id);
  const basics = equipped.filter(isBasic).length;
  const slots = SLOTS[status];
  const owned = weapons.map((weapon) => weapon.id);
  demand(
    basics <= slots.basic && equipped.length - basics <= slots.advanced,
    'weapons fit the slots',
    status,
    equipped,
  );
  demand(new Set(equipped).size === equipped.length, 'no weapon is carried twice', equipped);
  demand(
    equipped.every((id) => owned.includes(id)),
    'only what is owned is carried',
    equipped,
    owned,
  );
  const canCarry = owned.some((id) => (isBasic(id) ? slots.basic : slots.advanced) > 0);
  demand(equipped.length > 0 || !canCarry, 'one weapon is carried if one can be (M6.3)', status, owned);
}

function checkProgram({ open, secrets }: MechsState, index: number): void {
  const { adHoc, revealed, robot } = open.seats[index]!;
  const { program } = secrets[index]!;
  const isExecuted = open.phase === 'turn' && !robot;
  demand(
    program.length === (isExecuted && adHoc === 'off' ? 4 : 0),
    'four cards, or none in Ad Hoc mode or of a robot',
    open,
  );
  demand(revealed.length <= 4, 'at most four cards are turned up', revealed);
}

function pilotZones({ open }: MechsState): ZoneId[] {
  return open.seats.flatMap(({ zone }) => (zone === undefined ? [] : [zone]));
}

function checkZones(state: MechsState): void {
  const { open } = state;
  const tokenZones = open.tokens.map((token) => token.zone);
  demand(new Set(tokenZones).size === tokenZones.length, 'one token a zone (M1.6)', open.tokens);
  demand(
    tokenZones.every((zone) => open.zones[zone]),
    'tokens lie in the arena',
    open.tokens,
  );
  const ids = open.tokens.map((token) => token.id);
  demand(
    new Set(ids).size === ids.length && ids.every((id) => id <= open.tokensPlaced),
    'ids are fresh',
    ids,
  );

  const pilots = pilotZones(state);
  demand(
    pilots.every((zone) => open.zones[zone]),
    'pilots stand in the arena',
    pilots,
  );
  demand(pilots.length - new Set(pilots).size <= 1, 'three pilots never meet (R16)', pilots);
}

function checkWeapons({ open, hidden }: MechsState): void {
  const owned = open.seats.flatMap(({ weapons }) => weapons.map((weapon) => weapon.id));
  if (open.phase === 'deal') return;
  const isDealt = open.round > 0;
  const advanced = [...open.row.filter((id) => id !== null), ...hidden.deck, ...owned].filter((id) =>
    ADVANCED_WEAPONS.some((other) => other === id),
  );
  demand(
    isSame([...advanced].sort(), [...ADVANCED_WEAPONS].sort()),
    'every advanced weapon exists once',
    advanced,
  );
  demand(!isDealt || open.deckCount === hidden.deck.length, 'the deck is as high as shown', open.deckCount);
  demand(
    hidden.deck.length === 0 || !isDealt || !open.row.includes(null),
    'the row is refilled (M5.2)',
    open.row,
  );
  for (const id of BASIC_WEAPONS) {
    const owners = open.seats.filter(({ weapons }) => weapons.some((weapon) => weapon.id === id)).length;
    demand(owned.filter((other) => other === id).length === owners, 'one of each basic type a seat', id);
    demand(
      !isDealt || owners + open.piles[id] === open.seats.length,
      'basic piles add up (M2.5)',
      open.piles,
    );
  }
}

function checkMech({ open }: MechsState): void {
  const { holder, zone } = open.mech;
  open.seats.forEach((seat, index) => {
    demand((seat.status === 'mech') === (holder === index), 'who holds the Mech is in it', open.mech, seat);
    demand(
      (seat.side !== undefined) === (holder === index && !seat.robot),
      'who holds the Mech has a side, but for robots (M13.8)',
      open.mech,
      seat,
    );
  });
  demand(
    holder === undefined || open.seats[holder]!.zone === zone,
    'the Mech stands where its pilot is',
    open.mech,
  );
}

/** M13.2, M13.10 */
function checkRobots({ open, hidden }: MechsState): void {
  const robots = open.seats.flatMap((seat, index) => (seat.robot ? [index] : []));
  demand(
    isSame(
      hidden.robots.map(({ seat }) => seat),
      robots,
    ),
    'every robot has its piles',
    robots,
  );
  for (const { seat, stack, played, orders } of hidden.robots) {
    const { robot, adHoc, status } = open.seats[seat]!;
    if (open.phase === 'deal') continue;
    demand(robot?.stack === stack.length, 'the stack is as high as shown', robot, stack);
    demand(isSame([...stack, ...played].sort(), ROBOT_CARDS), 'a robot has its 8 cards', stack, played);
    demand(orders.length > 0 && orders.every(isWholeOrder), 'its weapons lie in an order', orders);
    demand(adHoc === 'off' && status !== 'pilot', 'a robot is never in Ad Hoc mode, nor without armor', seat);
  }
}

const ROBOT_CARDS = programCards(PUBLISHED_FIGURES.doubledCard).map(kindOf).sort();

function isWholeOrder(order: readonly WeaponId[]): boolean {
  return isSame([...order].sort(), [...WEAPONS].sort());
}

/** Questions that are put to all, so that nobody learns who had a choice (R53). */
const SIMULTANEOUS = new Set(['pilot', 'baseMine', 'firstWeapon', 'program']);

function checkDecision(match: MechsMatch, decision: MechsDecision): void {
  const { id, seat, kind, fallback } = decision;
  const options: readonly unknown[] | undefined = decision.options;
  demand(match.check({ type: 'answer', seat, id, answer: fallback }).ok, 'the fallback is legal', decision);
  survivesJson(decision);
  if (!options) return;
  demand(options.length > 1 || SIMULTANEOUS.has(kind), 'one legal answer is not asked for (R53)', decision);
  const texts = options.map((option) => JSON.stringify(option));
  demand(new Set(texts).size === texts.length, 'options are distinct', decision);
  demand(
    options.every((answer) => match.check({ type: 'answer', seat, id, answer }).ok),
    'every option is legal',
    decision,
  );
}
