import type { Influence } from '../../../../shared/games/western/catalog/buildings';
import type { Effect } from '../../../../shared/games/western/catalog/effects';
import { KINDS, type BuildingId, type CardId, type Kind } from '../../../../shared/games/western/catalog/ids';
import type { Step } from '../../../../shared/games/western/catalog/cards';
import { countOf } from '../../../../shared/games/western/counters';
import type { SpotChoice } from '../../../../shared/games/western/decisions';
import { cardWith } from '../../../../shared/games/western/odds';
import {
  givesOf,
  holderOf,
  isGrey,
  isOn,
  matAt,
  potOf,
  seatState,
  topOf,
} from '../../../../shared/games/western/ring';
import { buildingOf, figuresOf } from '../../../../shared/games/western/ruleset';
import {
  PLACES,
  RIVAL,
  SHERIFF,
  TOWN_HALL,
  type Place,
  type Player,
} from '../../../../shared/games/western/state';
import type { Outlook } from '../../../../shared/games/western/unseen';
import { readingAt, type Reading } from './reading';

/** A building on a porch, as whoever comes to stand there would use it. */
export interface PorchUse {
  readonly building: BuildingId;
  /** Whose it is, where it is not neutral. */
  readonly owner?: Player;
  /** Who is paid for it; the Rival takes nothing (W14.4). */
  readonly paid?: { readonly player: Player; readonly amount: number };
  /** What can be said already of how much it gives, or why it gives nothing. */
  readonly note?:
    | { readonly type: 'noWounded' | 'noTarget' | 'deckEmpty' }
    | { readonly type: 'wounded'; readonly players: readonly Player[] }
    | { readonly type: 'counts'; readonly amount: number };
}

/** What number or suit make of the own card, and of its hands. */
export interface CardChange {
  readonly from: CardId;
  readonly to: CardId;
  readonly better: readonly Reading[];
  readonly worse: readonly Reading[];
}

/** What a spot does for a seat that places there: what it gives, when, whom it pays, whom it meets (W5). */
export interface SpotPreview {
  readonly spot: SpotChoice;
  /** Whom one would duel for it. */
  readonly enemy?: Player;
  readonly gain?: {
    readonly amount: number;
    readonly kind: Kind | 'X';
    readonly when: 'now' | 'ifWon';
    /** No room on the track. */
    readonly isFull: boolean;
  };
  readonly porch?: PorchUse | 'empty';
  readonly bossGain: number;
  readonly change?: CardChange;
  readonly isLeftover: boolean;
  /** What is played for there. */
  readonly pot: { readonly kind: Kind | 'X' | 'sheriff'; readonly amount: number };
  /** The hand there, with this posse and what it changes. */
  readonly reading?: Reading;
  readonly isThereAlready: boolean;
  readonly sale?: {
    readonly building: BuildingId;
    readonly short?: Influence;
    /** What is missing now comes with the pot and with what this spot gives. */
    readonly isWon?: boolean;
  };
}

export function previewOf(outlook: Outlook, choice: SpotChoice): SpotPreview {
  const { open, seat, config } = outlook;
  const { place, spot, side } = choice;
  const mat = matAt(open, place);
  const holder = holderOf(open, place, spot);
  const { pot } = figuresOf(config);
  const change = changeBy(outlook, choice);
  const gain = gainOf(outlook, choice);
  return {
    spot: choice,
    enemy: holder && holder.player !== seat ? holder.player : undefined,
    gain,
    porch: spot === 'porch' ? porchUse(outlook, place) : undefined,
    bossGain: spot === 'porch' ? bossGainOf(outlook) : 0,
    change,
    isLeftover: spot === 'leftover',
    pot: place === SHERIFF ? { kind: 'sheriff', amount: 1 } : { kind: potOf(mat), amount: pot },
    reading: readingAt(outlook, place, side && change ? { counts: change.to } : {}),
    isThereAlready: isOn(open, seat, place),
    sale: saleAt(outlook, place, [...potAt(outlook, place), ...(gain ? [gain] : [])]),
  };
}

interface Gain {
  readonly kind: Kind | 'X';
  readonly amount: number;
}

function potAt({ open, config }: Outlook, place: Place): readonly Gain[] {
  if (place !== SHERIFF) return [{ kind: potOf(matAt(open, place)), amount: figuresOf(config).pot }];
  return [
    { kind: 'law', amount: 1 },
    { kind: 'force', amount: 1 },
  ];
}

