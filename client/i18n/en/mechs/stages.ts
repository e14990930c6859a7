import type { Translation } from '../../translation';
import type { Seat } from '../../../../shared/core';
import type { Effect } from '../../../../shared/games/mechs/catalog/weapons';
import { wordsOf } from '../../plural';
import { seatMark as s } from '../../rich';
import { zoneMark as z } from '../../../games/mechs/texts/marks';

const { count } = wordsOf('en');
const points = (n: number) => `${n} VP`;

/** What added to the damage of a weapon, in two or three words. */
const raised: Partial<Record<Effect['tag'], string>> = {
  powerDamageAsFirst: 'first weapon',
  damagePerTurret: 'own turrets',
  damageForPayment: 'paid for',
  damageOfZone: 'value of the zone',
  damageAfterArea: 'after an area weapon',
};

/** What is said while something is shown large. */
export const stages = {
  // ---- A fight ------------------------------------------------------------------------------------------------
  fight: (a: string, b: string) => `${a} against ${b}`,
  inZone: (zone: number) => `in ${z(zone)}`,
  healthOf: (hp: number, most: number) => `${hp} of ${most}`,
  gainedFor: { start: 'for the attack', blow: 'for the blow' },
  blows: (n: number) => count(n, { one: 'blow', other: 'blows' }),
  gains: (seat: Seat, vp: number) => `${s(seat)} +${points(vp)}`,
  begins: (seat: Seat, jumped: boolean) => (jumped ? `${s(seat)} jumps in!` : `${s(seat)} attacks!`),
  chooses: (seat: Seat) => `${s(seat)} chooses an attack`,
  choose: 'Choose your attack',
  strikes: (seat: Seat) => `${s(seat)} strikes`,
  counterBlow: 'Counter! Power blow',
  powerBlow: 'Power blow',
  damage: (n: number) => `${n} damage`,
  noDamage: 'no damage',
  raised,
  rest: 'no more health left',
  comesOff: (n: number) => `−${n}`,
  knockedOut: (seat: Seat) => `${s(seat)} is knocked out!`,
  ownWeapon: (seat: Seat) => `${s(seat)} falls to their own weapon!`,
  retreats: (seat: Seat) => `${s(seat)} has no weapon left and retreats.`,
  struck: 'struck now',
  spent: 'spent',
  beats: (winner: string, loser: string) => `${winner} beats ${loser.toLowerCase()}`,
  countersAll: (weapon: string) => `${weapon} beats all`,
  triangle: 'Melee beats area, area beats ranged, ranged beats melee.',
  toArena: 'Arena',
  toFight: 'Back to the fight',
  // ---- Moments ------------------------------------------------------------------------------------------------
  token: { mine: 'Mine!', turret: 'Turret fire!' },
  tokenOf: {
    mine: (owner: Seat) => `laid by ${s(owner)}`,
    turret: (owner: Seat) => `put up by ${s(owner)}`,
  },
  zoneValue: 'zone',
  mineNumber: 'number',
  leaves: (seat: Seat, hp: number) => `${s(seat)} has ${hp} health left`,
  knockOut: 'Knocked out!',
  knockOutBy: {
    weapon: (seat: Seat, by: Seat) => `${s(seat)} falls to ${s(by)}`,
    mine: (seat: Seat, by: Seat) => `${s(seat)} falls to a mine of ${s(by)}`,
    turret: (seat: Seat, by: Seat) => `${s(seat)} falls to a turret of ${s(by)}`,
    railgun: (seat: Seat, by: Seat) => `${s(seat)} falls to the Railgun of ${s(by)}`,
    ownWeapon: (seat: Seat) => `${s(seat)} falls to their own weapon`,
  },
  back: { knockOut: 'Back on their feet', retreat: 'Retreat' },
  backAt: (seat: Seat, zone: number) => `${s(seat)} goes on at ${z(zone)}`,
  boards: { armor: 'Power armor!', mech: 'The Mighty Mech!' },
  boardsText: (seat: Seat, hp: number) => `${s(seat)} · ${hp} health`,
  round: (round: number) => `Round ${round}`,
  goesFirst: (seat: Seat) => `${s(seat)} goes first`,
  // ---- Points -------------------------------------------------------------------------------------------------
  scoring: (round: number) => `Scoring · round ${round}`,
  scoringText: 'Zones, mines, turrets and the Mech pay out',
  weaponsScoring: 'Final scoring',
  weaponsScoringText: 'Every weapon that was bought pays its points',
  plus: (n: number) => `+${n}`,
  leads: 'Leads',
  level: 'Level',
  total: (n: number) => points(n),
};

export type StagesText = Translation<typeof stages>;
