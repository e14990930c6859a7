import { de } from '../elision';
import { wordsOf } from '../../plural';
import { seatMark as s } from '../../rich';
import type { Translation } from '../../translation';
import type {
  results as EnglishResults,
  table as EnglishTable,
  weaponOrder as EnglishOrder,
} from '../../en/mechs/table';
import { damage } from './cards';

const { count, list } = wordsOf('fr');

export const table: Translation<typeof EnglishTable> = {
  recent: 'Ce qui s’est passé sur cette carte',
  onlyPlans: 'Ne me demander que les programmes',
  track: (name, n, most) => `${name} : ${n} sur ${most}${n >= most ? ', au maximum' : ''}`,
  ability: (name) => `Capacité : ${name}`,
  paidFor: (seat, price, what) => `${s(seat)} paie ${price} (${what}).`,
  reducedBy: (seat, by, ability) => `${ability} : ${s(seat)} en subit ${by} de moins.`,
  robotName: (seat) => (seat === 1 ? 'Robot ouest' : 'Robot est'),
  robot: 'Robot',
  facing: (direction) => `direction ${direction}`,
  stack: (cards) => count(cards, { one: 'carte restante', other: 'cartes restantes' }),
  round: (round, rounds) => `Manche ${round} sur ${rounds}`,
  roundShort: 'Manche',
  turn: (turn, turns) => `Carte ${turn} sur ${turns}`,
  turnShort: 'Carte',
  setUp: 'Mise en place',
  scoringRound: 'décompte après cette manche',
  order: 'Ordre du tour',
  arena: 'Arène',
  market: 'Armes à vendre',
  marketRows: 'avancées en haut, de base en bas',
  marketKey: 'dégâts normaux / puissants · prix · PV',
  row: 'Avancées',
  piles: 'De base',
  deck: (n) => `${count(n, { one: 'carte', other: 'cartes' })} dans la pioche`,
  emptyPlace: 'plus rien',
  left: (n) => count(n, { one: 'restante', other: 'restantes' }),
  health: 'Santé',
  energy: 'Énergie',
  credits: 'Crédits',
  vp: 'PV',
  points: (points) => `${points} PV`,
  mines: 'Mines restantes',
  turrets: 'Tourelles restantes',
  weapons: 'Armes',
  equipped: 'équipée',
  notEquipped: 'non équipée',
  exhausted: 'épuisée',
  adHoc: 'programme perdu',
  adHocNote: 'Finit cette manche sans programme : à chaque tour n’importe quelle carte et direction.',
  pilotUnknown: 'pilote encore secret',
  base: 'Base',
  baseOf: (name) => `Base ${de(name)}`,
  mechZone: 'Zone du Mécha',
  zone: 'Zone',
  zoneValue: (value) => `valeur ${value}`,
  gives: (resources) => `donne ${list(resources)}`,
  resources: { energy: 'de l’énergie', credits: 'des crédits' },
  tokenOf: { mine: (name) => `mine ${de(name)}`, turret: (name) => `tourelle ${de(name)}` },
  ownMine: (number) => `votre mine numéro ${number}`,
  numbered: (mine, number) => `${mine}, numéro ${number}`,
  mechEmpty: 'le Puissant Mécha, vide',
  pilotOf: (name, status) => `${name} (${status})`,
  mineDanger: (value) => `Ici, une mine inflige ${value} + son numéro en dégâts.`,
  turretDanger: (value) => `Ici, une tourelle inflige ${damage(value)}.`,
  zonePoints: (value) =>
    `Au décompte : ${value} pour un pilote ici, ${value} pour une mine, ${2 * value} pour une tourelle.`,
  phases: {
    deal: 'La partie commence.',
    pilots: 'Chacun choisit un pilote en secret.',
    bases: 'Chacun choisit où atterrir.',
    baseMines: 'Chacun cache une mine sur sa base.',
    firstWeapons: 'Chacun choisit une première arme en secret.',
    program: 'Chacun programme quatre cartes en secret.',
    turn: 'Les cartes se jouent, l’une après l’autre.',
    roundEnd: 'La manche est finie.',
    over: 'La partie est finie.',
  },
};

export const weaponOrder: Translation<typeof EnglishOrder> = {
  tab: 'Mes armes',
  hint: 'Vous combattez avec les premières que vous pouvez porter : mettez vos préférées en tête. Un nouvel ordre vaut au début ou à la fin de votre tour, et tout de suite tant que vous n’y avez rien décidé. Personne d’autre ne le voit.',
  formsHint:
    'Les étiquettes disent sous quelle forme vous porteriez une arme ; l’orange est votre forme actuelle.',
  stowNote:
    'Le cadenas laisse une arme à la maison jusqu’à ce que vous appuyiez à nouveau. Vous en gardez toujours une que vous pouvez porter.',
  notNow: 'Vous êtes en combat : l’ordre ne peut pas changer maintenant.',
  up: (weapon) => `${weapon} : plus tôt`,
  down: (weapon) => `${weapon} : plus tard`,
  stow: (weapon) => `${weapon} : laisser à la maison`,
  stowHint: 'Laisser à la maison',
  forms: { pilot: 'Pilote', armor: 'Armure', mech: 'Mécha' },
};

export const results: Translation<typeof EnglishResults> = {
  tie: {
    mech: (seat) => `Autant de points, mais ${s(seat)} a le Puissant Mécha.`,
    weapons: (seat) => `Autant de points, mais ${s(seat)} possède plus d’armes.`,
    robot: (seat) => `Autant de points, mais en solo il faut dépasser ${s(seat)}.`,
  },
  bySource: 'D’où viennent les points',
  how: {
    combat: 'au combat',
    knockOuts: 'en mettant les autres K.-O.',
    zones: 'par les zones du pilote',
    turrets: 'grâce aux tourelles',
    mines: 'grâce aux mines',
    mech: 'grâce au Puissant Mécha',
    weapons: 'grâce aux armes',
  },
};
