import {
  copyOf,
  isSame,
  pick,
  seedFrom,
  shuffled,
  type KnownInput,
  type Random,
  type Seat,
} from '../../../../shared/core';
import {
  BASIC_WEAPONS,
  directionsOf,
  kindOf,
  PILOTS,
  PUBLISHED_FIGURES,
  programCards,
  type MechsEvent,
  type MechsState,
  type PilotId,
  type ProgrammedCard,
  type Secret,
  type Status,
  type WeaponId,
  type WeaponPlace,
} from '../../../../shared/games/mechs';
import { loadout } from '../../../../shared/games/mechs/weapons';
import type { MechsMatch } from '../support/play';

/**
 * Secrets of other seats and of the table, changed at random wherever no card, mine or weapon has shown
 * them since the last boundary. To somebody who may not know them, nothing must look different.
 */
export type MechsPosition = ReturnType<MechsMatch['position']>;

const STATUSES: readonly Status[] = ['pilot', 'armor', 'mech'];
const { mineNumbers, doubledCard, cardsPerRound } = PUBLISHED_FIGURES;

/** A match with what is costly to find out about it. */
export interface Moment {
  readonly match: MechsMatch;
  readonly position: MechsPosition;
  readonly since: readonly MechsEvent[];
}

export function momentOf(match: MechsMatch): Moment {
  const { eventsAtBoundary } = match.knowledge('spectator');
  return { match, position: match.position(), since: match.events.slice(eventsAtBoundary) };
}

/** Another position that must look the same to everybody but the `owners` of what was changed. */
export function scrambled(moment: Moment, owners: readonly Seat[], random: Random): MechsPosition {
  const { match, since } = moment;
  const position = copyOf(moment.position);
  const { state } = position;
  dealAnew(state, owners, random);
  for (const seat of owners) {
    const secret = state.secrets[seat]!;
    secret.program = otherProgram(match, seat, secret, random);
    secret.order = otherOrder(state, seat, since, random);
  }
  const renumbered = owners.map((seat) => ({
    seat,
    swap: renumber(state.secrets[seat]!, seat, since, random),
  }));
  state.hidden.deck = otherDeck(state.hidden.deck, since, random);
  const inputs = position.inputs.map((input) => {
    const swap = renumbered.find(({ seat }) => seat === input.seat)?.swap;
    return swap ? otherInput(match, state, input, swap, random) : input;
  });
  return { ...position, state: { ...state, random: { ...state.random, seed: seedFrom(random) } }, inputs };
}

/** M2.2: before the choice both cards are secret, afterwards the one that was not kept. */
function dealAnew({ open, secrets }: MechsState, owners: readonly Seat[], random: Random): void {
  const isKnown = (pilot: PilotId) =>
    open.seats.some((state) => state.pilot === pilot) ||
    secrets.some(({ dealt }, seat) => !owners.includes(seat) && dealt.includes(pilot));
  const unseen = shuffled(PILOTS, random).filter((pilot) => !isKnown(pilot));
  for (const seat of owners) {
    const kept = open.seats[seat]!.pilot;
    secrets[seat]!.dealt = kept ? shuffled([kept, unseen.pop()!], random) : [unseen.pop()!, unseen.pop()!];
  }
}

/** Cards that are not turned up yet become others; of two equal cards either may have been played (R13). */
function otherProgram(match: MechsMatch, seat: Seat, { program }: Secret, random: Random): ProgrammedCard[] {
  if (program.length === 0) return [];
  const shown = match.events
    .slice(match.events.findLastIndex((event) => event.type === 'roundStarted') + 1)
    .filter((event) => event.type === 'cardRevealed' && event.seat === seat && !event.adHoc).length;
  const swapTwins = random.below(2) === 0;
  const twin = `${doubledCard}2` as const;
  const swapped = ({ card, direction }: ProgrammedCard): ProgrammedCard => {
    const other = card === doubledCard ? twin : card === twin ? doubledCard : card;
    return { card: swapTwins ? other : card, direction };
  };
  const kept = program.slice(0, shown).map(swapped);
  const hand = programCards(doubledCard).filter((card) => kept.every((used) => used.card !== card));
  return [...kept, ...anyProgram(hand, random).slice(0, cardsPerRound - shown)];
}

