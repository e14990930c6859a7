import type {
  CardKind,
  MechSide,
  PilotId,
  Resource,
  WeaponId,
  WeaponType,
} from '../../../../shared/games/mechs/catalog/ids';
import type { Figures } from '../../../../shared/games/mechs/catalog/figures';
import type { Effect } from '../../../../shared/games/mechs/catalog/weapons';
import { wordsOf } from '../../plural';
import type { Translation } from '../../translation';
import type { cards as English } from '../../en/mechs/cards';

const { count } = wordsOf('fr');
export const energy = (n: number) => count(n, { one: 'énergie', other: 'énergies' });
export const credits = (n: number) => count(n, { one: 'crédit', other: 'crédits' });
export const damage = (n: number) => count(n, { one: 'dégât', other: 'dégâts' });

const paid = (n: number, resource: Resource) => (resource === 'energy' ? energy(n) : credits(n));
/** What is paid as much of as one likes. */
const some: Record<Resource, string> = { energy: 'de l’énergie', credits: 'des crédits' };

type EffectText = { [Tag in Effect['tag']]: (effect: Extract<Effect, { tag: Tag }>) => string };

const effects: EffectText = {
  enemyLoses: (e) => `L’ennemi perd ${energy(e.energy)} et ${credits(e.credits)}.`,
  powerDamageAsFirst: () => 'Inflige ses dégâts puissants si c’est votre première arme de ce combat.',
  removeTokenInstead: () =>
    'Au lieu d’infliger des dégâts, vous pouvez retirer une mine ou une tourelle d’une zone voisine.',
  healForPayment: (e) =>
    `Payez ${some[e.resource]} pour vous soigner : 1 de santé pour chaque unité, ${e.max} au plus.`,
  moveBoth: () =>
    'Les deux pilotes vont dans une zone voisine de votre choix ; une mine ou une tourelle qui s’y trouve est retirée.',
  exhaustEnemyWeapon: (e) =>
    e.cost > 0
      ? `Payez ${paid(e.cost, e.resource)} pour épuiser une arme prête de l’ennemi.`
      : 'Épuise une arme prête de l’ennemi.',
  scorePoints: (e) => `Rapporte ${e.vp} PV de plus.`,
  damagePerTurret: (e) => `+${damage(e.damage)} pour chacune de vos tourelles dans l’arène.`,
  readyOwnWeapon: () => 'Vous pouvez rendre prête une autre de vos armes épuisées.',
  damageForPayment: (e) => `Payez ${some[e.resource]} : +1 dégât pour chaque unité, ${e.max} au plus.`,
  gainResource: (e) => `Gagnez ${energy(e.amount)} ou ${credits(e.amount)}.`,
  enemyLosesPoints: (e) =>
    `Payez ${some[e.resource]} : l’ennemi perd 1 PV pour chaque unité, ${e.max} au plus.`,
  sweepLine: (e) => `Tous les autres ennemis sur une même ligne droite subissent ${damage(e.damage)}.`,
  stealOne: () => 'Volez 1 énergie ou 1 crédit.',
  stealBoth: () => 'Volez 1 énergie et 1 crédit.',
  damageOfZone: () => 'Ajoute aux dégâts la valeur de cette zone.',
  damageAfterArea: (e) => `+${damage(e.damage)} juste après une arme de zone de l’ennemi.`,
  loseHealth: (e) => `Vous perdez ${e.hp} de santé.`,
  freeTurret: () => 'Vous pouvez poser gratuitement une tourelle dans une zone voisine vide.',
};

const weapons: Record<WeaponId, string> = {
  energySword: 'Épée à énergie',
  pulsePistol: 'Pistolet à impulsion',
  grenadeLauncher: 'Lance-grenades',
  riotShield: 'Bouclier anti-émeute',
  vorpalSpiker: 'Pieu perforant',
  empMace: 'Masse IEM',
  warhammer: 'Warhammer',
  shockKnuckles: 'Poing électrique',
  laserBlaster: 'Blaster laser',
  crossbolt: 'Arbalète',
  gatlingGun: 'Mitrailleuse Gatling',
  gaussRifle: 'Fusil Gauss',
  sniperRifle: 'Fusil de précision',
  railgun: 'Canon magnétique',
  lightningCoil: 'Bobine de foudre',
  particlePhaser: 'Phaseur à particules',
  flamethrower: 'Lance-flammes',
  plasmaCannon: 'Canon à plasma',
  rocketBattery: 'Batterie de roquettes',
  autoTurret: 'Tourelle automatique',
};

/** What stands before a weapon's name in a sentence. */
const FEMININE: readonly WeaponId[] = [
  'empMace',
  'gatlingGun',
  'lightningCoil',
  'rocketBattery',
  'autoTurret',
];
const ELIDED: readonly WeaponId[] = ['energySword', 'crossbolt'];
export function articleOf(weapon: WeaponId): string {
  if (ELIDED.includes(weapon)) return 'l’';
  return FEMININE.includes(weapon) ? 'la ' : 'le ';
}

