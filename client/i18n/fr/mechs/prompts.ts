import type { DecisionKind } from '../../../../shared/games/mechs/decisions';
import { seatMark as s } from '../../rich';
import { wordsOf } from '../../plural';
import type { Translation } from '../../translation';
import type { Ask } from '../../../games/ui';
import type { program as EnglishProgram, prompts as EnglishPrompts } from '../../en/mechs/prompts';
import { zoneMark as z } from '../../../games/mechs/texts/marks';
import { credits, damage, energy } from './cards';
import { amounts } from './log';

const { count, list } = wordsOf('fr');

const asks: Record<DecisionKind, Ask> = {
  pilot: {
    title: 'Choisissez votre pilote',
    hint: 'Chacun a une capacité, pour toute la partie. Les autres voient votre choix quand tout le monde a choisi.',
    rule: 'M2.2',
    isAtOnce: true,
  },
  base: {
    title: 'Choisissez votre base',
    hint: 'Vous y commencez, et vous y revenez si on vous met K.-O. sans armure.',
    rule: 'M2.3',
  },
  baseMine: {
    title: 'Cachez une mine sur votre base',
    hint: 'Elle inflige la valeur de sa zone plus son numéro. Personne d’autre ne sait laquelle c’est.',
    rule: 'M2.4',
    isAtOnce: true,
  },
  firstWeapon: {
    title: 'Choisissez votre première arme',
    hint: 'Elle est gratuite. Vous combattez avec elle en attendant d’en acheter d’autres. Tous les choix sont montrés ensemble.',
    rule: 'M2.5',
    isAtOnce: true,
  },
  program: {
    title: 'Programmez votre manche',
    hint: 'Quatre cartes, dans l’ordre, chacune avec une direction. Chaque carte vous déplace d’abord, puis fait son action.',
    rule: 'M3.2',
    keys: '',
    draft: 'votre programme tel qu’il est',
  },
  impulse: {
    title: 'Ordre impulsif ?',
    hint: 'Payez pour jouer ce tour n’importe quelle carte, dans n’importe quelle direction.',
    rule: 'R25',
    isAtOnce: true,
  },
  gyroscope: {
    title: 'Gyroscope ?',
    hint: 'Payez pour tourner la carte que vous venez de révéler.',
    rule: 'R28',
    isAtOnce: true,
  },
  adHocCard: {
    title: 'Choisissez une carte',
    hint: 'Votre programme est perdu pour cette manche. À chaque tour, choisissez n’importe quelle carte et sa direction.',
    rule: 'M11.1',
    keys: 'Touches : 1–7 choisissent une carte, les flèches sa direction, Entrée la joue.',
  },
  collect: {
    title: 'Collecter',
    hint: 'Prenez ce que donnent les zones que vous contrôlez.',
    rule: 'M5.1',
    isAtOnce: true,
  },
  purchase: {
    title: 'Achetez une arme',
    hint: 'Une arme avancée, ou une arme de base que vous n’avez pas encore.',
    rule: 'M5.2',
  },
  deployMine: {
    title: 'Poser une mine ici ?',
    hint: 'Elle touche le prochain ennemi qui entre, et la zone compte comme la vôtre.',
    rule: 'M5.3',
  },
  deployTurret: {
    title: 'Poser une tourelle ici ?',
    hint: 'Elle touche les ennemis qui entrent, et rapporte deux fois la valeur de la zone.',
    rule: 'M5.3',
  },
  powerUp: {
    title: 'Recharger',
    hint: 'Soignez-vous contre de l’énergie, ou passez en armure assistée.',
    rule: 'M5.4',
  },
  attack: {
    title: 'À l’attaque !',
    hint: 'Choisissez une arme. Chacune sert une fois dans ce combat.',
    rule: 'M8.2',
  },
  powerShield: {
    title: 'Bouclier d’énergie ?',
    hint: 'Payez pour subir 1 dégât de moins.',
    rule: 'R38',
    isAtOnce: true,
  },
  forceField: {
    title: 'Champ de force ?',
    hint: 'Ce que vous payez retire des dégâts.',
    rule: 'R37',
    isAtOnce: true,
  },
  weaponsExpert: {
    title: 'Expert en armes ?',
    hint: 'Payez pour utiliser deux fois votre première arme.',
    rule: 'R40',
    isAtOnce: true,
  },
  exhaustWeapon: {
    title: 'Épuisez une arme ennemie',
    hint: 'Elle ne pourra plus servir dans ce combat.',
    rule: 'R42',
    isAtOnce: true,
  },
  readyWeapon: {
    title: 'Rendez une arme prête',
    hint: 'Vous pourrez la réutiliser dans ce combat.',
    rule: 'R42',
    isAtOnce: true,
  },
  gainResource: { title: 'Gagnez une ressource', hint: 'Choisissez laquelle.', rule: 'M8.3', isAtOnce: true },
  stealResource: { title: 'Volez une ressource', hint: 'Choisissez laquelle.', rule: 'M8.3', isAtOnce: true },
  railgunLine: {
    title: 'Choisissez une ligne',
    hint: 'Tous les autres ennemis qui s’y trouvent sont touchés.',
    rule: 'R46',
    isAtOnce: true,
  },
  spikerZone: {
    title: 'Où allez-vous tous les deux ?',
    hint: 'Une mine ou une tourelle qui s’y trouve est retirée.',
    rule: 'R43',
  },
  freeTurret: {
    title: 'Une tourelle gratuite',
    hint: 'Choisissez une zone vide à côté de vous.',
    rule: 'R51',
  },
  refuge: {
    title: 'Où allez-vous ?',
    hint: 'Choisissez l’une des zones sûres les plus proches.',
    rule: 'M8.6',
  },
  takeMech: {
    title: 'Prendre le Puissant Mécha ?',
    hint: 'Vous marquez 2 PV maintenant et 3 PV à chaque décompte. Il commence avec toute sa santé, quelle que soit la vôtre. Seules les armes avancées y servent.',
    rule: 'M9.1',
  },
  rocketCharge: {
    title: 'Charge de fusée ?',
    hint: 'Payez pour continuer dans la zone suivante.',
    rule: 'R34',
    isAtOnce: true,
  },
  scareTactics: {
    title: 'Intimidation ?',
    hint: 'Posez-en une autre à côté de vous, pour son prix + 1.',
    rule: 'R50',
  },
};

