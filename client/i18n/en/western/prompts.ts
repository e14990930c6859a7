import type { Influence } from '../../../../shared/games/western/catalog/buildings';
import type { BuildingId, Industry, Kind } from '../../../../shared/games/western/catalog/ids';
import { KINDS } from '../../../../shared/games/western/catalog/ids';
import type { Cause, DuelStep, Kinds, WildForm } from '../../../../shared/games/western/decisions';
import type { Place, Player, Side, SpotKind } from '../../../../shared/games/western/state';
import { wordsOf } from '../../plural';
import { buildingMark as b, placeMark as at, playerMark as who } from '../../../games/western/texts/marks';
import type { Coming } from '../../../games/western/model/comingGains';
import { asks } from './asks';
import { bosses, buildings, industries, kinds, spotInWords } from './names';

const { count, list } = wordsOf('en');

/** Signs stand in braces: `{law}` is drawn as the shield, and spoken as its name. */
const sign = (kind: Kind | 'X') => (kind === 'X' ? '{wild}' : `{${kind}}`);
const signs = (amount: number, kind: Kind | 'X') => `${amount} ${sign(kind)}`;

function sumOf(of: Kinds): Influence {
  const sum = { law: 0, force: 0, gold: 0 };
  for (const kind of of) sum[kind]++;
  return sum;
}

const amounts = (of: Readonly<Influence>) => {
  const parts = KINDS.filter((kind) => of[kind] > 0).map((kind) => signs(of[kind], kind));
  return parts.length > 0 ? list(parts) : 'nothing';
};
const plainAmounts = (of: Readonly<Influence>) => {
  const parts = KINDS.filter((kind) => of[kind] > 0).map((kind) => `${of[kind]} ${kinds[kind]}`);
  return parts.length > 0 ? list(parts) : 'nothing';
};

/** What is gained and what for. */
const causes: Partial<Record<Cause, string>> = {
  left: 'for your place on the influence spot',
  right: 'besides the pot, as you won the hand and stand on “if won”',
  porch: 'for standing on the porch',
  pot: 'from the pot you won',
};

const percent = (chance: number) => {
  const rounded = Math.round(chance * 100);
  if (chance > 0 && rounded === 0) return 'less than 1 %';
  if (chance < 1 && rounded === 100) return 'more than 99 %';
  return `${rounded} %`;
};

/** What is certain is not said as a chance. */
const wins = (chance: number) =>
  chance === 1 ? 'wins for sure' : chance === 0 ? 'cannot win' : `wins ${percent(chance)}`;

