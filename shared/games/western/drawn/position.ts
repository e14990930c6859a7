import { must, quickRandom, shuffled, type Position } from '../../../core';
import {
  BUILDINGS,
  type BossId,
  type BuildingId,
  type CardId,
  type Industry,
  type LocationId,
} from '../catalog/ids';
import { CARDS } from '../catalog/cards';
import { begin } from '../setup';
import {
  PLACES,
  RIVAL,
  type IndustryRank,
  type Open,
  type Phase,
  type Place,
  type Player,
  type Side,
  type SpotKind,
  type WesternState,
} from '../state';
import type { WesternConfig, WesternTypes } from '../types';

/**
 * A position in a few words: what lessons start from, and tests of rules.
 *
 *     drawnPosition({
 *       mats: 'saloon:A bank sheriff courthouse:B hideout',
 *       porches: { 2: 'landOffice' },
 *       gaps: '2H 3K 5T 1S 4T 4K',
 *       A: { influence: '1/4/1', card: '4S', posses: '1 influence right' },
 *       dice: [4, 2],
 *     });
 *
 * Seats are letters, in the order of the mats that carry them; R is the Rival of a solo match. It is A's turn in
 * round 1 unless said otherwise. Spots are "place spot side"; a wounded posse lies there with an `x` in front.
 */
export type Letter = 'A' | 'B' | 'C' | 'D' | 'R';

export interface SeatSetup {
  boss?: BossId;
  /** Law / force / gold. */
  influence?: string;
  card?: CardId;
  /** The card was shown before. */
  shown?: true;
  given?: string;
  /** What one card is still to be kept of. */
  hand?: string;
  posses?: string;
  /** Posses still to be placed. */
  ready?: number;
  third?: true;
  truce?: true;
  wonDuel?: true;
  /** Owned and not yet on the porch; what lies on the own porch is owned anyway. */
  fresh?: string;
}

export interface Setup extends Partial<Record<'A' | 'B' | 'C' | 'D', SeatSetup>> {
  /** Places 1 to 5; "bank:A" is the Bank with A's colour up. */
  mats?: string;
  /** What is for sale at places 1 to 5; `-` is an empty slot. */
  slots?: string;
  /** Buildings on porches, the top one last. */
  porches?: Record<number, string>;
  /** g0 to g5. */
  gaps?: string;
  rival?: { cards?: string; posses?: string; fresh?: string };
  /** The tops of piles, next card first. */
  deck?: string;
  /** The deck has these cards and no more. */
  onlyDeck?: string;
  draw?: string;
  discard?: string;
  used?: string;
  phase?: Phase;
  round?: number;
  dealer?: Letter;
  active?: Letter;
  wanted?: Letter;
  industries?: Partial<Record<Industry, IndustryRank>>;
  lastSpot?: string;
  dice?: number[];
  rivalDice?: number[];
  config?: Partial<WesternConfig>;
}

export interface Drawn {
  readonly config: WesternConfig;
  readonly position: Position<WesternTypes>;
}

const LETTERS = ['A', 'B', 'C', 'D'] as const;
export const DRAWN_SEED = '5ca1ab1e'.repeat(8);
/** They do nothing between the deal and the end of a round, unless something was bought. */
const DULL_BOSSES: readonly BossId[] = ['scout', 'gambler', 'rancher', 'banker'];
const DEFAULT_MATS: Readonly<Record<number, string>> = {
  1: 'saloon:A bank sheriff courthouse:R hideout',
  2: 'saloon:A bank sheriff courthouse:B hideout',
  3: 'saloon:A bank:B sheriff courthouse:C hideout',
  4: 'saloon:A bank:B sheriff courthouse:C hideout:D',
};

export function playerOf(letter: Letter): Player {
  return letter === 'R' ? RIVAL : LETTERS.indexOf(letter);
}

export function words<T extends string>(text = ''): T[] {
  return text.split(/[\s,]+/).filter((word) => word !== '') as T[];
}

