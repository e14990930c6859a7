import { sameShape } from '../../../core';
import type { Effect } from './effects';
import type { BuildingId, Industry, Kind } from './ids';

/** W1: printed as exclamation mark, hourglass and dollar. */
export const MOMENTS = ['now', 'resolution', 'buy'] as const;
export type Moment = (typeof MOMENTS)[number];

export type Influence = Record<Kind, number>;

export interface Building {
  readonly name: string;
  readonly moment: Moment;
  /** From left to right as printed: the Rival reads them so (W14.9). */
  readonly icons: readonly Industry[];
  readonly vp: number;
  readonly price: Readonly<Influence>;
  /** Done in order. */
  readonly effects: readonly Effect[];
  /** Name, moment and effect are house values. */
  readonly house: boolean;
}

const M = 'mining';
const R = 'railway';
const W = 'wagon';

function price(law: number, force: number, gold: number): Influence {
  return { law, force, gold };
}

export const BUILDING_TABLE: Readonly<Record<BuildingId, Building>> = sameShape({
  collapsedMine: {
    name: 'Collapsed Mine',
    moment: 'buy',
    icons: [M, M, M],
    vp: 1,
    price: price(2, 0, 1),
    effects: [{ tag: 'discount', icon: M }],
    house: false,
  },
  outhouse: {
    name: 'Outhouse',
    moment: 'now',
    icons: [R, R, R],
    vp: 1,
    price: price(1, 1, 1),
    effects: [{ tag: 'truce' }],
    house: false,
  },
  graveyard: {
    name: 'Graveyard',
    moment: 'now',
    icons: [W, R, M],
    vp: 1,
    price: price(1, 1, 1),
    effects: [{ tag: 'gain', give: 'AB', times: 'anyWounded' }],
    house: false,
  },
  jail: {
    name: 'Jail',
    moment: 'now',
    icons: [M, R, W],
    vp: 1,
    price: price(1, 2, 0),
    effects: [{ tag: 'convert', from: 'law', to: 'force' }],
    house: false,
  },
  wheelwright: {
    name: 'Wheelwright',
    moment: 'buy',
    icons: [W, W, W],
    vp: 1,
    price: price(0, 1, 2),
    effects: [{ tag: 'discount', icon: W }],
    house: true,
  },
  bountyOffice: {
    name: 'Bounty Office',
    moment: 'now',
    icons: [R, W, M],
    vp: 1,
    price: price(1, 1, 1),
    effects: [{ tag: 'convert', from: 'force', to: 'law' }],
    house: true,
  },
  appraiser: {
    name: 'Appraiser',
    moment: 'buy',
    icons: [R, M],
    vp: 2,
    price: price(1, 2, 1),
    effects: [{ tag: 'gain', give: 'gold', times: 'firstBuyVp' }],
    house: false,
  },
  armyOutpost: {
    name: 'Army Outpost',
    moment: 'buy',
    icons: [R, M],
    vp: 2,
    price: price(3, 1, 0),
    effects: [{ tag: 'gain', give: 'force', times: 'firstBuyVp' }],
    house: false,
  },
  auctionHouse: {
    name: 'Auction House',
    moment: 'now',
    icons: [W, M],
    vp: 2,
    price: price(2, 1, 1),
    effects: [{ tag: 'auction', pay: 1, draw: 2 }],
    house: false,
  },
  barberShop: {
    name: 'Barber Shop',
    moment: 'now',
    icons: [W, M],
    vp: 2,
    price: price(1, 1, 2),
    effects: [{ tag: 'rearrange' }],
    house: false,
  },
  blacksmith: {
    name: 'Blacksmith',
    moment: 'resolution',
    icons: [R, M],
    vp: 2,
    price: price(0, 3, 1),
    effects: [{ tag: 'gain', give: 'X', times: 'suit:S', max: 3 }],
    house: false,
  },
  cattleFarm: {
    name: 'Cattle Farm',
    moment: 'resolution',
    icons: [W, R],
    vp: 2,
    price: price(1, 0, 3),
    effects: [{ tag: 'gain', give: 'X', times: 'suit:K', max: 3 }],
    house: false,
  },
  doctorsOffice: {
    name: "Doctor's Office",
    moment: 'now',
    icons: [W, M],
    vp: 2,
    price: price(0, 2, 2),
    effects: [{ tag: 'relocate', who: 'wounded' }],
    house: false,
  },
  generalStore: {
    name: 'General Store',
    moment: 'now',
    icons: [W, R],
    vp: 2,
    price: price(0, 0, 4),
    effects: [{ tag: 'convert', from: 'law', to: 'gold' }],
    house: false,
  },
  postOffice: {
    name: 'Post Office',
    moment: 'buy',
    icons: [W, R],
    vp: 2,
    price: price(2, 0, 2),
    effects: [{ tag: 'winTownHall', pay: 2 }],
    house: false,
  },
  landOffice: {
    name: 'Land Office',
    moment: 'now',
    icons: [R, M],
    vp: 2,
    price: price(4, 0, 0),
    effects: [{ tag: 'convert', from: 'gold', to: 'law' }],
    house: true,
  },
  gunsmith: {
    name: 'Gunsmith',
    moment: 'now',
    icons: [W, M],
    vp: 2,
    price: price(0, 4, 0),
    effects: [{ tag: 'convert', from: 'gold', to: 'force' }],
    house: true,
  },
  tradingPost: {
    name: 'Trading Post',
    moment: 'resolution',
    icons: [W, R],
    vp: 2,
    price: price(2, 2, 0),
    effects: [{ tag: 'gain', give: 'X', times: 'suit:T', max: 3 }],
    house: true,
  },
  mayorsOffice: {
    name: "Mayor's Office",
    moment: 'buy',
    icons: [M, M],
    vp: 3,
    price: price(3, 1, 1),
    effects: [{ tag: 'gain', give: 'law', times: 'firstBuyVp' }],
    house: false,
  },
  mansion: {
    name: 'Mansion',
    moment: 'now',
    icons: [R, R],
    vp: 3,
    price: price(0, 2, 3),
    effects: [{ tag: 'convert', from: 'force', to: 'gold' }],
    house: false,
  },
  stagecoachStation: {
    name: 'Stagecoach Station',
    moment: 'now',
    icons: [W, W],
    vp: 3,
    price: price(1, 3, 1),
    effects: [{ tag: 'relocate', who: 'standing' }],
    house: true,
  },
  railYard: {
    name: 'Rail Yard',
    moment: 'buy',
    icons: [R, R],
    vp: 3,
    price: price(1, 1, 3),
    effects: [{ tag: 'discount', icon: R }],
    house: true,
  },
  assayOffice: {
    name: 'Assay Office',
    moment: 'resolution',
    icons: [M, M],
    vp: 3,
    price: price(3, 0, 2),
    effects: [{ tag: 'gain', give: 'X', times: 'ownIcons:mining', max: 3 }],
    house: true,
  },
  danceHall: {
    name: 'Dance Hall',
    moment: 'resolution',
    icons: [W, W],
    vp: 3,
    price: price(2, 3, 0),
    effects: [{ tag: 'gain', give: 'X', times: 'suit:H', max: 3 }],
    house: true,
  },
  centralBank: {
    name: 'Central Bank',
    moment: 'now',
    icons: [M],
    vp: 4,
    price: price(3, 0, 3),
    effects: [{ tag: 'buyNow', pay: 1 }],
    house: false,
  },
  grandHotel: {
    name: 'Grand Hotel',
    moment: 'now',
    icons: [W],
    vp: 4,
    price: price(0, 3, 3),
    effects: [{ tag: 'trade', pay: 2, gain: [2, 2] }],
    house: false,
  },
  trainStation: {
    name: 'Train Station',
    moment: 'buy',
    icons: [R],
    vp: 4,
    price: price(3, 3, 0),
    effects: [{ tag: 'thirdPosse', round: 'next' }],
    house: true,
  },
  miningCompany: {
    name: 'Mining Company',
    moment: 'now',
    icons: [M],
    vp: 4,
    price: price(2, 2, 2),
    effects: [{ tag: 'trade', pay: 1, gain: [3] }],
    house: true,
  },
  telegraphOffice: {
    name: 'Telegraph Office',
    moment: 'now',
    icons: [R],
    vp: 4,
    price: price(2, 2, 2),
    effects: [{ tag: 'peekRival' }, { tag: 'gain', give: 'X' }],
    house: true,
  },
  gamblingHall: {
    name: 'Gambling Hall',
    moment: 'now',
    icons: [W],
    vp: 4,
    price: price(2, 2, 2),
    effects: [{ tag: 'swapCard', draw: 2 }],
    house: true,
  },
});
