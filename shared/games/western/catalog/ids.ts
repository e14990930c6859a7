/** Names of everything that is printed: docs/games/western/cards.md. */
export const KINDS = ['law', 'force', 'gold'] as const;
/** The three kinds of influence. */
export type Kind = (typeof KINDS)[number];

export const INDUSTRIES = ['mining', 'railway', 'wagon'] as const;
export type Industry = (typeof INDUSTRIES)[number];

/** From high to low: hat, tipi, horseshoe, skull. */
export const SUITS = ['H', 'T', 'S', 'K'] as const;
export type Suit = (typeof SUITS)[number];

export const VALUES = [1, 2, 3, 4, 5] as const;
export type Value = (typeof VALUES)[number];

/** A poker card: `4T` is the four of tipis. */
export type CardId = `${Value}${Suit}`;

export const LOCATIONS = ['bank', 'courthouse', 'hideout', 'saloon'] as const;
export type LocationId = (typeof LOCATIONS)[number];
export type MatId = LocationId | 'sheriff' | 'townHall';

export const BUILDINGS = [
  ...(['collapsedMine', 'outhouse', 'graveyard', 'jail', 'wheelwright', 'bountyOffice'] as const),
  ...(['appraiser', 'armyOutpost', 'auctionHouse', 'barberShop', 'blacksmith', 'cattleFarm'] as const),
  ...(['doctorsOffice', 'generalStore', 'postOffice', 'landOffice', 'gunsmith', 'tradingPost'] as const),
  ...(['mayorsOffice', 'mansion', 'stagecoachStation', 'railYard', 'assayOffice', 'danceHall'] as const),
  ...([
    'centralBank',
    'grandHotel',
    'trainStation',
    'miningCompany',
    'telegraphOffice',
    'gamblingHall',
  ] as const),
] as const;
export type BuildingId = (typeof BUILDINGS)[number];

export const BOSSES = [
  ...(['banker', 'cowgirl', 'rancher', 'scout', 'gambler', 'outlaw', 'lawman', 'chief'] as const),
] as const;
export type BossId = (typeof BOSSES)[number];

/** How many buildings the Rival begins with (W14.1). */
export const DIFFICULTIES = ['learner', 'beginner', 'medium', 'hard', 'epic'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