export const prompts: Translation<typeof EnglishPrompts> = {
  asks,
  musings: {
    pilots: 'Choix d’un pilote.',
    bases: 'Choix d’un endroit où atterrir.',
    baseMines: 'Une mine est en train d’être cachée.',
    firstWeapons: 'Choix d’une première arme.',
    program: 'Choix de quatre cartes pour cette manche.',
    combat: 'Choix de la façon de combattre.',
    adHoc: 'Choix d’une carte quelconque : le programme est perdu.',
    collect: 'Collecte d’énergie et de crédits.',
    purchase: 'Choix d’une arme à acheter.',
    deployMine: 'Poser une mine, ou pas ?',
    deployTurret: 'Poser une tourelle, ou pas ?',
    powerUp: 'Choix de la façon de recharger.',
    other: 'Choix de la suite.',
  },
  plays: (name, card, direction) => `${name} joue ${card}, direction ${direction}`,
  adHocNext: { direction: 'Choisissez sa direction', play: 'Jouez-la, ou choisissez encore' },
  watchFirst: 'Regardez ce qui se passe…',
  pay: (cost, resource) => `Payer ${amounts({ energy: 0, credits: 0, [resource]: cost })}`,
  payNothing: 'Ne rien payer',
  mineNumber: (n) => `Mine ${n}`,
  mineDamage: (value, number) => `Ici : zone ${value} + numéro ${number} = ${damage(value + number)}`,
  movedFrom: (zone) => `Déplacer celle de ${z(zone)}`,
  newTurret: 'Une nouvelle tourelle',
  free: 'gratuite',
  leaves: (text) => `il vous restera ${text}`,
  amounts,
  collectAll: (text) => (text ? `Collecter ${text}` : 'Collecter'),
  collectExtra: (resource) => `Collecter, avec 1 ${resource === 'energy' ? 'énergie' : 'crédit'} de plus`,
  skipAction: 'Sans action',
  heal: (hp) => `Regagner ${hp} de santé`,
  upgrade: 'Passer en armure assistée',
  upgradeHint: 'Toute la santé, et de la place pour deux armes avancées.',
  buy: (name) => `Acheter : ${name}`,
  buyInstead: (name, instead) => `Acheter : ${name}, mettre de côté : ${instead}`,
  buyNothing: 'Ne rien acheter',
  exchange: (name) => `Vos emplacements sont pleins. Que laisser pour ${name} ?`,
  exchangeHint:
    'Ce que vous mettez de côté reste à vous, et rapporte toujours. Le prochain joueur affronte ce que vous portez maintenant.',
  laysAside: 'mettre de côté',
  keepAll: (name) => `Rien : ${name} attend`,
  keepAllHint: 'Vous portez ce que vous portez maintenant.',
  tooExpensive: 'trop cher',
  owned: 'déjà à vous',
  useless: {
    advanced: 'Elles ne servent qu’en armure assistée ou dans le Mécha.',
    basic: 'Elles ne servent pas dans le Mécha.',
  },
  worth: (vp) => `${vp} PV à la fin`,
  enemy: (seat) => `contre ${s(seat)}`,
  damageAmount: damage,
  powerLine: 'puissante',
  normalLine: 'normale',
  powerCounter: 'puissante, car vous contrez ; sans rien payer de plus',
  normalInstead: 'normale, si vous préférez ne pas prendre la ligne puissante',
  counterNote: 'contre',
  jumpNote: 'Vous avez sauté : votre première attaque est puissante.',
  mayReduce: (ability, most) => `Jusqu’à ${most} de moins par ${ability}.`,
  firstNote: 'Première attaque : encore rien à contrer.',
  enemyUsed: (weapon) => `Arme ennemie : ${weapon}.`,
  removeToken: (kind, zone, owner) => {
    const name = kind === 'mine' ? 'mine' : 'tourelle';
    const what = owner === undefined ? `votre propre ${name}` : `la ${name} ennemie (${s(owner)})`;
    return `Retirer ${what} en ${z(zone)}, sans dégâts`;
  },
  payFor: (n, resource) => `payer ${amounts({ energy: 0, credits: 0, [resource]: n })}`,
  mechWeapons: (works, rests) =>
    `Vous y attaquez avec : ${list(works)}${rests.length > 0 ? ` ; pas avec : ${list(rests)}` : ''}.`,
  noMechWeapons: (rests) =>
    rests.length > 0
      ? `Aucune de vos armes n’y sert (${list(rests)}) : sans arme avancée, vous ne pouvez pas frapper et vous battez en retraite à chaque combat.`
      : 'Vous n’avez aucune arme qui y serve : sans arme avancée, vous ne pouvez pas frapper et vous battez en retraite à chaque combat.',
  noMech: 'Le laisser',
  takeSide: (name) => `Le prendre, côté ${name}`,
  left: 'Tourner à gauche',
  right: 'Tourner à droite',
  asIs: 'Laisser comme c’est',
  go: 'Continuer',
  stop: 'S’arrêter ici',
  landAt: (zone) => `Installer ma base en ${z(zone)}`,
  goTo: (zone) => `Aller en ${z(zone)}`,
  pickOnArena: 'Choisissez une des zones marquées dans l’arène, ou ici :',
  damageComing: (amount) => `Vous allez subir ${damage(amount)}.`,
  offers: {
    impulse: 'Jouez ce tour n’importe quelle carte, dans n’importe quelle direction.',
    powerShield: 'Subissez 1 dégât de moins.',
    weaponsExpert: 'Utilisez deux fois votre première arme.',
    rocketCharge: 'Continuez dans la zone marquée.',
  },
  purse: (has) => `${energy(has.energy)} et ${credits(has.credits)}`,
  inZone: (zone) => `en ${z(zone)}`,
  attackWith: (weapon) => `Attaquer : ${weapon}`,
  paysFor: (effect, amount) => {
    const resource = effect && 'resource' in effect ? effect.resource : 'energy';
    const price =
      amount === 0 ? 'ne rien payer' : `payer ${amounts({ energy: 0, credits: 0, [resource]: amount })}`;
    if (amount > 0 && effect?.tag === 'healForPayment') return `${price} : regagner ${amount} de santé`;
    if (amount > 0 && effect?.tag === 'enemyLosesPoints') return `${price} : l’ennemi perd ${amount} PV`;
    return price;
  },
  playCard: 'Jouer cette carte',
  combatBanned: 'Vous ne pouvez pas engager de combat ce tour.',
};

