import type { Effect } from '../../../../shared/games/western/catalog/effects';
import type { Industry, Kind, Suit } from '../../../../shared/games/western/catalog/ids';
import { de } from '../elision';
import { wordsOf } from '../../plural';
import type { Translation } from '../../translation';
import type { board as English } from '../../en/western/board';
import { industries, sides } from './names';

const { count, list } = wordsOf('fr');

/** Signs in a short line stand in braces: `{law}` is drawn as the shield. */
const kind = (of: Kind | 'X') => (of === 'X' ? '{wild}' : `{${of}}`);
const times = (n: number, sign: string) => (n <= 2 ? sign.repeat(n) : `${n} ${sign}`);
const wild = (n: number) => times(n, '{wild}');
const suit = (of: Suit) => `{suit-${of}}`;

type Gain = Extract<Effect, { tag: 'gain' }>;

function counted({ times: counter, max }: Gain): string {
  const most = max === undefined ? '' : `, max. ${max}`;
  const [what, of] = counter?.split(':') ?? [];
  if (what === 'suit') return ` par ${suit(of as Suit)} visible${most}`;
  if (what === 'ownIcons') return ` par {${of as Industry}} à vous${most}`;
  if (counter === 'firstBuyVp') return ' par {vp} de votre 1er achat';
  if (counter === 'pairsBought') return ` par paire de bâtiments${most}`;
  if (counter === 'standingPorch') return ` par perron où vous êtes${most}`;
  if (counter === 'anyWounded') return ' s’il y a un blessé';
  if (counter === 'wonDuel') return ' si vous avez gagné un duel';
  if (counter === 'unwounded') return ' si aucun des vôtres n’est blessé';
  return '';
}

type Short = { [Tag in Effect['tag']]: (effect: Extract<Effect, { tag: Tag }>) => string };

const effects: Short = {
  gain: (effect) => {
    const { give, each = 1 } = effect;
    const what = give === 'AB' ? 'Deux types différents' : times(each, kind(give));
    return `${what}${counted(effect)}`;
  },
  convert: ({ from, to }) => `Payez des ${kind(from)} : autant de ${kind(to)} + 2`,
  trade: ({ pay, gain: [second, third] }) =>
    third === undefined
      ? `Payez ${pay} d’un type : ${second} d’un autre`
      : second === third
        ? `Payez ${pay} d’un type : ${second} de chaque autre`
        : `Payez ${pay} d’un type : ${second} et ${third} des autres`,
  discount: ({ icon }) => `1er achat : 1 de moins par {${icon}}`,
  buyNow: ({ pay }) => `Payez ${wild(pay)} : achetez tout de suite`,
  auction: ({ pay, draw }) => `Payez ${wild(pay)} : voyez ${draw} bâtiments, achetez-en un`,
  rearrange: () => 'Changez le sommet d’une pile',
  relocate: ({ who }) => (who === 'wounded' ? 'Relevez un blessé' : 'Déplacez un homme debout'),
  truce: () => 'Trêve : pas de duel avec vous',
  winTownHall: ({ pay }) => `Payez ${wild(pay)} : gagnez la Mairie`,
  thirdPosse: ({ round, pay = 0 }) =>
    round === 'next' ? '3e homme à la prochaine manche' : `Payez ${wild(pay)} : 3e homme tout de suite`,
  swapCard: ({ draw }) => `Piochez ${draw} cartes, gardez-en une`,
  peekRival: () => 'Voyez la carte du Rival',
  extraCard: (effect) => (effect.if === 'poor' ? '5 d’influence ou moins : +1 carte' : '3e homme : +1 carte'),
  hallTies: () => 'Meilleure main de son rang à la Mairie',
};

const shortEffect = (one: Effect) => (effects[one.tag] as (effect: Effect) => string)(one);

