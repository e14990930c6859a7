import type { Effect } from '../../../../shared/games/western/catalog/effects';
import type { Industry, Kind, Suit } from '../../../../shared/games/western/catalog/ids';
import type { HandRank } from '../../../../shared/games/western/hand';
import type { IndustryRank, Side, SpotKind } from '../../../../shared/games/western/state';
import { wordsOf } from '../../plural';
import { industries, sides } from './names';

const { list } = wordsOf('en');

/** Signs in a short line stand in braces: `{law}` is drawn as the shield. */
const kind = (of: Kind | 'X') => (of === 'X' ? '{wild}' : `{${of}}`);
const times = (n: number, sign: string) => (n <= 2 ? sign.repeat(n) : `${n} ${sign}`);
const wild = (n: number) => times(n, '{wild}');
const suit = (of: Suit) => `{suit-${of}}`;

type Gain = Extract<Effect, { tag: 'gain' }>;

function counted({ times: counter, max }: Gain): string {
  const most = max === undefined ? '' : `, max ${max}`;
  const [what, of] = counter?.split(':') ?? [];
  if (what === 'suit') return ` per ${suit(of as Suit)} in play${most}`;
  if (what === 'ownIcons') return ` per {${of as Industry}} you own${most}`;
  if (counter === 'firstBuyVp') return ' per {vp} of your first buy';
  if (counter === 'pairsBought') return ` per two buildings${most}`;
  if (counter === 'standingPorch') return ` per porch you stand on${most}`;
  if (counter === 'anyWounded') return ' if any is wounded';
  if (counter === 'wonDuel') return ' if you won a duel';
  if (counter === 'unwounded') return ' if none of yours is wounded';
  return '';
}

type Short = { [Tag in Effect['tag']]: (effect: Extract<Effect, { tag: Tag }>) => string };

/** What buildings and bosses do as shortly as it can be said, on cards in the street; the sentences are in effects.ts. */
const effects: Short = {
  gain: (effect) => {
    const { give, each = 1 } = effect;
    const what = give === 'AB' ? 'Two different kinds' : times(each, kind(give));
    return `${what}${counted(effect)}`;
  },
  convert: ({ from, to }) => `Pay any ${kind(from)}: as many ${kind(to)} + 2`,
  trade: ({ pay, gain: [second, third] }) =>
    third === undefined
      ? `Pay ${pay} of a kind: ${second} of another`
      : `Pay ${pay} of a kind: ${second} and ${third} of the others`,
  discount: ({ icon }) => `First buy: 1 off per {${icon}} on it`,
  buyNow: ({ pay }) => `Pay ${wild(pay)}: buy any building at once`,
  auction: ({ pay, draw }) => `Pay ${wild(pay)}: see ${draw} buildings, buy one`,
  rearrange: () => 'Change the top of a stack',
  relocate: ({ who }) => (who === 'wounded' ? 'Stand up a wounded posse' : 'Move a standing posse'),
  truce: () => 'Truce: no duels with you this round',
  winTownHall: ({ pay }) => `Pay ${wild(pay)}: win the Town Hall`,
  thirdPosse: ({ round, pay = 0 }) =>
    round === 'next' ? 'Third posse next round' : `Pay ${wild(pay)}: third posse this round`,
  swapCard: ({ draw }) => `Draw ${draw} cards, keep one of all`,
  peekRival: () => 'See the Rival’s card',
  extraCard: (effect) => (effect.if === 'poor' ? '5 influence or less: +1 card' : 'Third posse: +1 card'),
  hallTies: () => 'Best of its rank at the Town Hall',
};

const shortEffect = (one: Effect) => (effects[one.tag] as (effect: Effect) => string)(one);

