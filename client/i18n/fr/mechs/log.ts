import type { DamageCause } from '../../../../shared/games/mechs/events';
import type { WeaponId } from '../../../../shared/games/mechs/catalog/ids';
import type { Direction, ScoreSource, Status } from '../../../../shared/games/mechs/state';
import { wordsOf } from '../../plural';
import { seatMark as s } from '../../rich';
import type { Translation } from '../../translation';
import type { log as English } from '../../en/mechs/log';
import { weaponMark, zoneMark as z } from '../../../games/mechs/texts/marks';
import type { IdleDeploy } from '../../../games/mechs/model/idleDeploy';
import { articleOf, cards, credits as inCredits, damage, energy as inEnergy } from './cards';

const { count, list } = wordsOf('fr');
const vp = (n: number) => `${n} PV`;
/** « l’Épée à énergie » */
const w = (weapon: WeaponId) => articleOf(weapon) + weaponMark(weapon);

/** « 2 énergies et 1 crédit », or nothing for nothing. */
export function amounts({ energy, credits }: { energy: number; credits: number }): string {
  const parts: string[] = [];
  if (energy > 0) parts.push(inEnergy(energy));
  if (credits > 0) parts.push(inCredits(credits));
  return list(parts);
}

const price = (paid: { energy: number; credits: number }) => {
  const text = amounts(paid);
  return text ? ` pour ${text}` : '';
};

export const directions: Record<Direction, string> = {
  north: 'nord',
  east: 'est',
  south: 'sud',
  west: 'ouest',
  northEast: 'nord-est',
  southEast: 'sud-est',
  southWest: 'sud-ouest',
  northWest: 'nord-ouest',
};

export const statuses: Record<Status, string> = {
  pilot: 'Pilote',
  armor: 'Armure assistée',
  mech: 'Puissant Mécha',
};

export const sources: Record<ScoreSource, string> = {
  combat: 'Combat',
  knockOuts: 'K.-O.',
  zones: 'Zones',
  turrets: 'Tourelles',
  mines: 'Mines',
  mech: 'Puissant Mécha',
  weapons: 'Armes',
};