function anyProgram(hand: readonly ProgrammedCard['card'][], random: Random): ProgrammedCard[] {
  return shuffled(hand, random).map((card) => ({
    card,
    direction: pick(directionsOf(kindOf(card)), random),
  }));
}

/** Any order for a seat that has no moment to equip before the next boundary; else one that equips the same. */
function otherOrder(
  { open, secrets }: MechsState,
  seat: Seat,
  since: readonly MechsEvent[],
  random: Random,
): WeaponPlace[] {
  const { order } = secrets[seat]!;
  const mayEquip =
    open.active === seat ||
    open.phase === 'firstWeapons' ||
    since.some((event) => event.type === 'statusChanged' || event.type === 'mechTaken');
  for (let attempt = 0; attempt < 20; attempt++) {
    const other = shuffled(order, random).map(({ weapon }) => ({ weapon, stowed: random.below(3) === 0 }));
    if (!mayEquip || isAlike(order, other)) return other;
  }
  return order;
}

/** Both orders carry the same in every status, and would after any purchase. */
function isAlike(a: readonly WeaponPlace[], b: readonly WeaponPlace[]): boolean {
  const isBasic = (id: WeaponId) => BASIC_WEAPONS.some((basic) => basic === id);
  const bought = (['none', 'basic', 'advanced'] as const).map((kind): WeaponPlace[] => {
    if (kind === 'none') return [];
    return [{ weapon: kind === 'basic' ? 'energySword' : 'railgun', stowed: false }];
  });
  return STATUSES.every((status) =>
    bought.every((more) =>
      isSame(loadout([...a, ...more], status, isBasic), loadout([...b, ...more], status, isBasic)),
    ),
  );
}

/** Exchanges the numbers of a seat's mines, except of those that exploded since the boundary. */
function renumber(
  secret: Secret,
  seat: Seat,
  since: readonly MechsEvent[],
  random: Random,
): (number: number) => number {
  const shown = since.flatMap((event) =>
    event.type === 'mineExploded' && event.owner === seat ? [event.number] : [],
  );
  const free = mineNumbers.filter((number) => !shown.includes(number));
  const other = shuffled(free, random);
  const swap = (number: number) => other[free.indexOf(number)] ?? number;
  secret.supply = secret.supply.map(swap).sort((a, b) => a - b);
  for (const [id, number] of Object.entries(secret.placed)) secret.placed[Number(id)] = swap(number);
  return swap;
}

/** What came up since the boundary lies on top; the rest is anybody's guess. */
function otherDeck(deck: readonly WeaponId[], since: readonly MechsEvent[], random: Random): WeaponId[] {
  const drawn = since.flatMap((event) => {
    if (event.type === 'rowRefilled') return [event.weapon];
    return event.type === 'rowDealt' ? event.weapons : [];
  });
  const rest = shuffled(
    deck.filter((id) => !drawn.includes(id)),
    random,
  );
  return [...rest, ...deck.filter((id) => drawn.includes(id))];
}

/** An answer of an owner: its number is exchanged, and one that is still held becomes any other. */
function otherInput(
  match: MechsMatch,
  state: MechsState,
  input: KnownInput,
  swap: (number: number) => number,
  random: Random,
): KnownInput {
  if (input.type === 'arrange') return { ...input, arrangement: state.secrets[input.seat]!.order };
  if (match.view(input.seat).held) return { ...input, answer: anyAnswer(input, state, random) };
  const { answer } = input;
  const hasNumber = typeof answer === 'object' && answer !== null && 'number' in answer;
  return hasNumber ? { ...input, answer: { ...answer, number: swap(answer.number as number) } } : input;
}

function anyAnswer(
  { seat, kind, answer }: KnownInput & { type: 'answer' },
  state: MechsState,
  random: Random,
) {
  switch (kind) {
    case 'pilot':
      return pick(state.secrets[seat]!.dealt, random);
    case 'baseMine':
      return pick(mineNumbers, random);
    case 'firstWeapon':
      return pick(BASIC_WEAPONS, random);
    case 'program':
      return anyProgram(programCards(doubledCard), random).slice(0, cardsPerRound);
    default:
      return answer;
  }
}