/** "2 porch", "1 influence left". */
export function readSpot(text: string): { place: Place; spot: SpotKind; side?: Side } {
  const [place, spot, side] = words(text);
  return { place: Number(place), spot: spot as SpotKind, side: side as Side | undefined };
}

export function drawnPosition(setup: Setup = {}): Drawn {
  const seats = isSolo(setup) ? 1 : setup.D ? 4 : setup.C ? 3 : 2;
  const config: WesternConfig = { seats, ...setup.config };
  const state = begin(config, DRAWN_SEED);
  layMats(state.open, setup, seats);
  const rest = dealCards(state, setup, seats);
  setUpRound(state.open, setup);
  setUpRival(state, setup);
  state.open.seats.forEach((_, seat) =>
    setUpSeat(state, seat, setup[must(LETTERS[seat], 'letter')] ?? {}, rest),
  );
  state.open.seats.forEach((_, seat) =>
    putPosses(state.open, seat, setup[must(LETTERS[seat], 'letter')]?.posses),
  );
  putPosses(state.open, RIVAL, setup.rival?.posses);
  state.open.rival.placed = state.open.posses.filter(({ player }) => player === RIVAL).length;
  pileCards(state, setup, rest);
  setUpBuildings(state, setup);
  state.open.deckCount = state.hidden.deck.length;
  state.open.drawCount = state.hidden.draw.length;
  state.open.discardCount = state.hidden.discard.length;
  const draws = {
    duelDice: (setup.dice ?? []).map((die) => die - 1),
    rivalDice: (setup.rivalDice ?? []).map((die) => die - 1),
  };
  return { config, position: { state, asked: [], inputs: [], draws } };
}

function isSolo(setup: Setup): boolean {
  return setup.config?.seats === 1;
}

function layMats(open: Open, setup: Setup, seats: number): void {
  const mats = words(setup.mats ?? DEFAULT_MATS[seats]);
  open.mats = ['townHall', ...mats].map((text, place) => {
    const [id, letter] = text.split(':') as [LocationId, Letter | undefined];
    return {
      id,
      owner: letter && playerOf(letter),
      slot: undefined,
      porch: words<BuildingId>(setup.porches?.[place]),
    };
  });
}

function placeOf(open: Open, player: Player): Place {
  return open.mats.findIndex((mat) => mat.owner === player);
}

/** What is named goes where it is named; the rest is dealt, and what is left of it comes back. */
function dealCards(state: WesternState, setup: Setup, seats: number): CardId[] {
  const named = new Set<CardId>(
    words<CardId>(
      [
        ...[setup.gaps, setup.rival?.cards, setup.draw, setup.discard, setup.used],
        ...LETTERS.slice(0, seats).flatMap((letter) => [
          setup[letter]?.card,
          setup[letter]?.given,
          setup[letter]?.hand,
        ]),
      ]
        .filter((text) => text !== undefined)
        .join(' '),
    ),
  );
  const rest = shuffled(CARDS, quickRandom(1)).filter((card) => !named.has(card));
  const cards = (text: string | undefined, count: number): CardId[] =>
    text === undefined ? Array.from({ length: count }, () => next(rest)) : words<CardId>(text);
  state.open.gaps = cards(setup.gaps, 6);
  state.hidden.rival = cards(setup.rival?.cards, isSolo(setup) ? 2 : 1);
  const used = words<CardId>(setup.used);
  state.hidden.discard = [...words<CardId>(setup.discard), ...used];
  state.open.used = used;
  return rest;
}

function next(rest: CardId[]): CardId {
  return must(rest.pop(), 'card');
}

function setUpRound(open: Open, setup: Setup): void {
  Object.assign(open, {
    phase: setup.phase ?? 'place',
    round: setup.round ?? 1,
    dealer: playerOf(setup.dealer ?? 'A'),
    active: playerOf(setup.active ?? setup.dealer ?? 'A'),
    wanted: setup.wanted && playerOf(setup.wanted),
    industries: { ...open.industries, ...setup.industries },
    lastSpot: setup.lastSpot ? readSpot(setup.lastSpot) : undefined,
  });
}

