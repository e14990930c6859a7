import { valueOf } from '../../../../shared/games/western/catalog/cards';
import { BOSSES, type BossId, type BuildingId } from '../../../../shared/games/western/catalog/ids';
import type { Cause } from '../../../../shared/games/western/decisions';
import type { ShownHand } from '../../../../shared/games/western/events';
import { HAND_RANKS } from '../../../../shared/games/western/hand';
import { RIVAL, SHERIFF, type Place } from '../../../../shared/games/western/state';
import { wordsOf } from '../../plural';
import { seatMark as s } from '../../rich';
import type { Translation } from '../../translation';
import type { PosseSource, Source } from '../../../games/western/model/sources';
import type { log as English } from '../../en/western/log';
import {
  buildingMark as b,
  cardMark as c,
  placeMark,
  placeMarkIn,
  playerFirst as P,
  playerMark as p,
} from '../../../games/western/texts/marks';
import { cards } from './cards';
import { amountOf, before, theBoss, theIndustry } from './names';
import { prompts } from './prompts';

const { count, list } = wordsOf('fr');
const vp = (n: number) => `${n} PV`;
const at = (place: Place) => placeMarkIn('at', place);
const of = (place: Place) => placeMarkIn('of', place);
const the = (building: BuildingId) => before('the', building) + b(building);

const causes: Partial<Record<Cause, string>> = {
  left: 'grâce à l’emplacement',
  right: 'pour la main gagnée, en plus du pot',
  porch: 'pour sa place sur le perron',
  pot: 'grâce au pot',
  owner: 'comme propriétaire du bâtiment utilisé',
  resolution: 'au début de la confrontation, pour Recherché, patron ou perrons',
};

/** What influence was gained for. */
function because(cause: Cause, { place, coming }: Source): string {
  if (place !== undefined && cause === 'pot') return `avec le pot ${of(place)}`;
  if (place !== undefined && cause === 'right') return `pour la main gagnée ${at(place)}, en plus du pot`;
  const sources = coming && prompts.coming(coming);
  if (sources) return `au début de la confrontation, ${sources}`;
  const known = causes[cause];
  if (known) return known;
  const boss = BOSSES.find((id) => id === cause);
  return boss ? `grâce à son patron` : `grâce ${before('at', cause as BuildingId)}${b(cause as BuildingId)}`;
}

const lowerHand = (hand: ShownHand) => cards.hands[hand.rank].name.toLowerCase();

function handsInWords(hands: readonly ShownHand[]): string {
  const best = hands.toSorted((one, other) => HAND_RANKS.indexOf(other.rank) - HAND_RANKS.indexOf(one.rank));
  return best.map((hand) => `${p(hand.player)} ${lowerHand(hand)} avec ${c(hand.card)}`).join(', ');
}

/** W9.2: where the best two hands are of one rank, the own cards decide. */
function isDecidedByCard(hands: readonly ShownHand[], winners: readonly number[]): boolean {
  // W8.4: where nobody wins, the Rival has the best hand.
  const best = winners.length > 0 ? winners : [RIVAL];
  const won = hands.find(({ player }) => best.includes(player));
  return hands.some((hand) => hand.rank === won?.rank && !best.includes(hand.player));
}