function bySource(points: Partial<Record<ScoreSource, number>>): string {
  const parts = Object.entries(points).flatMap(([source, vp]) =>
    vp > 0 ? [`${sources[source as ScoreSource]} ${vp}`] : [],
  );
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

const causes: Record<DamageCause, string> = {
  weapon: 'L’attaque',
  mine: 'La mine',
  turret: 'La tourelle',
  railgun: 'Le Canon magnétique',
};

const notDeployed = ({ seat, kind }: IdleDeploy) =>
  `${s(seat)} ne déploie pas de ${kind === 'mine' ? 'mine' : 'tourelle'}.`;
const tokens = { mine: 'une mine', turret: 'une tourelle' };

export const log: Translation<typeof English> = {
  matchStarted: (e) =>
    e.starter === undefined ? 'La partie commence.' : `La partie commence. Premier joueur : ${s(e.starter)}.`,
  arenaDealt: (e) => `L’arène est en place. Premier joueur : ${s(e.starter)}.`,
  pilotsDealt: () => 'Chacun reçoit deux pilotes et en garde un en secret.',
  pilotsRevealed: (e) =>
    list(e.pilots.map((pilot, seat) => `${s(seat)} joue ${cards.pilots[pilot].name}`)) + '.',
  basePlaced: (e) => `${s(e.seat)} atterrit en ${z(e.zone)}.`,
  baseMinesPlaced: () => 'Chacun cache une mine sur sa base.',
  firstWeaponsRevealed: (e) => list(e.weapons.map((weapon, seat) => `${s(seat)} prend ${w(weapon)}`)) + '.',
  rowDealt: (e) => `À vendre : ${list(e.weapons.map(weaponMark))}.`,
  roundStarted: (e) => `Manche ${e.round}. ${s(e.starter)} commence.`,
  programsLocked: () => 'Tous les programmes sont validés.',
  cardRevealed: (e) =>
    `${s(e.seat)} ${e.adHoc ? 'choisit' : 'joue'} ${cards.kinds[e.card.kind].name}, direction ${directions[e.card.direction]}.`,
  robotFlipped: (e) =>
    `${s(e.seat)} retourne ${cards.kinds[e.card].name} et s’oriente : ${directions[e.facing]}.`,
  attackPassed: (e) => `${s(e.seat)} n’a rien pour attaquer.`,
  cardTurned: (e) => `${s(e.seat)} tourne la carte, direction ${directions[e.direction]}.`,
  turnStarted: (_, idle) => idle && notDeployed(idle),
  roundEnded: (_, idle) => idle && notDeployed(idle),
  turnPassed: (e) => `${s(e.seat)} passe.`,
  pilotMoved: (e) =>
    e.by === 'jump'
      ? `${s(e.seat)} saute en ${z(e.to)}.`
      : e.by === 'charge'
        ? `${s(e.seat)} poursuit sa charge jusqu’en ${z(e.to)}.`
        : `${s(e.seat)} va en ${z(e.to)}.`,
  wallHit: (e) => `${s(e.seat)} heurte le mur et reste en ${z(e.zone)}.`,
  pilotDisplaced: (e) =>
    e.reason === 'spiker'
      ? `Le Pieu perforant emmène ${s(e.seat)} en ${z(e.to)}.`
      : e.reason === 'retreat'
        ? `${s(e.seat)} se replie en ${z(e.to)}.`
        : `${s(e.seat)} se relève en ${z(e.to)}.`,
  resourcesCollected: (e) =>
    amounts(e)
      ? `${s(e.seat)} collecte ${amounts(e)}.`
      : `${s(e.seat)} ne collecte rien : ses jauges sont pleines.`,
  weaponPurchased: (e) => `${s(e.seat)} achète ${w(e.weapon)}${price(e)}.`,
  rowRefilled: (e) => `Nouvelle arme à vendre : ${weaponMark(e.weapon)}.`,
  tokenDeployed: (e) => `${s(e.seat)} déploie ${tokens[e.kind]} en ${z(e.zone)}${price(e)}.`,
  tokenMoved: (e) => `${s(e.seat)} déplace ${tokens[e.kind]} de ${z(e.from)} à ${z(e.to)}${price(e)}.`,
  healed: (e) => `${s(e.seat)} regagne ${e.hp} de santé${price({ energy: e.energy, credits: 0 })}.`,
  armorUpgraded: (e) => `${s(e.seat)} passe en armure assistée${price({ energy: 0, credits: e.credits })}.`,
  mineExploded: (e) =>
    `${s(e.seat)} saute en ${z(e.zone)} sur la mine posée par ${s(e.owner)} : numéro ${e.number}, ${damage(e.damage)} !`,
  turretFired: (e) =>
    `En ${z(e.zone)}, la tourelle posée par ${s(e.owner)} tire sur ${s(e.seat)} : ${damage(e.damage)}.`,
  tokenRemoved: (e) => `${s(e.owner)} perd ${tokens[e.kind]} en ${z(e.zone)}.`,
  combatStarted: (e) =>
    e.jumped
      ? `${s(e.attacker)} saute sur ${s(e.defender)} en ${z(e.zone)} : combat !`
      : `${s(e.attacker)} attaque ${s(e.defender)} en ${z(e.zone)} : combat !`,
  weaponUsed: (e) =>
    `${s(e.seat)} utilise ${w(e.weapon)}${e.line === 'power' ? (e.countered ? ' et contre : attaque puissante !' : ' : attaque puissante !') : '.'}`,
  damageDealt: (e) =>
    e.damage > 0
      ? `${causes[e.cause]} inflige ${damage(e.damage)} à ${s(e.seat)}.`
      : `${s(e.seat)} ne subit aucun dégât.`,
  damageReduced: (e) => `${s(e.seat)} en subit ${e.by} de moins.`,
  healthLost: (e) => `${s(e.seat)} perd ${e.hp} de santé à cause de sa propre arme.`,
  weaponExhausted: (e) => `${s(e.seat)} : l’arme ${weaponMark(e.weapon)} est épuisée.`,
  weaponReadied: (e) => `${s(e.seat)} : l’arme ${weaponMark(e.weapon)} est de nouveau prête.`,
  resourcesGained: (e) => (amounts(e) ? `${s(e.seat)} gagne ${amounts(e)}.` : undefined),
  resourcesLost: (e) => (amounts(e) ? `${s(e.seat)} perd ${amounts(e)}.` : undefined),
  resourcesStolen: (e) => (amounts(e) ? `${s(e.seat)} vole ${amounts(e)} à ${s(e.from)}.` : undefined),
  resourcePaid: (e) => `${s(e.seat)} paie ${amounts({ energy: 0, credits: 0, [e.resource]: e.amount })}.`,
  railgunSwept: (e) =>
    e.victims.length > 0
      ? `Le tir continue, direction ${directions[e.direction]}, et touche ${list(e.victims.map(s))}.`
      : `Le tir continue, direction ${directions[e.direction]}, et ne touche personne d’autre.`,
  pilotRetreated: (e) => `${s(e.seat)} n’a plus d’arme et bat en retraite.`,
  knockedOut: (e) =>
    e.cause === 'ownWeapon'
      ? `${s(e.seat)} tombe sous sa propre arme !`
      : `${s(e.by)} met ${s(e.seat)} K.-O. !`,
  statusChanged: (e) =>
    e.status === 'pilot'
      ? `${s(e.seat)} se relève en pilote à pied, avec ${e.hp} de santé.`
      : `${s(e.seat)} continue dans ${e.status === 'armor' ? 'l’armure assistée' : 'le Puissant Mécha'}, avec ${e.hp} de santé.`,
  combatEnded: (_, sum) => {
    if (!sum) return undefined;
    const why = { knockOut: 'K.-O.', ownWeapon: 'par sa propre arme', retreat: 'plus d’arme' };
    const scored = Object.entries(sum.points).flatMap(([seat, n]) =>
      n > 0 ? [`${s(+seat)} +${vp(n)}`] : [],
    );
    const blows = count(sum.blows, { one: 'coup', other: 'coups' });
    return `${s(sum.loser)} perd le combat : ${why[sum.how]}. ${[blows, ...scored].join(', ')}.`;
  },
  adHocEntered: (e) => `${s(e.seat)} perd son programme et choisit librement ses cartes cette manche.`,
  mechTaken: (e) =>
    e.side
      ? `${s(e.seat)} prend le Puissant Mécha, côté ${cards.sides[e.side].name} !`
      : `${s(e.seat)} prend le Puissant Mécha !`,
  mechLeft: (e) => `Le Puissant Mécha reste vide en ${z(e.zone)}.`,
  scored: (e) => `${s(e.seat)} marque ${vp(e.vp)} (${sources[e.source]}).`,
  pointsLost: (e) => `${s(e.seat)} perd ${vp(e.vp)}.`,
  roundScored: (e) =>
    `Décompte : ${list(
      e.scores.map(
        (score, seat) =>
          `${s(seat)} ${vp(score.zones + score.mines + score.turrets + score.mech)}${bySource(score)}`,
      ),
    )}.`,
  weaponsScored: (e) =>
    `Armes achetées : ${list(e.points.map((points, seat) => `${s(seat)} ${vp(points)}`))}.`,
  matchEnded: (e) =>
    e.winners.length > 1
      ? `${list(e.winners.map(s))} se partagent la victoire !`
      : `${list(e.winners.map(s))} gagne la partie !`,
};