type AbilityText = (figures: Pick<Figures, 'abilityResource' | 'forceField'>) => string;

const pilots: Record<PilotId, { name: string; ability: string; textFor: AbilityText }> = {
  tsunami: {
    name: 'Tsunami',
    ability: 'Ordre impulsif',
    textFor: ({ abilityResource }) =>
      `Avant la 4e carte d’une manche, payez ${paid(2, abilityResource.tsunami)} pour jouer à la place n’importe quelle carte, dans n’importe quelle direction.`,
  },
  magma: {
    name: 'Magma',
    ability: 'Bouclier d’énergie',
    textFor: ({ abilityResource }) =>
      `Une fois par combat, payez ${paid(1, abilityResource.magma)} pour subir 1 dégât de moins la première fois.`,
  },
  rampage: {
    name: 'Rampage',
    ability: 'Largage',
    textFor: () => 'Collecter vous donne 1 de plus de ce que donne la zone où vous êtes.',
  },
  wasp: {
    name: 'Wasp',
    ability: 'Intimidation',
    textFor: () =>
      'Quand une de vos mines ou tourelles est détruite, posez-en une autre à côté de vous pour son prix + 1.',
  },
  maverick: {
    name: 'Maverick',
    ability: 'Expert en armes',
    textFor: ({ abilityResource }) =>
      `Avant un combat, payez ${paid(2, abilityResource.maverick)} : vous pourrez utiliser deux fois votre première arme.`,
  },
  diamond: {
    name: 'Diamond',
    ability: 'Autoréparation',
    textFor: () => 'Quand vous vous soignez, les 5 premiers points de santé sont gratuits.',
  },
  kitty: {
    name: 'Kitty',
    ability: 'Gyroscope',
    textFor: ({ abilityResource }) =>
      `Quand votre carte est révélée, payez ${paid(1, abilityResource.kitty)} pour la tourner vers la gauche ou la droite.`,
  },
  tank: {
    name: 'Tank',
    ability: 'Dur comme l’acier',
    textFor: () => 'Les tourelles vous infligent 1 dégât de moins, les mines 2 de moins.',
  },
};

const kinds: Record<CardKind, { name: string; text: string }> = {
  collect: { name: 'Collecter', text: 'Avancez d’une zone, puis prenez ce que donnent vos zones.' },
  purchase: { name: 'Acheter', text: 'Avancez d’une zone, puis achetez une arme.' },
  deployMine: {
    name: 'Mine',
    text: 'Avancez d’une zone, puis posez une mine pour la valeur de la zone en crédits.',
  },
  deployTurret: {
    name: 'Tourelle',
    text: 'Avancez d’une zone, puis posez une tourelle pour la valeur de la zone en énergie.',
  },
  powerUp: {
    name: 'Recharger',
    text: 'Avancez d’une zone, puis soignez-vous, ou passez en armure assistée pour 5 crédits.',
  },
  diagonalJump: {
    name: 'Diagonale',
    text: 'Sautez d’une zone en diagonale. Sur un ennemi : d’abord une attaque puissante.',
  },
  doubleJump: {
    name: 'Double',
    text: 'Sautez de deux zones tout droit. Sur un ennemi : d’abord une attaque puissante.',
  },
};

const sides: Record<MechSide, { name: string; ability: string; textFor: AbilityText }> = {
  troy: {
    name: 'Troie 3000',
    ability: 'Charge de fusée',
    textFor: ({ abilityResource }) =>
      `Lors d’un déplacement simple, continuez dans la même direction pour ${paid(1, abilityResource.troy)} par zone.`,
  },
  sparta: {
    name: 'Sparte 3000',
    ability: 'Champ de force',
    textFor: ({ abilityResource, forceField: { most, each } }) =>
      `Chaque fois que vous allez subir des dégâts, payez jusqu’à ${paid(most, abilityResource.sparta)} : ${each} de moins pour chaque unité.`,
  },
};

const types: Record<WeaponType, { name: string; weapon: string; counters: string }> = {
  melee: { name: 'Mêlée', weapon: 'Arme de mêlée', counters: 'bat Zone' },
  ranged: { name: 'Distance', weapon: 'Arme à distance', counters: 'bat Mêlée' },
  area: { name: 'Zone', weapon: 'Arme de zone', counters: 'bat Distance' },
};

export const cards: Translation<typeof English> = {
  favouritePilots: 'Pilotes préférés',
  weapons,
  pilots,
  kinds,
  sides,
  types,
  effect: (effect) => (effects[effect.tag] as (effect: Effect) => string)(effect),
  uncounterable: 'Ne peut pas être contrée.',
  countersAll:
    'Elle contre les armes de tous les types : sa ligne puissante sert après n’importe quelle attaque ennemie, sauf si celle-ci ne peut pas être contrée.',
  basic: 'de base',
  advanced: 'avancée',
  costs: 'coûte',
  normal: 'Normale',
  power: 'Puissante',
};