export const board: Translation<typeof English> = {
  game: 'Western',
  town: 'La ville',
  street: 'Les cartes dans la rue',
  vp: 'PV',
  rival: 'Rival',
  effects: (of) => of.effects.map(shortEffect).join(', '),

  pot: 'Pot',
  sheriffPot: 'ou 3e homme',
  or: 'ou',
  owner: (name) => `à ${name}`,
  yours: 'à vous',
  closeMat: 'Fermer',
  forSale: 'À vendre',
  sold: 'Vendu',
  sale: (building, price) => `À vendre : ${building}, ${price}`,
  porchOf: {
    top: (n) => (n === 1 ? 'perron' : `perron, sommet de ${n}`),
    nobodys: 'perron, à personne',
  },
  emptyPorch: 'Aucun bâtiment sur ce perron',
  emptyPorchShort: 'perron vide',

  sheriffShort: 'Shérif',
  rivalNote: 'solo',
  handShort: {
    straightFlush: 'quinte flush',
    threeOfAKind: 'brelan',
    flush: 'couleur',
    straight: 'quinte',
    pair: 'paire',
    highCard: 'carte haute',
  },
  spotShort: { leftover: '2e achat', number: '±1', suit: 'Ens.', porch: 'Perron' },

  spotNotes: {
    left: 'aussitôt',
    right: 'si gagné',
    porch: 'bâtiment',
    greyPorch: 'aussitôt, et bâtiment',
    leftover: 'à la fin',
    number: '±1 valeur',
    suit: '±1 rang',
  },
  directions: { number: { up: '+1', down: '−1' }, suit: { up: '▲', down: '▼' } },
  duel: 'Duel',
  free: 'libre',
  heldBy: (name, side) => (side ? `occupé par ${name}, ${sides[side]}` : `occupé par ${name}`),
  woundedHere: (names) => `à terre ici : ${list(names)}`,
  spotAt: (place, spot) => `${place}, ${spot}`,
  gives: {
    left: (gain) => `rapporte ${gain} aussitôt`,
    right: (gain) => `rapporte ${gain} en cas de victoire`,
  },
  topBuilding: (building, moment, effect) => `${building}. ${moment} : ${effect}`,
  porch: (building) => `Perron : ${building ?? 'aucun bâtiment sur ce perron'}`,
  potIs: (gain) => `Pot : ${gain}`,
  standsThere: (spot, name) => `${spot} : occupé par ${name}`,
  liesThere: (spot, name) => `${spot} : à terre ici : ${name}`,
  handIs: (hand, beats) => `${hand}, ${beats}`,
  inOne: (parts) => parts.join(', '),
  inSentences: (parts) => parts.join('. '),

  beats: (beats, of) => `bat ${beats} sur ${of}`,
  beatsHint: (beats, of) => `Bat ${beats} des ${of} cartes que les autres peuvent tenir`,
  losesTo: (name) => `${name} fait mieux`,
  ahead: 'bat tout ici',
  pairOf: (value) => `Paire de ${value}`,
  threeOf: (value) => `Brelan de ${value}`,
  straightOf: (low) => `Quinte ${low}-${low + 1}-${low + 2}`,
  highCard: (value) => `Carte haute ${value}`,
  flush: 'Couleur',
  straightFlush: 'Quinte flush',
  with: '+ la carte de chacun',
  yourCard: 'Votre carte',
  yourCards: 'Vos cartes',
  cardNow: (card) => `Compte comme le ${card}`,
  rivalsCard: 'Carte du Rival',
  rivalsCards: 'Cartes du Rival',
  faceDown: 'face cachée',
  gap: (card, one, other) => `${card}, entre ${one} et ${other}`,

  hallNote: 'le gagnant en avance une',
  rank: (rank) => `Rang ${rank}`,
  rankShort: (rank) => `#${rank}`,
  unranked: 'Encore sans rang',
  unrankedShort: 'Sans rang',
  rankPoints: (most, second) => (second === undefined ? `${most}` : `${most}/${second}`),
  rankHint: (most, second) =>
    second === undefined
      ? `${most} PV pour le plus de parts`
      : `${most} PV pour le plus de parts, ${second} PV pour le deuxième`,
  industryAt: (industry, rank) =>
    rank === 0 ? `${industries[industry]}, encore sans rang` : `${industries[industry]}, rang ${rank}`,

  shares: (industry, n) => `parts de ${industries[industry]} : ${n}`,
  posses: (left, all) => `encore ${count(left, { one: 'homme', other: 'hommes' })} sur ${all} à placer`,
  thirdNext: 'troisième homme à la prochaine manche',
  wanted: 'Recherché',
  wantedHint: 'Recherché : 1 au choix au début de chaque Résolution, 2 PV à la fin',
  dealer: 'Donneur',
  dealerHint: 'Donne et place en premier à cette manche',
  truce: 'Trêve',
  bossUnknown: 'patron secret',
  buys: (turn, of) =>
    turn === of - 1 && turn > 0
      ? 'achète en dernier'
      : `achète en ${['premier', 'deuxième', 'troisième'][turn] ?? ''}`,
  sources: { buildings: 'Bâtiments', wanted: 'Recherché', industries: 'Industries à ce stade' },
  buildingsOf: (name) => `Bâtiments ${de(name)}`,
  noBuildings: 'Pas encore de bâtiment',

  round: (round, rounds) => `Manche ${round} sur ${rounds}`,
  roundShort: 'Manche',
  setUp: 'Mise en place',
  deck: 'Pioche de bâtiments',
  steps: { deal: 'Donne', placement: 'Placement', resolution: 'Résolution', buy: 'Achat' },

  hands: 'Mains',
  suits: 'Enseignes',
  handsHint:
    'De la plus forte à la plus faible. Votre propre carte départage : sa valeur, puis son enseigne.',
  buildings: 'Bâtiments',
};