function isRevealed({ phase }: Open): boolean {
  return phase === 'resolution' || phase === 'buy';
}

function setUpRival({ open, hidden }: WesternState, setup: Setup): void {
  const place = isSolo(setup) ? placeOf(open, RIVAL) : undefined;
  const fresh = words<BuildingId>(setup.rival?.fresh);
  open.rival = {
    place,
    placed: 0,
    buildings: place === undefined ? [] : [...must(open.mats[place], 'mat').porch, ...fresh],
    fresh,
    cards: hidden.rival.length,
    shown: isRevealed(open) ? hidden.rival.slice() : hidden.rival.slice(1),
  };
}

function setUpSeat(
  { open, hidden, secrets }: WesternState,
  seat: number,
  setup: SeatSetup,
  rest: CardId[],
): void {
  const [law = 0, force = 0, gold = 0] = (setup.influence ?? '1/1/1').split('/').map(Number);
  const placed = words(setup.posses?.replaceAll(' ', '')).length;
  const place = placeOf(open, seat);
  const hand = words<CardId>(setup.hand);
  const card = setup.card ?? (hand.length > 0 ? undefined : next(rest));
  const given = words<CardId>(setup.given);
  hidden.discard.push(...given);
  const fresh = words<BuildingId>(setup.fresh);
  const third = setup.third ?? false;
  const boss = setup.boss ?? must(DULL_BOSSES[seat], 'boss');
  const isPlacing = ['hire', 'place'].includes(open.phase);
  open.seats[seat] = {
    boss,
    place,
    influence: { law, force, gold },
    ready: setup.ready ?? (isPlacing ? Math.max(1, 2 + Number(third) - placed) : 0),
    placed,
    third,
    thirdNext: false,
    dealt: 2,
    card: setup.shown || isRevealed(open) ? card : undefined,
    truce: setup.truce ?? false,
    wonDuel: setup.wonDuel ?? false,
    buildings: [...must(open.mats[place], 'mat').porch, ...fresh],
    fresh,
  };
  secrets[seat] = { bosses: [boss], hand, card, given, returned: [], peeked: undefined };
}

function putPosses(open: Open, player: Player, text = ''): void {
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .forEach((one, i) => {
      const { place, spot, side } = readSpot(one.replace('x', ''));
      open.posses.push({ player, number: i + 1, place, spot, side, wounded: one.startsWith('x') });
    });
}

function pileCards({ hidden }: WesternState, setup: Setup, rest: readonly CardId[]): void {
  const top = words<CardId>(setup.draw).toReversed();
  const hasNoOthers = setup.draw !== undefined && setup.discard !== undefined;
  hidden.draw = hasNoOthers ? top : [...rest, ...top];
}

/** What is named nowhere is for sale or in the deck. */
function setUpBuildings({ open, hidden }: WesternState, setup: Setup): void {
  const slots = words<BuildingId | '-'>(setup.slots);
  const top = words<BuildingId>(setup.onlyDeck ?? setup.deck);
  const taken = new Set<string>([
    ...slots,
    ...top,
    ...open.mats.flatMap(({ porch }) => porch),
    ...open.seats.flatMap(({ fresh }) => fresh),
    ...open.rival.fresh,
  ]);
  const rest = shuffled(BUILDINGS, quickRandom(2)).filter((id) => !taken.has(id));
  PLACES.forEach((place, i) => {
    const slot = slots[i];
    must(open.mats[place], 'mat').slot = slot === undefined ? rest.pop() : slot === '-' ? undefined : slot;
  });
  hidden.deck = setup.onlyDeck === undefined ? [...rest, ...top.toReversed()] : top.toReversed();
}
