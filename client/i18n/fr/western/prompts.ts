import type { Influence } from '../../../../shared/games/western/catalog/buildings';
import { KINDS, type BuildingId, type Kind } from '../../../../shared/games/western/catalog/ids';
import type { Cause, Kinds } from '../../../../shared/games/western/decisions';
import type { Place } from '../../../../shared/games/western/state';
import { wordsOf } from '../../plural';
import type { Translation } from '../../translation';
import type { prompts as English } from '../../en/western/prompts';
import {
  buildingMark as b,
  placeMark,
  placeMarkIn,
  playerFirst as Who,
  playerMark as who,
} from '../../../games/western/texts/marks';
import { asks } from './asks';
import {
  afterColon,
  amountOf,
  before,
  buildings,
  industries,
  kinds,
  spotInWords,
  theBoss,
  theIndustry,
} from './names';

const { count, list } = wordsOf('fr');
const at = (place: Place) => placeMarkIn('at', place);
const the = (building: BuildingId) => before('the', building) + b(building);

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
  return parts.length > 0 ? list(parts) : 'rien';
};
const plainAmounts = (of: Readonly<Influence>) => {
  const parts = KINDS.filter((kind) => of[kind] > 0).map((kind) => amountOf(of[kind], kind));
  return parts.length > 0 ? list(parts) : 'rien';
};

const causes: Partial<Record<Cause, string>> = {
  left: 'pour votre place sur l’influence',
  right: 'en plus du pot, car vous avez gagné la main et tenez le côté « si gagné »',
  porch: 'pour votre place sur le perron',
  pot: 'du pot gagné',
};

const percent = (chance: number) => {
  const rounded = Math.round(chance * 100);
  if (chance > 0 && rounded === 0) return 'moins de 1 %';
  if (chance < 1 && rounded === 100) return 'plus de 99 %';
  return `${rounded} %`;
};

const wins = (chance: number) =>
  chance === 1 ? 'victoire assurée' : chance === 0 ? 'aucune chance' : `${percent(chance)} de chances`;