/** What is written in the town itself. */
export const board = {
  game: 'Western',
  town: 'The town',
  street: 'The cards in the street',
  vp: 'VP',
  rival: 'Rival',
  effects: (of: { readonly effects: readonly Effect[] }): string => of.effects.map(shortEffect).join(', '),

  // ---- Mats ----
  pot: 'Pot',
  sheriffPot: 'or third posse',
  or: 'or',
  owner: (name: string) => `${name}’s`,
  yours: 'yours',
  closeMat: 'Close',
  forSale: 'For sale',
  sold: 'Sold',
  sale: (building: string, price: string) => `For sale: ${building}, ${price}`,
  porchOf: { top: (n: number) => (n === 1 ? 'porch' : `porch, top of ${n}`), nobodys: 'porch, nobody’s' },
  emptyPorch: 'No building on this porch',
  emptyPorchShort: 'empty porch',

  sheriffShort: 'Sheriff',
  rivalNote: 'solo',
  handShort: {
    straightFlush: 'straight flush',
    threeOfAKind: 'three',
    flush: 'flush',
    straight: 'straight',
    pair: 'pair',
    highCard: 'high card',
  } satisfies Record<HandRank, string>,
  spotShort: { leftover: '2nd buy', number: '±1', suit: 'Suit', porch: 'Porch' },

  // ---- Spots ----
  /** In a word or two under what the spot gives. */
  spotNotes: {
    left: 'now',
    right: 'if won',
    porch: 'building',
    greyPorch: 'now, and building',
    leftover: '2nd buy',
    number: '±1 value',
    suit: '±1 rank',
  } satisfies Record<'left' | 'right' | 'greyPorch' | Exclude<SpotKind, 'influence'>, string>,
  directions: { number: { up: '+1', down: '−1' }, suit: { up: '▲', down: '▼' } },
  duel: 'Duel',
  free: 'free',
  heldBy: (name: string, side?: Side) => (side ? `held by ${name}, ${sides[side]}` : `held by ${name}`),
  woundedHere: (names: readonly string[]) => `wounded here: ${list(names)}`,
  // In words, for those who hear the town instead of seeing it.
  spotAt: (place: string, spot: string) => `${place}, ${spot}`,
  gives: {
    left: (gain: string) => `gain ${gain} now`,
    right: (gain: string) => `gain ${gain} if won`,
  },
  topBuilding: (building: string, moment: string, effect: string) => `${building}. ${moment}: ${effect}`,
  porch: (building: string | undefined) => `Porch: ${building ?? 'No building on this porch'}`,
  potIs: (gain: string) => `Pot: ${gain}`,
  standsThere: (spot: string, name: string) => `${spot}: held by ${name}`,
  liesThere: (spot: string, name: string) => `${spot}: wounded here: ${name}`,
  handIs: (hand: string, beats: string) => `${hand}, ${beats}`,
  /** Of one thing, and of several. */
  inOne: (parts: readonly string[]) => parts.join(', '),
  inSentences: (parts: readonly string[]) => parts.join('. '),

  // ---- Hands ----
  beats: (beats: number, of: number) => `beats ${beats} of ${of}`,
  beatsHint: (beats: number, of: number) => `Beats ${beats} of the ${of} cards that they may hold`,
  losesTo: (name: string) => `${name} beats it`,
  ahead: 'beats all here',
  pairOf: (value: number) => `Pair of ${value}s`,
  threeOf: (value: number) => `Three ${value}s`,
  straightOf: (low: number) => `Straight ${low}-${low + 1}-${low + 2}`,
  highCard: (value: number) => `High card ${value}`,
  flush: 'Flush',
  straightFlush: 'Straight flush',
  with: '+ each one’s own card',
  yourCard: 'Your card',
  yourCards: 'Your cards',
  cardNow: (card: string) => `Counts as the ${card}`,
  rivalsCard: 'Rival’s card',
  rivalsCards: 'Rival’s cards',
  faceDown: 'face down',
  gap: (card: string, one: string, other: string) => `${card}, between ${one} and ${other}`,

  // ---- Town Hall ----
  hallNote: 'winner advances one',
  rank: (rank: IndustryRank) => `Rank ${rank}`,
  rankShort: (rank: IndustryRank) => `#${rank}`,
  unranked: 'No rank yet',
  unrankedShort: 'No rank',
  rankPoints: (most: number, second?: number) => (second === undefined ? `${most}` : `${most}/${second}`),
  rankHint: (most: number, second?: number) =>
    second === undefined
      ? `${most} VP for most shares`
      : `${most} VP for most shares, ${second} VP for second most`,
  industryAt: (industry: Industry, rank: IndustryRank) =>
    rank === 0 ? `${industries[industry]}, no rank yet` : `${industries[industry]}, rank ${rank}`,

  // ---- Seats ----
  shares: (industry: Industry, n: number) => `${industries[industry]} shares: ${n}`,
  posses: (left: number, all: number) => `${left} of ${all} posses to place`,
  thirdNext: 'third posse next round',
  wanted: 'Wanted',
  wantedHint: 'Wanted: 1 of any kind at the start of each Resolution, 2 VP at the end',
  dealer: 'Dealer',
  dealerHint: 'Deals and places first in this round',
  truce: 'Truce',
  bossUnknown: 'secret boss',
  buys: (turn: number, of: number) =>
    turn === of - 1 && turn > 0 ? 'buys last' : `buys ${['first', 'second', 'third'][turn] ?? ''}`,
  sources: { buildings: 'Buildings', wanted: 'Wanted', industries: 'Industries so far' },
  buildingsOf: (name: string) => `Buildings of ${name}`,
  noBuildings: 'No building yet',

  // ---- Bar ----
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  roundShort: 'Round',
  setUp: 'Set-up',
  deck: 'Building deck',
  steps: { deal: 'Deal', placement: 'Placement', resolution: 'Resolution', buy: 'Buy' },

  // ---- Beside ----
  hands: 'Hands',
  suits: 'Suits',
  handsHint: 'From high to low. Your own card breaks ties: its value, then its suit.',
  buildings: 'Buildings',
};