function gainOf({ open, seat, config }: Outlook, { place, spot, side }: SpotChoice): SpotPreview['gain'] {
  const mat = matAt(open, place);
  const isPorch = spot === 'porch' && isGrey(mat);
  if (spot !== 'influence' && !isPorch) return undefined;
  const { leftGain, rightGain, mostInfluence } = figuresOf(config);
  const kind = givesOf(mat);
  const { influence } = seatState(open, seat);
  const isFull = KINDS.every((one) => (kind !== 'X' && kind !== one) || influence[one] >= mostInfluence);
  const isNow = isPorch || side === 'left';
  return { amount: isNow ? leftGain : rightGain, kind, when: isNow ? 'now' : 'ifWon', isFull };
}

function porchUse(outlook: Outlook, place: Place): PorchUse | 'empty' {
  const { open, config } = outlook;
  const mat = matAt(open, place);
  const building = topOf(mat);
  if (!building) return 'empty';
  const { owner } = mat;
  const isPaid = owner !== undefined && owner !== RIVAL;
  return {
    building,
    owner,
    paid: isPaid ? { player: owner, amount: figuresOf(config).ownersGold } : undefined,
    note: buildingOf(config, building)
      .effects.map((effect) => noteOn(outlook, effect))
      .find(Boolean),
  };
}

function noteOn(outlook: Outlook, effect: Effect): PorchUse['note'] {
  const { open, seat } = outlook;
  if (effect.tag === 'relocate') {
    const isWounded = effect.who === 'wounded';
    const hasTarget = open.posses.some(({ player, wounded }) => player === seat && wounded === isWounded);
    return hasTarget ? undefined : { type: 'noTarget' };
  }
  if (effect.tag === 'auction') return open.deckCount === 0 ? { type: 'deckEmpty' } : undefined;
  if (effect.tag !== 'gain' || !effect.times) return undefined;
  if (effect.times === 'anyWounded') {
    const players = [...new Set(open.posses.filter(({ wounded }) => wounded).map(({ player }) => player))];
    return players.length === 0 ? { type: 'noWounded' } : { type: 'wounded', players };
  }
  if (effect.times === 'firstBuyVp') return undefined;
  return { type: 'counts', amount: countOf(outlook, effect.times, seat) };
}

/** The Cowgirl: what one more posse on a porch brings (S71). */
function bossGainOf({ open, seat, config }: Outlook): number {
  const { boss } = seatState(open, seat);
  if (!boss) return 0;
  let gain = 0;
  for (const effect of figuresOf(config).bosses[boss].effects) {
    if (effect.tag !== 'gain' || effect.times !== 'standingPorch') continue;
    const now = countOf({ open, config }, effect.times, seat);
    if (effect.max === undefined || now < effect.max) gain += effect.each ?? 1;
  }
  return gain;
}

function changeBy(outlook: Outlook, { spot, side }: SpotChoice): CardChange | undefined {
  const { own } = outlook;
  if ((spot !== 'number' && spot !== 'suit') || !side || !own.card) return undefined;
  const to = cardWith(outlook, spot, side as Step);
  const better: Reading[] = [];
  const worse: Reading[] = [];
  for (const place of [TOWN_HALL, ...PLACES]) {
    const before = readingAt(outlook, place);
    const after = readingAt(outlook, place, { counts: to });
    // Where no posse stands a hand is worth nothing; at the Sheriff's Office this one would.
    if (!before || !after || !(before.isThere || place === SHERIFF)) continue;
    if (after.chance > before.chance) better.push(after);
    if (after.chance < before.chance) worse.push(after);
  }
  return { from: own.card, to, better, worse };
}

/** What is for sale there, what is missing to pay it now, and whether winning there would bring it. */
function saleAt({ open, seat, config }: Outlook, place: Place, gains: readonly Gain[]): SpotPreview['sale'] {
  const { slot } = matAt(open, place);
  if (!slot) return undefined;
  const short = shortOf(seatState(open, seat).influence, buildingOf(config, slot).price);
  return { building: slot, short, isWon: short && isCovered(short, gains) };
}

/** Whether these gains bring all that is missing; what is of any kind is taken as one. */
function isCovered(missing: Readonly<Influence>, gains: readonly Gain[]): boolean {
  const [gain, ...others] = gains;
  if (!gain) return missing.law + missing.force + missing.gold === 0;
  const { kind, amount } = gain;
  const taken = kind === 'X' ? KINDS : [kind];
  return taken.some((one) => isCovered({ ...missing, [one]: Math.max(0, missing[one] - amount) }, others));
}

export function shortOf(has: Readonly<Influence>, price: Readonly<Influence>): Influence | undefined {
  const short = {
    law: Math.max(0, price.law - has.law),
    force: Math.max(0, price.force - has.force),
    gold: Math.max(0, price.gold - has.gold),
  };
  return short.law + short.force + short.gold > 0 ? short : undefined;
}
