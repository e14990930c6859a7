import type {
  BossId,
  BuildingId,
  CardId,
  Difficulty,
  Industry,
  Kind,
  MatId,
  Suit,
} from '../../../../shared/games/western/catalog/ids';
import { suitOf, valueOf } from '../../../../shared/games/western/catalog/cards';
import type { PlaceForm } from '../../../games/western/texts/marks';
import type { HandRank } from '../../../../shared/games/western/hand';
import type { Side, SpotKind } from '../../../../shared/games/western/state';

/** What everything in Western is called. */

export const kinds: Record<Kind, string> = { law: 'law', force: 'force', gold: 'gold' };
/** What X says: the player picks the kind. */
export const wildWord = 'any kind';

export const industries: Record<Industry, string> = { mining: 'mining', railway: 'railway', wagon: 'wagon' };

export const suits: Record<Suit, { readonly one: string; readonly many: string }> = {
  H: { one: 'hat', many: 'hats' },
  T: { one: 'tipi', many: 'tipis' },
  S: { one: 'horseshoe', many: 'horseshoes' },
  K: { one: 'skull', many: 'skulls' },
};

/** "4 of tipis" */
export const pokerCard = (card: CardId): string => `${valueOf(card)} of ${suits[suitOf(card)].many}`;

export const hands: Record<HandRank, { readonly name: string; readonly text: string }> = {
  straightFlush: { name: 'Straight flush', text: 'three in a row, all of one suit' },
  threeOfAKind: { name: 'Three of a kind', text: 'three cards of one value' },
  flush: { name: 'Flush', text: 'all of one suit' },
  straight: { name: 'Straight', text: 'three in a row; 5 and 1 are not neighbours' },
  pair: { name: 'Pair', text: 'two cards of one value' },
  highCard: { name: 'High card', text: 'nothing of the above' },
};

export const mats: Record<MatId, string> = {
  townHall: 'Town Hall',
  bank: 'Bank',
  courthouse: 'Courthouse',
  sheriff: 'Sheriff’s Office',
  hideout: 'Hideout',
  saloon: 'Saloon',
};

/** With what stands before them in a sentence, where a language needs that. */
export const matsIn: Record<PlaceForm, Record<MatId, string>> = {
  the: eachMat((name) => `the ${name}`),
  at: eachMat((name) => `at the ${name}`),
  of: eachMat((name) => `of the ${name}`),
};

function eachMat(say: (name: string) => string): Record<MatId, string> {
  const all = Object.entries(mats).map(([id, name]) => [id, say(name)]);
  return Object.fromEntries(all) as Record<MatId, string>;
}

export const spots: Record<SpotKind, string> = {
  influence: 'Influence',
  porch: 'Porch',
  leftover: 'Leftover',
  number: 'Number',
  suit: 'Suit',
};

/** What the board says below each. */
export const sides: Record<Side, string> = {
  left: '“now” side',
  right: '“if won” side',
  up: 'up',
  down: 'down',
};

/** A spot with its side or direction, in a sentence: "the porch", "the “if won” side of the influence spot". */
export function spotInWords(spot: SpotKind, side?: Side): string {
  if (spot === 'influence') return side ? `the ${sides[side]} of the influence spot` : 'the influence spot';
  if (spot === 'number') return side ? `the number spot (${side === 'up' ? '+1' : '−1'})` : 'the number spot';
  if (spot === 'suit') return side ? `the suit spot (one ${side})` : 'the suit spot';
  return spot === 'porch' ? 'the porch' : 'the leftover spot';
}

export const buildings: Record<BuildingId, string> = {
  collapsedMine: 'Collapsed Mine',
  outhouse: 'Outhouse',
  graveyard: 'Graveyard',
  jail: 'Jail',
  wheelwright: 'Wheelwright',
  bountyOffice: 'Bounty Office',
  appraiser: 'Appraiser',
  armyOutpost: 'Army Outpost',
  auctionHouse: 'Auction House',
  barberShop: 'Barber Shop',
  blacksmith: 'Blacksmith',
  cattleFarm: 'Cattle Farm',
  doctorsOffice: 'Doctor’s Office',
  generalStore: 'General Store',
  postOffice: 'Post Office',
  landOffice: 'Land Office',
  gunsmith: 'Gunsmith',
  tradingPost: 'Trading Post',
  mayorsOffice: 'Mayor’s Office',
  mansion: 'Mansion',
  stagecoachStation: 'Stagecoach Station',
  railYard: 'Rail Yard',
  assayOffice: 'Assay Office',
  danceHall: 'Dance Hall',
  centralBank: 'Central Bank',
  grandHotel: 'Grand Hotel',
  trainStation: 'Train Station',
  miningCompany: 'Mining Company',
  telegraphOffice: 'Telegraph Office',
  gamblingHall: 'Gambling Hall',
};

export const bosses: Record<BossId, string> = {
  banker: 'Banker',
  cowgirl: 'Cowgirl',
  rancher: 'Rancher',
  scout: 'Scout',
  gambler: 'Gambler',
  outlaw: 'Outlaw',
  lawman: 'Lawman',
  chief: 'Chief',
};

export const difficulties: Record<Difficulty, string> = {
  learner: 'Learner',
  beginner: 'Beginner',
  medium: 'Medium',
  hard: 'Hard',
  epic: 'Epic',
};
