import { suitOf, valueOf } from '../../../../shared/games/western/catalog/cards';
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
import type { HandRank } from '../../../../shared/games/western/hand';
import type { Side, SpotKind } from '../../../../shared/games/western/state';
import type { PlaceForm } from '../../../games/western/texts/marks';

/** Comment tout s’appelle dans Western. */

/** Après un deux-points, une phrase commence sans majuscule. */
export const afterColon = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

export const kinds: Record<Kind, string> = { law: 'loi', force: 'force', gold: 'or' };
/** « 2 d’or » */
export const amountOf = (amount: number, kind: Kind): string =>
  kind === 'gold' ? `${amount} d’or` : `${amount} de ${kinds[kind]}`;
export const wildWord = 'au choix';

export const industries: Record<Industry, string> = {
  mining: 'mine',
  railway: 'chemin de fer',
  wagon: 'chariot',
};
/** « la mine » */
export const theIndustry: Record<Industry, string> = {
  mining: 'la mine',
  railway: 'le chemin de fer',
  wagon: 'le chariot',
};

export const suits: Record<Suit, { readonly one: string; readonly many: string }> = {
  H: { one: 'chapeau', many: 'chapeaux' },
  T: { one: 'tipi', many: 'tipis' },
  S: { one: 'fer à cheval', many: 'fers à cheval' },
  K: { one: 'crâne', many: 'crânes' },
};

/** « 4 de tipi » */
export const pokerCard = (card: CardId): string => `${valueOf(card)} de ${suits[suitOf(card)].one}`;

export const hands: Record<HandRank, { readonly name: string; readonly text: string }> = {
  straightFlush: { name: 'Quinte flush', text: 'trois qui se suivent, de la même enseigne' },
  threeOfAKind: { name: 'Brelan', text: 'trois cartes de même valeur' },
  flush: { name: 'Couleur', text: 'trois de la même enseigne' },
  straight: { name: 'Quinte', text: 'trois qui se suivent ; 5 et 1 ne se suivent pas' },
  pair: { name: 'Paire', text: 'deux cartes de même valeur' },
  highCard: { name: 'Carte haute', text: 'rien de tout cela' },
};
/** « une quinte » */
export const aHand: Record<HandRank, string> = {
  straightFlush: 'une quinte flush',
  threeOfAKind: 'un brelan',
  flush: 'une couleur',
  straight: 'une quinte',
  pair: 'une paire',
  highCard: 'une carte haute',
};

export const mats: Record<MatId, string> = {
  townHall: 'Mairie',
  bank: 'Banque',
  courthouse: 'Tribunal',
  sheriff: 'Shérif',
  hideout: 'Repaire',
  saloon: 'Saloon',
};

export const matsIn: Record<PlaceForm, Record<MatId, string>> = {
  the: {
    townHall: 'la Mairie',
    bank: 'la Banque',
    courthouse: 'le Tribunal',
    sheriff: 'le Shérif',
    hideout: 'le Repaire',
    saloon: 'le Saloon',
  },
  at: {
    townHall: 'à la Mairie',
    bank: 'à la Banque',
    courthouse: 'au Tribunal',
    sheriff: 'chez le Shérif',
    hideout: 'au Repaire',
    saloon: 'au Saloon',
  },
  of: {
    townHall: 'de la Mairie',
    bank: 'de la Banque',
    courthouse: 'du Tribunal',
    sheriff: 'du Shérif',
    hideout: 'du Repaire',
    saloon: 'du Saloon',
  },
};

export const spots: Record<SpotKind, string> = {
  influence: 'Influence',
  porch: 'Perron',
  leftover: '2e achat',
  number: 'Valeur',
  suit: 'Enseigne',
};

export const sides: Record<Side, string> = {
  left: 'côté « aussitôt »',
  right: 'côté « si gagné »',
  up: 'plus haut',
  down: 'plus bas',
};

/** « le perron », « le côté “si gagné” de l’influence » : what the board says below each side. */
export function spotInWords(spot: SpotKind, side?: Side): string {
  const step = side === 'up' ? ' (+1)' : side === 'down' ? ' (−1)' : '';
  if (spot === 'influence') return side ? `le ${sides[side]} de l’influence` : 'l’influence';
  if (spot === 'number') return `la valeur${step}`;
  if (spot === 'suit') return `l’enseigne${step}`;
  return spot === 'porch' ? 'le perron' : 'le second achat';
}

export const buildings: Record<BuildingId, string> = {
  collapsedMine: 'Mine effondrée',
  outhouse: 'Cabinet au fond',
  graveyard: 'Cimetière',
  jail: 'Prison',
  wheelwright: 'Charron',
  bountyOffice: 'Bureau des primes',
  appraiser: 'Expert',
  armyOutpost: 'Avant-poste',
  auctionHouse: 'Salle des ventes',
  barberShop: 'Barbier',
  blacksmith: 'Maréchal-ferrant',
  cattleFarm: 'Élevage',
  doctorsOffice: 'Cabinet médical',
  generalStore: 'Magasin général',
  postOffice: 'Poste',
  landOffice: 'Cadastre',
  gunsmith: 'Armurerie',
  tradingPost: 'Comptoir',
  mayorsOffice: 'Bureau du maire',
  mansion: 'Manoir',
  stagecoachStation: 'Relais de diligence',
  railYard: 'Gare de triage',
  assayOffice: 'Bureau d’essai',
  danceHall: 'Salle de bal',
  centralBank: 'Banque centrale',
  grandHotel: 'Grand Hôtel',
  trainStation: 'Gare',
  miningCompany: 'Compagnie minière',
  telegraphOffice: 'Télégraphe',
  gamblingHall: 'Salle de jeu',
};

const FEMININE: readonly BuildingId[] = [
  'collapsedMine',
  'jail',
  'auctionHouse',
  'postOffice',
  'railYard',
  'danceHall',
  'centralBank',
  'trainStation',
  'miningCompany',
  'gamblingHall',
];
const ELIDED: readonly BuildingId[] = ['appraiser', 'armyOutpost', 'cattleFarm', 'gunsmith'];

/** What stands before a building's name: « la », « de la », « à la ». */
export function before(form: PlaceForm, building: BuildingId): string {
  const isElided = ELIDED.includes(building);
  const isFeminine = isElided || FEMININE.includes(building);
  const article = isElided ? 'l’' : isFeminine ? 'la ' : 'le ';
  if (form === 'the') return article;
  if (form === 'at') return isFeminine ? `à ${article}` : 'au ';
  return isFeminine ? `de ${article}` : 'du ';
}

export const bosses: Record<BossId, string> = {
  banker: 'Banquier',
  cowgirl: 'Cow-girl',
  rancher: 'Rancher',
  scout: 'Éclaireur',
  gambler: 'Flambeur',
  outlaw: 'Hors-la-loi',
  lawman: 'Homme de loi',
  chief: 'Chef de tribu',
};

/** « le Banquier » */
export const theBoss: Record<BossId, string> = {
  banker: 'le Banquier',
  cowgirl: 'la Cow-girl',
  rancher: 'le Rancher',
  scout: 'l’Éclaireur',
  gambler: 'le Flambeur',
  outlaw: 'le Hors-la-loi',
  lawman: 'l’Homme de loi',
  chief: 'le Chef de tribu',
};

export const difficulties: Record<Difficulty, string> = {
  learner: 'Découverte',
  beginner: 'Facile',
  medium: 'Moyen',
  hard: 'Difficile',
  epic: 'Épique',
};