export const program: Translation<typeof EnglishProgram> = {
  slots: 'Votre programme',
  hand: 'Vos cartes',
  emptySlot: (n) => `Case ${n}, vide`,
  filledSlot: (n, card, direction) => `Case ${n} : ${card}, ${direction}`,
  place: (card) => `Placer ${card}`,
  placed: (card) => `${card}, déjà dans le programme`,
  remove: 'Reprendre',
  earlier: 'Jouer plus tôt',
  later: 'Jouer plus tard',
  turnTo: (direction) => `Direction ${direction}`,
  direction: 'Direction',
  lock: 'Valider mon programme',
  lockMissing: (n) => `Encore ${count(n, { one: 'carte', other: 'cartes' })}`,
  clear: 'Recommencer',
  keysHint:
    'Touches : 1–8 placent une carte, les flèches la tournent, virgule et point choisissent une case, Retour arrière reprend, Entrée valide.',
  tapHint: 'Touchez une carte pour la placer, puis la zone où elle doit mener.',
  walls: 'mur : sur place',
  gains: (what) => `rapporte ${what}`,
  costs: (what) => `coûte ${what}`,
  lands: (zone) => `vers ${zone}`,
  danger: 'ennemi : combat',
  dangerToken: (kind) => (kind === 'mine' ? 'mine ennemie' : 'tourelle ennemie'),
  buys: (weapons) =>
    weapons === 0 ? 'rien à votre portée' : `${count(weapons, { one: 'arme', other: 'armes' })} au choix`,
  heals: (hp) => `jusqu’à ${hp}`,
  upgrade: 'armure assistée',
  orUpgrade: 'ou armure',
  mechOffered: 'Mécha à prendre',
  inMech: 'dans le Mécha :',
  noUse: 'sans effet',
  full: (tracks, at) =>
    `${list(tracks.map((one) => (one === 'energy' ? 'énergie' : 'crédits')))} au maximum de ${at}`,
  barred: { taken: 'zone déjà occupée', mech: 'pas dans la zone du Mécha', price: 'trop cher' },
  asOfNow: 'Selon la situation actuelle. Les autres bougent aussi.',
};
