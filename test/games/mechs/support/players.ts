import { pick, shuffled, type Random, type Seat } from '../../../../shared/core';
import {
  enemyIn,
  kindOf,
  directionsOf,
  mechs,
  rowOf,
  columnOf,
  zoneTowards,
  type CardId,
  type CardKind,
  type Direction,
  type MechsDecision,
  type MechsView,
  type Open,
  type ProgrammedCard,
  type SeatState,
  type ZoneId,
} from '../../../../shared/games/mechs';
import type { Player } from './play';

/** Every legal answer about equally likely. */
export const uniformPlayer: Player = (decision, _view, random) => mechs.randomAnswer(decision, random);

/**
 * Random as well, but keen: it saves up for armor and weapons, walks towards enemies and the Mighty Mech and
 * takes what is offered. Uniform play hardly ever gets there; this one reaches most of the rules.
 */
export const keenPlayer: Player = (decision, view, random) => {
  if (random.below(8) === 0) return mechs.randomAnswer(decision, random);
  switch (decision.kind) {
    case 'program':
      return keenProgram(decision, view, random);
    case 'adHocCard':
      return keenAdHoc(decision, view, random);
    case 'powerUp':
      return decision.options?.find((up) => up !== null && 'upgrade' in up) ?? accepted(decision, random);
    default:
      return accepted(decision, random);
  }
};

/** Anything but "no, thanks". */
function accepted(decision: MechsDecision, random: Random): unknown {
  const offered = (decision.options ?? []).filter((option: unknown) => option !== null && option !== false);
  return offered.length > 0 ? pick<unknown>(offered, random) : mechs.randomAnswer(decision, random);
}

function keenProgram(
  { about }: Extract<MechsDecision, { kind: 'program' }>,
  view: MechsView,
  random: Random,
): ProgrammedCard[] {
  const seat = view.viewer as Seat;
  const state = stateOf(view.open, seat);
  const cards = shuffled(about.cards, random)
    .sort((a, b) => keenness(b, state) - keenness(a, state))
    .slice(0, 4);
  const goal = goalOf(view.open, seat, random);
  let zone = state.zone ?? 0;
  return inOrder(cards).map((card) => {
    const direction = keenDirection(view.open, { seat, zone, goal }, kindOf(card), random);
    zone = landing(view.open, zone, kindOf(card), direction) ?? zone;
    return { card, direction };
  });
}

/** Collect before spending. */
function inOrder(cards: readonly CardId[]): CardId[] {
  return [...cards].sort((a, b) => Number(kindOf(b) === 'collect') - Number(kindOf(a) === 'collect'));
}

function keenness(card: CardId, { status, credits, energy, weapons }: SeatState): number {
  switch (kindOf(card)) {
    case 'powerUp':
      return status === 'pilot' && credits >= 3 ? 5 : 1;
    case 'collect':
      return status === 'pilot' ? 4 : 2;
    case 'purchase':
      return status !== 'pilot' && weapons.length < 5 && energy + credits >= 4 ? 4 : 2;
    default:
      return 2;
  }
}

function keenAdHoc(
  { options = [] }: Extract<MechsDecision, { kind: 'adHocCard' }>,
  view: MechsView,
  random: Random,
): ProgrammedCard {
  const seat = view.viewer as Seat;
  const state = stateOf(view.open, seat);
  const goal = goalOf(view.open, seat, random);
  const worth = ({ card, direction }: ProgrammedCard) => {
    const to = landing(view.open, state.zone ?? 0, kindOf(card), direction);
    return keenness(card, state) - (to === undefined ? 9 : distance(to, goal));
  };
  const best = Math.max(...options.map(worth));
  return pick(
    options.filter((option) => worth(option) === best),
    random,
  );
}

/** Where to go: the empty Mech in armor, else somebody else, sometimes just anywhere. */
function goalOf(open: Open, seat: Seat, random: Random): ZoneId {
  const { status } = stateOf(open, seat);
  if (status === 'armor' && open.mech.holder === undefined && random.below(3) > 0) return open.mech.zone;
  const others = open.seats.flatMap(({ zone }, other) =>
    other === seat || zone === undefined ? [] : [zone],
  );
  return random.below(4) > 0 ? pick(others, random) : random.below(open.zones.length);
}

function keenDirection(
  open: Open,
  { seat, zone, goal }: { seat: Seat; zone: ZoneId; goal: ZoneId },
  kind: CardKind,
  random: Random,
): Direction {
  const directions = shuffled(directionsOf(kind), random);
  const worth = (direction: Direction) => {
    const to = landing(open, zone, kind, direction);
    if (to === undefined) return -9;
    return (enemyIn(open, to, seat) === undefined ? 0 : 2) - distance(to, goal);
  };
  return directions.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

function landing(open: Open, from: ZoneId, kind: CardKind, direction: Direction): ZoneId | undefined {
  return zoneTowards(open, from, direction, kind === 'doubleJump' ? 2 : 1);
}

function distance(a: ZoneId, b: ZoneId): number {
  return Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b));
}

function stateOf(open: Open, seat: Seat): SeatState {
  return open.seats[seat]!;
}