export const prompts = {
  /** A building asks when it is used. */
  askedBy: (building: BuildingId, question: string) => `${buildings[building]}: ${question}`,
  asks,
  signs,
  amounts: (of: Kinds | Readonly<Influence>) =>
    amounts(Array.isArray(of) ? sumOf(of as Kinds) : (of as Influence)),
  percent,

  /** What somebody is thinking about. */
  musings: {
    bosses: 'They choose a boss.',
    keep: 'They choose which card to keep.',
    hire: 'They may hire a third posse.',
    place: 'They choose where to place a posse.',
    using: 'They decide how to use their spot.',
    duel: 'They are behind in the duel: reroll, add the card, or stop.',
    resolution: 'They choose what they gain.',
    hall: 'They may pay to win the Town Hall.',
    buy: 'They buy a building, or advance an industry.',
    other: 'They decide what to do next.',
  },
  watchFirst: 'Watch what happens…',
  showdownTitle: 'Who wins a place',
  showdownHelp: 'The best hand wins the pot. Same rank: the own card decides, its value, then its suit.',
  dragPosse: 'Drag it to a spot, or tap one.',
  tapMat: 'Tap a place in the town to open it, then one of its spots.',

  // ---- Answers in words ---------------------------------------------------------------------------------------
  said: {
    spot: (place: Place, spot: SpotKind, side?: Side) => `${spotInWords(spot, side)} at ${at(place)}`,
    take: (of: Kinds, form?: WildForm, amount = 1) =>
      `take ${plainAmounts(sumOf(form === 'same' ? of.flatMap((kind) => Array<Kind>(amount).fill(kind)) : of))}`,
    pay: (of: Kinds) => `pay ${plainAmounts(sumOf(of))}`,
    convert: (amount: number) => (amount === 0 ? 'pay nothing' : `pay ${amount}`),
    trade: (pay: Kind, gain?: Kind) => (gain ? `pay ${kinds[pay]} for ${kinds[gain]}` : `pay ${kinds[pay]}`),
    decline: 'no, thanks',
    truce: (isTaken: boolean) => (isTaken ? 'call a truce' : 'no truce'),
    building: (building: BuildingId) => b(building),
    buyAt: (place: Place, waive: Kinds = []) =>
      waive.length > 0 ? `buy at ${at(place)}, ${plainAmounts(sumOf(waive))} waived` : `buy at ${at(place)}`,
    onTop: (building: BuildingId, place: Place) => `put ${b(building)} on top at ${at(place)}`,
    moveTo: (place: Place, spot: SpotKind, side?: Side) =>
      `move it to ${spotInWords(spot, side)} at ${at(place)}`,
    draw: 'draw',
    keepCard: 'keep my card',
    pass: 'buy nothing',
    pot: { influence: 'take 1 law and 1 force', posse: 'the third posse for the next round' },
    step: {
      stop: 'stop',
      reroll: 'reroll',
      addCard: 'add my card',
      rivalRerolls: 'the Rival rerolls',
      rivalDraws: 'the Rival draws another card',
    } satisfies Record<DuelStep['act'], string>,
    advance: (industry: Industry) => `advance ${industries[industry]}`,
  },

  // ---- Boss and card ------------------------------------------------------------------------------------------
  keepIt: (card: string) => `Keep the ${card}`,
  place: 'Place',
  beatsOf: (beats: number, of: number) => `beats ${beats} of ${of}`,
  beatsShort: (beats: number, of: number) => `${beats}/${of}`,
  beatsNote: (of: number) =>
    `How many of the ${of} cards you have not seen it beats; at the Town Hall the chance to win against all.`,
  wins,

  // ---- Kinds of influence -------------------------------------------------------------------------------------
  picked: (now: number, all: number) => `${now} of ${all} chosen`,
  /** Of the kind that may be chosen. */
  has: (amount: number) => `you have ${amount}`,
  gains: (of: Kinds | Readonly<Influence>) =>
    `Take ${amounts(Array.isArray(of) ? sumOf(of as Kinds) : (of as Influence))}`,
  pays: (of: Kinds) => `Pay ${amounts(sumOf(of))}`,
  lost: (amount: number) => `${amount} of it would be lost: the track ends at 6`,
  cause: (cause: Cause) =>
    causes[cause] ?? (cause in buildings ? `from the ${b(cause as BuildingId)}` : 'from your boss'),
  /** W8.2: all that comes at the start of Resolution. */
  coming: ({ isWanted, boss, buildings: porches }: Coming) =>
    list([
      ...(isWanted ? ['for being Wanted'] : []),
      ...(boss ? [`as the ${bosses[boss]}`] : []),
      ...porches.map((building) => `from the ${b(building)}`),
    ]),
  wild: {
    each: (amount: number, from: string) =>
      amount === 1
        ? `You gain 1 influence ${from}. Pick its kind.`
        : `You gain ${amount} influence ${from}. Pick the kinds.`,
    same: (amount: number, from: string) => `You gain ${amount} of one kind ${from}. Pick the kind.`,
    different: (_amount: number, from: string) => `You gain 1 each of two kinds ${from}. Pick the two.`,
  } satisfies Record<WildForm, (amount: number, from: string) => string>,
  mayBuy: 'Where you may buy',
  lacksFor: (place: Place, building: BuildingId, short: string | undefined) =>
    short
      ? `${at(place)}: you lack ${short} for the ${b(building)}.`
      : `${at(place)}: you can pay the ${b(building)}.`,
  takeBack: (kind: Kind) => `Take back ${kinds[kind]}`,
  then: 'then',
  full: 'full',
  none: 'none',

  // ---- Placement ----------------------------------------------------------------------------------------------
  spotsAt: (mat: string) => `Spots at the ${mat}`,
  placeHere: 'Place here',
  duelHere: (player: Player) => `Duel ${who(player)} for it`,
  back: 'Back',
  clear: 'Clear',
  free: 'free',
  held: (player: Player) => `${who(player)} stands here: duel`,
  spotTitle: (mat: string, spot: SpotKind, side?: Side) => {
    if (spot === 'influence') return `${mat}: influence, ${side === 'right' ? 'if you win' : 'now'}`;
    if (spot === 'number') return `${mat}: number ${side === 'down' ? '−1' : '+1'}`;
    if (spot === 'suit') return `${mat}: suit ${side === 'down' ? 'down' : 'up'}`;
    return spot === 'porch' ? `${mat}: porch` : `${mat}: leftover`;
  },
  spotShort: (spot: SpotKind, side?: Side) => {
    if (spot === 'influence') return side === 'right' ? 'Influence, if won' : 'Influence, now';
    if (spot === 'number') return side === 'down' ? 'Number −1' : 'Number +1';
    if (spot === 'suit') return side === 'down' ? 'Suit down' : 'Suit up';
    return spot === 'porch' ? 'Porch' : 'Leftover';
  },
  pickMat: 'Pick a spot',
  ifWon: (amount: number, kind: Kind | 'X') => `${signs(amount, kind)} if you win`,
  emptyPorch: 'no building yet',
  secondBuy: 'one more building after all have bought',
  cardBecomes: (from: string, to: string) => `${from} counts as ${to}`,
  freeSpots: (free: number, all: number) => (free === 0 ? 'all held' : `${free} of ${all} free`),
  lines: {
    gainNow: (amount: number, kind: Kind | 'X') => `${signs(amount, kind)} now`,
    fullTrack: (kind: Kind) => `Your ${kinds[kind]} track is full: nothing is gained.`,
    gainIfWon: (amount: number, kind: Kind | 'X') =>
      `${kind === 'X' ? `${amount} {wild} of one kind` : signs(amount, kind)} if the hand here is won and this posse still stands`,
    ownersGold: (owner: Player, amount: number) =>
      `${who(owner)} gains ${signs(amount, 'gold')} at once for your use`,
    yourGold: (amount: number) => `You gain ${signs(amount, 'gold')} at once: the building is yours`,
    noGold: 'Nobody’s building: nobody is paid',
    rivalsGold: 'The Rival’s building: it takes nothing for it',
    emptyPorch: 'No building yet: it only lets you play for the pot and buy',
    noWounded: 'No posse lies wounded now: it pays nothing',
    someWounded: (players: readonly Player[]) =>
      `${list(players.map(who))} ${players.length > 1 ? 'have' : 'has'} a wounded posse: it pays`,
    countsNow: (amount: number) => `${count(amount, { one: 'card', other: 'cards' })} of it in sight now`,
    noTarget: 'You have no other posse to move',
    deckEmpty: 'The deck is empty: it does nothing',
    lostIfWounded: 'Lost if this posse is wounded.',
    boss: (name: string, amount: number) => `${name}: ${signs(amount, 'X')} for standing on a porch`,
    leftover: 'After everybody has bought, buy one more of all that is for sale',
    counts: (from: string, to: string) => `Your ${from} counts as the ${to}`,
    better: (hands: readonly string[]) => `Better: ${list(hands)}`,
    worse: (hands: readonly string[]) => `Worse: ${list(hands)}`,
    handAt: (place: Place, hand: string, beats: string) => `${at(place)} ${hand}${beats && ` (${beats})`}`,
    changesCard: 'It changes the card of whoever stands there when the cards are turned up.',
    noChange: 'No hand of yours changes its name',
    pot: (pot: string) => `Pot: ${pot}`,
    sheriffPot: '1 {law} and 1 {force}, or the third posse',
    against: (players: readonly Player[]) => `against ${list(players.map(who))}`,
    loses: (player: Player) => `${who(player)}’s open card beats it`,
    alreadyThere: 'You play here already: no second chance at the pot',
    forSale: (building: BuildingId, price: string) => `May buy ${b(building)} for ${price}`,
    enough: 'enough now',
    short: (of: string, isWon = false) => `${of} short now${isWon ? ', enough if you win here' : ''}`,
    saleAlready: 'You may buy here already',
  },
  odds: {
    title: (player: Player) => `Your chance to win the duel with ${who(player)}`,
    rerolls: (rerolls: number, isRival: boolean) =>
      isRival
        ? rerolls === 0
          ? 'paying nothing'
          : `up to ${count(rerolls, { one: 'payment', other: 'payments' })}`
        : rerolls === 0
          ? 'no reroll'
          : `up to ${count(rerolls, { one: 'reroll', other: 'rerolls' })}`,
    withCard: 'with card',
    withoutCard: 'without',
    notes: (hasCard: boolean, isRival: boolean) =>
      [
        hasCard
          ? 'A card that you add is open to everybody until the round ends.'
          : 'Your card is open already: it adds nothing.',
        'Ties are the defender’s.',
        ...(isRival ? [] : ['The chances reckon with an enemy who fights on with all they have.']),
      ].join(' '),
  },

  // ---- Duel ---------------------------------------------------------------------------------------------------
  behindBy: (by: number) => (by === 0 ? 'A tie: the attacker is behind.' : `You are behind by ${by}.`),
  duelSteps: {
    stop: 'Stop',
    reroll: 'Reroll',
    addCard: 'Add my card',
    rivalRerolls: 'The Rival rerolls',
    rivalDraws: 'The Rival draws',
  } satisfies Record<DuelStep['act'], string>,
  costsWord: 'costs',
  freeOfCost: 'free',
  costs: (kind: Kind) => signs(1, kind),
  facesAhead: (faces: readonly number[], needed: number) =>
    faces.length === 0
      ? `No roll is enough: you need ${needed}.`
      : faces.length === 6
        ? 'Any roll puts you ahead.'
        : `On the die ${list(faces.map(String))} ${faces.length > 1 ? 'put' : 'puts'} you ahead for now: ${faces.length} of 6.`,
  /** With the roll alone; the chance beside it counts both. */
  cardLeft: 'Your card can still be added.',
  cardMakes: (power: number, enemy: number, isAhead: boolean) =>
    `${power} to ${enemy}: ${isAhead ? 'ahead now' : 'still behind'}. All see your card until the round ends.`,
  theyMay: (parts: readonly string[]) => `They may still ${list(parts)}.`,
  rivalNeverActs: 'The Rival never changes anything itself.',
  theyMayNothing: 'They can do nothing more.',
  mayReroll: (times: number) => `reroll ${count(times, { one: 'time', other: 'times' })}`,
  mayAddCard: 'add their card',
  stopMeans: 'Your posse is wounded. It keeps what it gained now, still plays for the pot and may buy.',
  stopAttacker:
    'Your posse lies wounded on the spot and gains nothing from it. It still plays for the pot and may buy.',
  rivalRerollsMeans: (faces: number) => `${faces} of 6 rolls put you ahead.`,
  rivalDrawsMeans: 'Another card from the draw pile in place of its own.',
  winsDuel: (chance: number) =>
    chance === 0 || chance === 1 ? wins(chance) : `wins duel: ${percent(chance)}`,
  winsDuelHint: 'The chance to win the duel from there, if both fight on with all they have.',
  payWith: 'Pay with',

  // ---- Buy ----------------------------------------------------------------------------------------------------
  buy: (name: string) => `Buy ${name}`,
  buyNothing: 'Buy nothing',
  passNote: 'Who buys nothing in a round has a third posse in the next.',
  passNoteLast: 'This is the last round.',
  order: 'Order of buying',
  buyer: (place: number, player: Player) => `${place}. ${who(player)}`,
  youKeep: (unpaid = 0) => (unpaid > 0 ? `You keep, less ${signs(unpaid, 'X')} of your choice` : 'You keep'),
  youGet: 'You get',
  soldAt: (place: Place) => `at ${at(place)}`,
  shortBy: (of: string) => `${of} short`,
  vpAfter: (before: number, after: number) => `${before} → ${after} {vp} on buildings`,
  sharesAfter: (industry: Industry, before: number, after: number) =>
    `{${industry}} ${industries[industry]} shares ${before} → ${after}`,
  standing: {
    leads: 'most of all',
    ties: (players: readonly Player[]) => `level with ${list(players.map(who))} for most`,
    behind: (players: readonly Player[], most: number) =>
      `${list(players.map(who))} ${players.length > 1 ? 'have' : 'has'} ${most}`,
  },
  porchFrom: (amount: number) =>
    `On top of your porch from the next round: each use gives you ${signs(amount, 'gold')}`,
  porchNever: 'The last round: its porch is not used any more',
  discount: (amount: number) => `Your discount: pick ${amount} to leave out`,
  gainsFirst: (of: string) => `You gain ${of} for it right after paying`,
  discountMissing: 'Choose what to leave out',
  extraCost: (amount: number) => `It costs its price and ${signs(amount, 'X')} more, of any kind.`,
  extraFrom: (amount: number) => `What pays the extra ${signs(amount, 'X')}?`,
  extraMissing: (amount: number) => `Choose what pays the extra ${amount}`,

  // ---- Others -------------------------------------------------------------------------------------------------
  hireYes: 'You place three posses this round instead of two.',
  convertMakes: (pays: string, gains: string) => `Pay ${pays}, gain ${gains}`,
  truceYes: 'Call the truce',
  truceNo: 'No truce',
  truceHeld: (n: number) => `${count(n, { one: 'posse', other: 'posses' })} of yours in town would be safe.`,
  drawCards: (n: number) => `Draw ${count(n, { one: 'card', other: 'cards' })}`,
  keepMine: 'Keep the card I have',
  posseAt: (place: Place, spot: SpotKind, isWounded: boolean) =>
    `${isWounded ? 'Wounded' : 'Standing'} on ${spotInWords(spot)} at the ${at(place)}`,
  moves: (
    from: { readonly place: Place; readonly spot: SpotKind },
    to?: { readonly place: Place; readonly spot: SpotKind; readonly side?: Side },
  ) =>
    to
      ? `It goes from ${spotInWords(from.spot)} at the ${at(from.place)} to ${spotInWords(to.spot, to.side)} at the ${at(to.place)}${to.place === from.place ? '.' : ', and plays for the pot and may buy there instead.'}`
      : `It leaves ${spotInWords(from.spot)} at the ${at(from.place)}, and plays for the pot and may buy where it goes.`,
  moveIt: 'Move it there',
  stackAt: (place: Place) => `Stack at ${at(place)}`,
  topNow: (building: BuildingId) => `On top now: ${b(building)}`,
  putOnTop: (name: string) => `Put ${name} on top`,
  potInfluence: '1 {law} and 1 {force} now',
  potPosse: 'Third posse in the next round',
  potPosseNote: 'Three spots instead of two.',
  potPosseHas: 'You have it already',
  advanceIt: (industry: Industry) => `Advance ${industries[industry]}`,
  rankStep: (from: number, to: number) => (from === 0 ? `unranked → rank ${to}` : `rank ${from} → ${to}`),
  rankPays: (rank: number, most: number, second?: number) =>
    second === undefined
      ? `Rank ${rank} pays ${most} {vp} for most shares`
      : `Rank ${rank} pays ${most} {vp} for most shares, ${second} {vp} for second most`,
  sharesNow: (shares: readonly { readonly player: Player; readonly shares: number }[]) =>
    shares.length === 0
      ? 'nobody has a share'
      : list(shares.map(({ player, shares: n }) => `${who(player)} ${n}`)),
};