export const log: Translation<typeof English> = {
  matchStarted: (e) => `La partie commence. ${s(e.dealer)} donne en premier.`,
  bossesDealt: (e) =>
    e.count > 1 ? `Chacun reçoit ${e.count} patrons et en garde un en secret.` : undefined,
  bossesRevealed: (e) => `${list(e.bosses.map((boss: BossId, seat) => `${s(seat)} joue ${theBoss[boss]}`))}.`,
  roundStarted: (e) => `Manche ${e.round}. ${s(e.dealer)} donne et place en premier.`,
  cardsDealt: (e) => `Ouvertes dans le cercle : ${e.gaps.map(c).join(', ')}. Chacun garde une carte en main.`,
  cardsKept: () => 'Chacun a gardé une carte.',
  posseHired: (e) => `${s(e.seat)} engage le troisième homme pour cette manche.`,
  rivalRolled: (e) => `Le Rival lance le dé pour son lieu : ${e.die}.`,
  rivalHeldBack: () => 'Le Rival respecte la trêve et ne trouve pas d’emplacement : il ne place rien.',
  possePlaced: (e) => `${P(e.player)} file ${at(e.place)} : ${cards.spotInWords(e.spot, e.side)}.`,
  posseMoved: (e) => `${s(e.seat)} déplace un homme ${at(e.place)} : ${cards.spotInWords(e.spot, e.side)}.`,
  influenceGained: (e, source: Source = {}) =>
    `${s(e.seat)} gagne ${amountOf(e.amount, e.kind)} ${because(e.cause, source)}.`,
  influencePaid: (e) => {
    const paid = cards.price(e);
    if (e.cause === 'reroll') return `${s(e.seat)} paie ${paid} pour relancer.`;
    if (e.cause === 'rivalRerolls') return `${s(e.seat)} paie ${paid} : le Rival doit relancer.`;
    if (e.cause === 'rivalDraws') return `${s(e.seat)} paie ${paid} : le Rival doit piocher une autre carte.`;
    if (e.cause === 'price') return `${s(e.seat)} paie ${paid}.`;
    const boss = BOSSES.find((id) => id === e.cause);
    const building = e.cause as BuildingId;
    return boss
      ? `${s(e.seat)} paie ${paid}.`
      : `${s(e.seat)} paie ${paid} ${before('at', building)}${b(building)}.`;
  },
  thirdPosseGained: (e, source?: PosseSource) => {
    const who = s(e.seat);
    if (source === 'pot')
      return `${who} choisit le troisième homme du pot ${of(SHERIFF)}, pour la prochaine manche.`;
    if (source === 'boughtNothing')
      return `${who} n’a rien acheté et aura le troisième homme à la prochaine manche.`;
    return source
      ? `${who} aura le troisième homme à la prochaine manche, grâce ${before('at', source)}${b(source)}.`
      : `${who} aura le troisième homme à la prochaine manche.`;
  },
  duelStarted: (e) =>
    `${P(e.attacker)} défie ${p(e.defender)} pour ${cards.spotInWords(e.spot)} ${at(e.place)} : duel !`,
  dieRolled: (e) => `${P(e.player)} fait ${e.die} au dé.`,
  cardShown: (e) => `${s(e.seat)} montre ${c(e.card)} et ajoute ${valueOf(e.card)}.`,
  rivalDrew: (e) => `Le Rival pioche ${c(e.card)} et ajoute ${valueOf(e.card)}.`,
  drawPileReshuffled: () => 'Les cartes défaussées sont mélangées pour former une nouvelle pioche.',
  duelSettled: (e) => `${P(e.winner)} gagne le duel. Un homme est blessé : ${p(e.loser)}.`,
  wantedTaken: (e) => `${P(e.player)} prend la carte Recherché.`,
  truceTaken: (e) =>
    `${s(e.seat)} décrète une trêve : pas de duel avec ses hommes jusqu’à la fin de la manche.`,
  stackRearranged: (e) => `${s(e.seat)} met ${the(e.building)} au sommet ${at(e.place)}.`,
  rivalPeeked: (e) => `${s(e.seat)} regarde la carte du Rival.`,
  cardsDrawn: (e) => `${s(e.seat)} pioche ${count(e.count, { one: 'carte', other: 'cartes' })} en secret.`,
  cardSwapped: (e) => `${s(e.seat)} garde une des cartes, en secret.`,
  buildingsShown: (e) => `${s(e.seat)} voit venir de la pioche : ${list(e.buildings.map(b))}.`,
  deckReshuffled: () => 'Ce qui n’a pas été acheté retourne dans la pioche.',
  buildingBought: (e) =>
    e.place === undefined
      ? `${P(e.player)} achète ${the(e.building)}.`
      : `${P(e.player)} achète ${the(e.building)} ${at(e.place)}.`,
  slotRefilled: (e) => `À vendre maintenant ${at(e.place)} : ${b(e.building)}.`,
  porchRefilled: (e) =>
    `Ce qui était sur le perron ${of(e.place)} est maintenant à vendre. Nouveau sur le perron : ${b(e.building)}.`,
  cardsRevealed: (e) =>
    `Confrontation ! ${e.cards.map((card, seat) => `${s(seat)} ${c(card)}`).join(', ')} ; le Rival ${e.rival.map(c).join(' ')}.`,
  matResolved: (e) => {
    const hands = handsInWords(e.hands);
    const why = isDecidedByCard(e.hands, e.winners) ? ' Même rang : la plus haute carte en main gagne.' : '';
    if (e.winners.length === 0)
      return `${placeMark(e.place)} : ${hands}.${why} Le Rival est meilleur : personne n’a le pot.`;
    const shared = e.winners.length > 1 ? ' Mains identiques : chacun reçoit tout le pot.' : '';
    return `${placeMark(e.place)} : ${hands}.${why} Gagne : ${list(e.winners.map(p))}.${shared}`;
  },
  hallCompared: (e) => `Mairie : ${handsInWords(e.hands)}. Ordre d’achat : ${e.order.map(p).join(', ')}.`,
  hallClaimed: (e) => `${s(e.seat)} paie pour gagner la Mairie, et achète en premier.`,
  buyPassed: (e, hasBought = false) => `${P(e.player)} n’achète rien${hasBought ? ' de plus' : ''}.`,
  industryAdvanced: (e) => `${P(e.player)} fait avancer ${theIndustry[e.industry]} au rang ${e.rank}.`,
  buildingRaised: (e) => `Acheté par ${p(e.player)}, ${the(e.building)} vient au sommet de son perron.`,
  roundEnded: (e) =>
    e.early ? 'La pioche est vide et un lieu n’a plus rien à vendre : la partie finit plus tôt.' : undefined,
  matchEnded: (e) => {
    if (e.rival !== undefined) {
      const [own = 0] = e.points;
      return own > e.rival
        ? `${s(0)} bat le Rival, ${own} à ${vp(e.rival)} !`
        : `Le Rival gagne, ${e.rival} à ${vp(own)}.`;
    }
    const winners = e.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    const points = vp(e.points[winners[0] ?? 0] ?? 0);
    return winners.length > 1
      ? `${list(winners.map(s))} se partagent la victoire avec ${points} !`
      : `${list(winners.map(s))} gagne la partie avec ${points} !`;
  },
};
