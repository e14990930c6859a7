import type { Seat } from '../../../../shared/core';
import type { Effect } from '../../../../shared/games/mechs/catalog/weapons';
import { wordsOf } from '../../plural';
import { seatMark as s } from '../../rich';
import { zoneMark as z } from '../../../games/mechs/texts/marks';
import type { StagesText } from '../../en/mechs/stages';

const { count } = wordsOf('fr');
const points = (n: number) => `${n} PV`;

const raised: Partial<Record<Effect['tag'], string>> = {
  powerDamageAsFirst: 'première arme',
  damagePerTurret: 'vos tourelles',
  damageForPayment: 'payé',
  damageOfZone: 'valeur de la zone',
  damageAfterArea: 'après une arme de zone',
};

export const stages: StagesText = {
  // ---- Un combat ----------------------------------------------------------------------------------------------
  fight: (a: string, b: string) => `${a} contre ${b}`,
  inZone: (zone: number) => `en ${z(zone)}`,
  healthOf: (hp: number, most: number) => `${hp} sur ${most}`,
  gainedFor: { start: 'pour l’attaque', blow: 'pour le coup' },
  blows: (n: number) => count(n, { one: 'coup', other: 'coups' }),
  gains: (seat: Seat, vp: number) => `${s(seat)} +${points(vp)}`,
  begins: (seat: Seat, jumped: boolean) =>
    jumped ? `${s(seat)} saute dans la mêlée !` : `${s(seat)} attaque !`,
  chooses: (seat: Seat) => `${s(seat)} choisit une attaque`,
  choose: 'Choisissez votre attaque',
  strikes: (seat: Seat) => `${s(seat)} frappe`,
  counterBlow: 'Contré ! Attaque puissante',
  powerBlow: 'Attaque puissante',
  damage: (n: number) => count(n, { one: 'dégât', other: 'dégâts' }),
  noDamage: 'aucun dégât',
  raised,
  rest: 'santé épuisée',
  comesOff: (n: number) => `−${n}`,
  knockedOut: (seat: Seat) => `${s(seat)} est mis K.-O. !`,
  ownWeapon: (seat: Seat) => `${s(seat)} tombe par sa propre arme !`,
  retreats: (seat: Seat) => `${s(seat)} n’a plus d’arme et bat en retraite.`,
  struck: 'frappe',
  spent: 'épuisée',
  beats: (winner: string, loser: string) => `${winner} bat ${loser.toLowerCase()}`,
  countersAll: (weapon: string) => `${weapon} bat tout`,
  triangle: 'Mêlée bat zone, zone bat distance, distance bat mêlée.',
  toArena: 'Arène',
  toFight: 'Revenir au combat',
  // ---- Moments ------------------------------------------------------------------------------------------------
  token: { mine: 'Mine !', turret: 'Tir de tourelle !' },
  tokenOf: {
    mine: (owner: Seat) => `posée par ${s(owner)}`,
    turret: (owner: Seat) => `déployée par ${s(owner)}`,
  },
  zoneValue: 'zone',
  mineNumber: 'numéro',
  leaves: (seat: Seat, hp: number) => `Santé de ${s(seat)} : ${hp}`,
  knockOut: 'K.-O. !',
  knockOutBy: {
    weapon: (seat: Seat, by: Seat) => `${s(seat)} est mis K.-O. par ${s(by)}`,
    mine: (seat: Seat, by: Seat) => `${s(seat)} saute sur une mine de ${s(by)}`,
    turret: (seat: Seat, by: Seat) => `${s(seat)} tombe sous une tourelle de ${s(by)}`,
    railgun: (seat: Seat, by: Seat) => `${s(seat)} tombe sous le tir de ${s(by)}`,
    ownWeapon: (seat: Seat) => `${s(seat)} tombe par sa propre arme`,
  },
  back: { knockOut: 'De nouveau debout', retreat: 'Retraite' },
  backAt: (seat: Seat, zone: number) => `${s(seat)} reprend en ${z(zone)}`,
  boards: { armor: 'Armure assistée !', mech: 'Le Puissant Mécha !' },
  boardsText: (seat: Seat, hp: number) => `${s(seat)} · santé ${hp}`,
  round: (round: number) => `Manche ${round}`,
  goesFirst: (seat: Seat) => `${s(seat)} commence`,
  // ---- Points -------------------------------------------------------------------------------------------------
  scoring: (round: number) => `Décompte · manche ${round}`,
  scoringText: 'Zones, mines, tourelles et Mécha rapportent',
  weaponsScoring: 'Décompte final',
  weaponsScoringText: 'Chaque arme achetée rapporte ses points',
  plus: (n: number) => `+${n}`,
  leads: 'En tête',
  level: 'À égalité',
  total: (n: number) => points(n),
};