export const prompts: Translation<typeof English> = {
  askedBy: (building, question) => `${buildings[building]} : ${afterColon(question)}`,
  asks,
  signs,
  amounts: (of) => amounts(Array.isArray(of) ? sumOf(of as Kinds) : (of as Influence)),
  percent,

  musings: {
    bosses: 'Choix d’un patron.',
    keep: 'Choix de la carte à garder.',
    hire: 'Un troisième homme peut être engagé.',
    place: 'Choix de l’emplacement d’un homme.',
    using: 'Choix de l’usage de l’emplacement.',
    duel: 'Mené dans le duel : relancer, ajouter la carte, ou s’arrêter.',
    resolution: 'Choix de ce qui est gagné.',
    hall: 'La Mairie peut se gagner en payant.',
    buy: 'Achat d’un bâtiment, ou avance d’une industrie.',
    other: 'Choix de la suite.',
  },
  watchFirst: 'Regardez ce qui se passe…',
  showdownTitle: 'Qui gagne un lieu',
  showdownHelp:
    'La meilleure main gagne le pot. Même rang : la carte de chacun décide, sa valeur, puis son enseigne.',
  dragPosse: 'Glissez-le sur un emplacement, ou touchez-en un.',
  tapMat: 'Touchez un lieu de la ville pour l’ouvrir, puis un de ses emplacements.',

  said: {
    spot: (place, spot, side) => `${spotInWords(spot, side)} ${at(place)}`,
    take: (of, form, amount = 1) =>
      `prendre ${plainAmounts(sumOf(form === 'same' ? of.flatMap((kind) => Array<Kind>(amount).fill(kind)) : of))}`,
    pay: (of) => `payer ${plainAmounts(sumOf(of))}`,
    convert: (amount) => (amount === 0 ? 'ne rien payer' : `payer ${amount}`),
    trade: (pay, gain) =>
      gain ? `payer en ${kinds[pay]}, gagner en ${kinds[gain]}` : `payer en ${kinds[pay]}`,
    decline: 'non merci',
    truce: (isTaken) => (isTaken ? 'décréter une trêve' : 'pas de trêve'),
    building: (building) => b(building),
    buyAt: (place, waive = []) =>
      waive.length > 0
        ? `acheter ${at(place)}, ${plainAmounts(sumOf(waive))} en moins`
        : `acheter ${at(place)}`,
    onTop: (building, place) => `mettre ${the(building)} au sommet ${at(place)}`,
    moveTo: (place, spot, side) => `le déplacer ${at(place)} : ${spotInWords(spot, side)}`,
    draw: 'piocher',
    keepCard: 'garder ma carte',
    pass: 'ne rien acheter',
    pot: {
      influence: 'prendre 1 de loi et 1 de force',
      posse: 'le troisième homme pour la prochaine manche',
    },
    step: {
      stop: 's’arrêter',
      reroll: 'relancer',
      addCard: 'ajouter ma carte',
      rivalRerolls: 'le Rival relance',
      rivalDraws: 'le Rival pioche une autre carte',
    },
    advance: (industry) => `faire avancer ${theIndustry[industry]}`,
  },

  keepIt: (card) => `Garder le ${card}`,
  place: 'Lieu',
  beatsOf: (beats, of) => `bat ${beats} sur ${of}`,
  beatsShort: (beats, of) => `${beats}/${of}`,
  beatsNote: (of) =>
    `Combien elle en bat parmi les ${of} cartes que vous n’avez pas vues ; à la Mairie, la chance de gagner contre tous.`,
  wins,

  picked: (now, all) => `${now} sur ${all} choisis`,
  has: (amount) => `vous avez ${amount}`,
  gains: (of) => `Prendre ${amounts(Array.isArray(of) ? sumOf(of as Kinds) : (of as Influence))}`,
  pays: (of) => `Payer ${amounts(sumOf(of))}`,
  lost: (amount) =>
    `${count(amount, { one: 'serait perdu', other: 'seraient perdus' })} : la jauge s’arrête à 6`,
  cause: (cause) =>
    causes[cause] ??
    (cause in buildings
      ? `grâce ${before('at', cause as BuildingId)}${b(cause as BuildingId)}`
      : 'grâce à votre patron'),
  coming: ({ isWanted, boss, buildings: porches }) =>
    list([
      ...(isWanted ? ['pour la carte Recherché'] : []),
      ...(boss ? [`avec ${theBoss[boss]}`] : []),
      ...porches.map((building) => `grâce ${before('at', building)}${b(building)}`),
    ]),
  wild: {
    each: (amount, from) =>
      amount === 1
        ? `Vous gagnez 1 d’influence ${from}. Choisissez son type.`
        : `Vous gagnez ${amount} d’influence ${from}. Choisissez les types.`,
    same: (amount, from) => `Vous gagnez ${amount} d’un même type ${from}. Choisissez le type.`,
    different: (_amount, from) => `Vous gagnez 1 de chacun de deux types ${from}. Choisissez les deux.`,
  },
  mayBuy: 'Où vous pouvez acheter',
  lacksFor: (place, building, short) =>
    short
      ? `${placeMark(place)} : il vous manque ${short} pour ${the(building)}.`
      : `${placeMark(place)} : vous pouvez payer ${the(building)}.`,
  takeBack: (kind) => `Reprendre : ${kinds[kind]}`,
  then: 'puis',
  full: 'plein',
  none: 'aucun',

  spotsAt: (mat) => `Emplacements : ${mat}`,
  placeHere: 'Placer ici',
  duelHere: (player) => `Duel avec ${who(player)}`,
  back: 'Retour',
  clear: 'Effacer',
  free: 'libre',
  held: (player) => `${Who(player)} s’y tient : duel`,
  spotTitle: (mat, spot, side) => {
    if (spot === 'influence')
      return `${mat} : influence, ${side === 'right' ? 'si vous gagnez' : 'aussitôt'}`;
    if (spot === 'number') return `${mat} : valeur ${side === 'down' ? '−1' : '+1'}`;
    if (spot === 'suit') return `${mat} : enseigne ${side === 'down' ? '−1' : '+1'}`;
    return spot === 'porch' ? `${mat} : perron` : `${mat} : second achat`;
  },
  spotShort: (spot, side) => {
    if (spot === 'influence') return side === 'right' ? 'Influence, si gagné' : 'Influence, aussitôt';
    if (spot === 'number') return side === 'down' ? 'Valeur −1' : 'Valeur +1';
    if (spot === 'suit') return side === 'down' ? 'Enseigne −1' : 'Enseigne +1';
    return spot === 'porch' ? 'Perron' : 'Second achat';
  },
  pickMat: 'Choisissez un emplacement',
  ifWon: (amount, kind) => `${signs(amount, kind)} si vous gagnez`,
  emptyPorch: 'pas encore de bâtiment',
  secondBuy: 'un bâtiment de plus quand tous ont acheté',
  cardBecomes: (from, to) => `${from} compte comme ${to}`,
  freeSpots: (free, all) =>
    free === 0 ? 'tous occupés' : `${count(free, { one: 'libre', other: 'libres' })} sur ${all}`,
  lines: {
    gainNow: (amount, kind) => `${signs(amount, kind)} aussitôt`,
    fullTrack: (kind) => `Jauge pleine (${kinds[kind]}) : rien à gagner.`,
    gainIfWon: (amount, kind) =>
      `${kind === 'X' ? `${amount} {wild} d’un même type` : signs(amount, kind)} si la main d’ici est gagnée et que cet homme est encore debout`,
    ownersGold: (owner, amount) => `${Who(owner)} gagne aussitôt ${signs(amount, 'gold')} par votre usage`,
    yourGold: (amount) => `Vous gagnez aussitôt ${signs(amount, 'gold')} : le bâtiment est à vous`,
    noGold: 'Ce bâtiment n’a pas de propriétaire : personne ne reçoit d’or pour votre usage',
    rivalsGold: 'Un bâtiment du Rival : il ne prend rien pour cela',
    emptyPorch: 'Pas encore de bâtiment : de quoi jouer pour le pot et acheter, sans plus',
    noWounded: 'Aucun homme n’est blessé pour l’instant : il ne paie rien',
    someWounded: (players) => `Il y a un blessé (${list(players.map(who))}) : il paie`,
    countsNow: (amount) => `${count(amount, { one: 'carte en vue', other: 'cartes en vue' })} pour l’instant`,
    noTarget: 'Vous n’avez pas d’autre homme à déplacer',
    deckEmpty: 'La pioche est vide : sans effet',
    lostIfWounded: 'Perdu si cet homme est blessé.',
    boss: (name, amount) => `${name} : ${signs(amount, 'X')} pour un homme sur un perron`,
    leftover: 'Quand tous ont acheté, achetez-en un de plus parmi tout ce qui est à vendre',
    counts: (from, to) => `Votre ${from} compte comme le ${to}`,
    better: (hands) => `Mieux : ${list(hands)}`,
    worse: (hands) => `Moins bien : ${list(hands)}`,
    handAt: (place, hand, beats) => `${placeMark(place)} ${hand}${beats && ` (${beats})`}`,
    changesCard: 'Il change la carte de celui qui s’y tient quand les cartes sont retournées.',
    noChange: 'Aucune de vos mains ne change de nom',
    pot: (pot) => `Pot : ${pot}`,
    sheriffPot: '1 {law} et 1 {force}, ou le troisième homme',
    against: (players) => `contre ${list(players.map(who))}`,
    loses: (player) => `${Who(player)} a une carte ouverte meilleure`,
    alreadyThere: 'Vous jouez déjà ici : pas de seconde chance pour le pot',
    forSale: (building, price) => `Achat possible : ${b(building)}, ${price}`,
    enough: 'assez pour l’instant',
    short: (of, isWon = false) =>
      `il manque ${of} pour l’instant${isWon ? ', assez si vous gagnez ici' : ''}`,
    saleAlready: 'Vous pouvez déjà acheter ici',
  },
  odds: {
    title: (player) => `Votre chance de gagner le duel avec ${who(player)}`,
    rerolls: (rerolls, isRival) =>
      isRival
        ? rerolls === 0
          ? 'sans rien payer'
          : `jusqu’à ${count(rerolls, { one: 'paiement', other: 'paiements' })}`
        : rerolls === 0
          ? 'sans relance'
          : `jusqu’à ${count(rerolls, { one: 'relance', other: 'relances' })}`,
    withCard: 'avec carte',
    withoutCard: 'sans',
    notes: (hasCard, isRival) =>
      [
        hasCard
          ? 'Une carte ajoutée est visible de tous jusqu’à la fin de la manche.'
          : 'Votre carte est déjà ouverte : elle n’ajoute rien.',
        'L’égalité est au défenseur.',
        ...(isRival ? [] : ['Ces chances supposent un ennemi qui se bat avec tout ce qu’il a.']),
      ].join(' '),
  },

  behindBy: (by) => (by === 0 ? 'Égalité : l’avantage est au défenseur.' : `Vous êtes mené de ${by}.`),
  duelSteps: {
    stop: 'S’arrêter',
    reroll: 'Relancer',
    addCard: 'Ajouter ma carte',
    rivalRerolls: 'Le Rival relance',
    rivalDraws: 'Le Rival pioche',
  },
  costsWord: 'coûte',
  freeOfCost: 'gratuit',
  costs: (kind) => signs(1, kind),
  facesAhead: (faces, needed) =>
    faces.length === 0
      ? `Aucun jet ne suffit : il vous faut ${needed}.`
      : faces.length === 6
        ? 'N’importe quel jet vous fait passer devant.'
        : `Au dé, ${list(faces.map(String))} ${faces.length > 1 ? 'vous font' : 'vous fait'} passer devant pour l’instant : ${faces.length} sur 6.`,
  cardLeft: 'Votre carte peut encore être ajoutée.',
  cardMakes: (power, enemy, isAhead) =>
    `${power} contre ${enemy} : ${isAhead ? 'vous passez devant' : 'vous restez mené'}. Tout le monde voit votre carte jusqu’à la fin de la manche.`,
  theyMay: (parts) => `En face, on peut encore ${list(parts)}.`,
  rivalNeverActs: 'Le Rival ne change jamais rien de lui-même.',
  theyMayNothing: 'En face, on ne peut plus rien faire.',
  mayReroll: (times) => `relancer ${count(times, { one: 'fois', other: 'fois' })}`,
  mayAddCard: 'ajouter sa carte',
  stopMeans: 'Votre homme est blessé. Il garde ce qu’il a gagné, joue encore pour le pot et peut acheter.',
  stopAttacker:
    'Votre homme reste blessé sur place et n’en tire rien. Il joue encore pour le pot et peut acheter.',
  rivalRerollsMeans: (faces) => `${faces} jets sur 6 vous font passer devant.`,
  rivalDrawsMeans: 'Une autre carte de la pioche à la place de la sienne.',
  winsDuel: (chance) => (chance === 0 || chance === 1 ? wins(chance) : `duel gagné : ${percent(chance)}`),
  winsDuelHint: 'La chance de gagner le duel à partir de là, si les deux se battent avec tout ce qu’ils ont.',
  payWith: 'Payer avec',

  buy: (name) => `Acheter : ${name}`,
  buyNothing: 'Ne rien acheter',
  passNote: 'Celui qui n’achète rien à une manche a un troisième homme à la suivante.',
  passNoteLast: 'C’est la dernière manche.',
  order: 'Ordre d’achat',
  buyer: (place, player) => `${place}. ${who(player)}`,
  youKeep: (unpaid = 0) =>
    unpaid > 0 ? `Il vous reste, moins ${signs(unpaid, 'X')} au choix` : 'Il vous reste',
  youGet: 'Vous recevez',
  soldAt: (place) => at(place),
  shortBy: (of) => `il manque ${of}`,
  vpAfter: (before, after) => `${before} → ${after} {vp} en bâtiments`,
  sharesAfter: (industry, before, after) =>
    `{${industry}} parts de ${industries[industry]} ${before} → ${after}`,
  standing: {
    leads: 'le plus de tous',
    ties: (players) => `en tête à égalité avec ${list(players.map(who))}`,
    behind: (players, most) => `${list(players.map(who))} : ${most}`,
  },
  porchFrom: (amount) =>
    `Au sommet de votre perron dès la prochaine manche : chaque usage vous donne ${signs(amount, 'gold')}`,
  porchNever: 'Dernière manche : son perron ne servira plus',
  discount: (amount) => `Votre remise : ${amount} de moins. Choisissez sur quel type.`,
  gainsFirst: (of) => `Vous gagnez ${of} pour cela juste après avoir payé`,
  discountMissing: 'Choisissez le type de la remise',
  extraCost: (amount) => `Il coûte son prix et ${signs(amount, 'X')} de plus, au choix.`,
  extraFrom: (amount) => `Avec quoi payer les ${signs(amount, 'X')} de plus ?`,
  extraMissing: (amount) => `Choisissez avec quoi payer ${amount} de plus`,

  hireYes: 'Vous placez trois hommes à cette manche au lieu de deux.',
  convertMakes: (pays, gains) => `${pays === 'rien' ? 'Ne rien payer' : `Payer ${pays}`}, gagner ${gains}`,
  truceYes: 'Décréter la trêve',
  truceNo: 'Pas de trêve',
  truceHeld: (n) =>
    count(n, {
      one: 'de vos hommes en ville serait à l’abri.',
      other: 'de vos hommes en ville seraient à l’abri.',
    }),
  drawCards: (n) => `Piocher ${count(n, { one: 'carte', other: 'cartes' })}`,
  keepMine: 'Garder la carte que j’ai',
  posseAt: (place, spot, isWounded) =>
    `${isWounded ? 'Blessé' : 'Debout'} sur ${spotInWords(spot)} ${at(place)}`,
  moves: (from, to) =>
    to
      ? `Il passe ${placeMarkIn('of', from.place)} (${spotInWords(from.spot)}) ${at(to.place)} (${spotInWords(to.spot, to.side)})${to.place === from.place ? '.' : ', et c’est là qu’il joue pour le pot et peut acheter.'}`
      : `Il quitte ${spotInWords(from.spot)} ${at(from.place)}, et joue pour le pot et peut acheter là où il va.`,
  moveIt: 'Le déplacer là',
  stackAt: (place) => `Pile ${at(place)}`,
  topNow: (building) => `Au sommet : ${b(building)}`,
  putOnTop: (name) => `Mettre au sommet : ${name}`,
  potInfluence: '1 {law} et 1 {force} maintenant',
  potPosse: 'Troisième homme à la prochaine manche',
  potPosseNote: 'Trois emplacements au lieu de deux.',
  potPosseHas: 'Vous l’avez déjà',
  advanceIt: (industry) => `Faire avancer ${theIndustry[industry]}`,
  rankStep: (from, to) => (from === 0 ? `sans rang → rang ${to}` : `rang ${from} → ${to}`),
  rankPays: (rank, most, second) =>
    second === undefined
      ? `Le rang ${rank} rapporte ${most} {vp} pour le plus de parts`
      : `Le rang ${rank} rapporte ${most} {vp} pour le plus de parts, ${second} {vp} pour le deuxième`,
  sharesNow: (shares) =>
    shares.length === 0
      ? 'personne n’a de part'
      : list(shares.map(({ player, shares: n }) => `${who(player)} ${n}`)),
};
