import type { MechsEvent, DamageCause } from '../../../../shared/games/mechs/events';
import type { Direction, ScoreSource, Status } from '../../../../shared/games/mechs/state';
import { wordsOf } from '../../plural';
import { seatMark as s } from '../../rich';
import { weaponMark as w, zoneMark as z } from '../../../games/mechs/texts/marks';
import type { FightSum } from '../../../games/mechs/model/fight';
import type { IdleDeploy } from '../../../games/mechs/model/idleDeploy';
import { cards } from './cards';

const { count, list } = wordsOf('en');
const vp = (n: number) => `${n} VP`;

/** "2 energy and 1 credit", or nothing for nothing. */
export function amounts({ energy, credits }: { energy: number; credits: number }): string {
  const parts: string[] = [];
  if (energy > 0) parts.push(`${energy} energy`);
  if (credits > 0) parts.push(count(credits, { one: 'credit', other: 'credits' }));
  return list(parts);
}

const price = (paid: { energy: number; credits: number }) => {
  const text = amounts(paid);
  return text ? ` for ${text}` : '';
};

export const directions: Record<Direction, string> = {
  north: 'north',
  east: 'east',
  south: 'south',
  west: 'west',
  northEast: 'north-east',
  southEast: 'south-east',
  southWest: 'south-west',
  northWest: 'north-west',
};

export const statuses: Record<Status, string> = {
  pilot: 'Pilot',
  armor: 'Power Armor',
  mech: 'Mighty Mech',
};

export const sources: Record<ScoreSource, string> = {
  combat: 'Combat',
  knockOuts: 'Knock-outs',
  zones: 'Zones',
  turrets: 'Turrets',
  mines: 'Mines',
  mech: 'Mighty Mech',
  weapons: 'Weapons',
};

/** Where points came from: " (Zones 3, Turrets 4)". */
function bySource(points: Partial<Record<ScoreSource, number>>): string {
  const parts = Object.entries(points).flatMap(([source, vp]) =>
    vp > 0 ? [`${sources[source as ScoreSource]} ${vp}`] : [],
  );
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

const causes: Record<DamageCause, string> = {
  weapon: 'the attack',
  mine: 'the mine',
  turret: 'the turret',
  railgun: 'the Railgun',
};

type Lines = {
  readonly [Type in MechsEvent['type']]?: (event: Extract<MechsEvent, { type: Type }>) => string | undefined;
};

/** The words of each event that has any (`events.ts`); undefined where another line already tells it. */
export const log = {
  matchStarted: (e) =>
    e.starter === undefined
      ? 'The match begins.'
      : `The match begins. ${s(e.starter)} is the starting player.`,
  arenaDealt: (e) => `The arena is dealt. ${s(e.starter)} is the starting player.`,
  pilotsDealt: () => 'Everyone is dealt two pilots and keeps one in secret.',
  pilotsRevealed: (e) =>
    list(e.pilots.map((pilot, seat) => `${s(seat)} plays ${cards.pilots[pilot].name}`)) + '.',
  basePlaced: (e) => `${s(e.seat)} lands at ${z(e.zone)}.`,
  baseMinesPlaced: () => 'Everyone hides a mine on their base.',
  firstWeaponsRevealed: (e) =>
    list(e.weapons.map((weapon, seat) => `${s(seat)} takes the ${w(weapon)}`)) + '.',
  rowDealt: (e) => `For sale: ${list(e.weapons.map(w))}.`,
  roundStarted: (e) => `Round ${e.round}. ${s(e.starter)} goes first.`,
  programsLocked: () => 'All programs are locked.',
  cardRevealed: (e) =>
    `${s(e.seat)} ${e.adHoc ? 'chooses' : 'plays'} ${cards.kinds[e.card.kind].name} ${directions[e.card.direction]}.`,
  robotFlipped: (e) => `${s(e.seat)} flips ${cards.kinds[e.card].name} and faces ${directions[e.facing]}.`,
  attackPassed: (e) => `${s(e.seat)} has nothing to attack with.`,
  cardTurned: (e) => `${s(e.seat)} turns the card ${directions[e.direction]}.`,
  turnStarted: (_, idle?: IdleDeploy) => idle && `${s(idle.seat)} deploys no ${idle.kind}.`,
  roundEnded: (_, idle?: IdleDeploy) => idle && `${s(idle.seat)} deploys no ${idle.kind}.`,
  turnPassed: (e) => `${s(e.seat)} passes.`,
  pilotMoved: (e) =>
    e.by === 'jump'
      ? `${s(e.seat)} jumps to ${z(e.to)}.`
      : e.by === 'charge'
        ? `${s(e.seat)} charges on to ${z(e.to)}.`
        : `${s(e.seat)} moves to ${z(e.to)}.`,
  wallHit: (e) => `${s(e.seat)} runs into the wall and stays at ${z(e.zone)}.`,
  pilotDisplaced: (e) =>
    e.reason === 'spiker'
      ? `${s(e.seat)} is swept along to ${z(e.to)}.`
      : e.reason === 'retreat'
        ? `${s(e.seat)} falls back to ${z(e.to)}.`
        : `${s(e.seat)} gets up again at ${z(e.to)}.`,
  resourcesCollected: (e) =>
    amounts(e)
      ? `${s(e.seat)} collects ${amounts(e)}.`
      : `${s(e.seat)} collects nothing: the tracks are full.`,
  weaponPurchased: (e) => `${s(e.seat)} buys the ${w(e.weapon)}${price(e)}.`,
  rowRefilled: (e) => `The ${w(e.weapon)} is now for sale.`,
  tokenDeployed: (e) => `${s(e.seat)} deploys a ${e.kind} at ${z(e.zone)}${price(e)}.`,
  tokenMoved: (e) => `${s(e.seat)} moves a ${e.kind} from ${z(e.from)} to ${z(e.to)}${price(e)}.`,
  healed: (e) => `${s(e.seat)} heals ${e.hp}${price({ energy: e.energy, credits: 0 })}.`,
  armorUpgraded: (e) => `${s(e.seat)} steps into power armor${price({ energy: 0, credits: e.credits })}.`,
  mineExploded: (e) =>
    `${s(e.seat)} steps on the mine of ${s(e.owner)} at ${z(e.zone)}: number ${e.number}, ${e.damage} damage!`,
  turretFired: (e) =>
    `The turret of ${s(e.owner)} at ${z(e.zone)} fires at ${s(e.seat)}: ${e.damage} damage.`,
  tokenRemoved: (e) => `A ${e.kind} of ${s(e.owner)} at ${z(e.zone)} is removed.`,
  combatStarted: (e) =>
    e.jumped
      ? `${s(e.attacker)} jumps on ${s(e.defender)} at ${z(e.zone)}: combat!`
      : `${s(e.attacker)} attacks ${s(e.defender)} at ${z(e.zone)}: combat!`,
  weaponUsed: (e) =>
    `${s(e.seat)} uses the ${w(e.weapon)}${e.line === 'power' ? (e.countered ? ', countering: power attack!' : ': power attack!') : '.'}`,
  damageDealt: (e) =>
    e.damage > 0
      ? `${s(e.seat)} takes ${e.damage} damage from ${causes[e.cause]}.`
      : `${s(e.seat)} takes no damage.`,
  damageReduced: (e) => `${s(e.seat)} takes ${e.by} less.`,
  healthLost: (e) => `${s(e.seat)} loses ${e.hp} health to their own weapon.`,
  weaponExhausted: (e) => `The ${w(e.weapon)} of ${s(e.seat)} is exhausted.`,
  weaponReadied: (e) => `The ${w(e.weapon)} of ${s(e.seat)} is ready again.`,
  resourcesGained: (e) => (amounts(e) ? `${s(e.seat)} gains ${amounts(e)}.` : undefined),
  resourcesLost: (e) => (amounts(e) ? `${s(e.seat)} loses ${amounts(e)}.` : undefined),
  resourcesStolen: (e) => (amounts(e) ? `${s(e.seat)} steals ${amounts(e)} from ${s(e.from)}.` : undefined),
  resourcePaid: (e) => `${s(e.seat)} pays ${amounts({ energy: 0, credits: 0, [e.resource]: e.amount })}.`,
  railgunSwept: (e) =>
    e.victims.length > 0
      ? `The shot goes on ${directions[e.direction]} and hits ${list(e.victims.map(s))}.`
      : `The shot goes on ${directions[e.direction]} and hits nobody else.`,
  pilotRetreated: (e) => `${s(e.seat)} has no weapon left and retreats.`,
  knockedOut: (e) =>
    e.cause === 'ownWeapon'
      ? `${s(e.seat)} falls to their own weapon!`
      : `${s(e.by)} knocks ${s(e.seat)} out!`,
  statusChanged: (e) =>
    e.status === 'pilot'
      ? `${s(e.seat)} stands up again as a pilot on foot, with ${e.hp} health.`
      : `${s(e.seat)} goes on in the ${statuses[e.status]}, with ${e.hp} health.`,
  combatEnded: (_, sum?: FightSum) => {
    if (!sum) return undefined;
    const why = { knockOut: 'knocked out', ownWeapon: 'by their own weapon', retreat: 'no weapon left' };
    const scored = Object.entries(sum.points).flatMap(([seat, n]) =>
      n > 0 ? [`${s(+seat)} +${vp(n)}`] : [],
    );
    const blows = count(sum.blows, { one: 'blow', other: 'blows' });
    return `${s(sum.loser)} loses the fight: ${why[sum.how]}. ${[blows, ...scored].join(', ')}.`;
  },
  adHocEntered: (e) => `${s(e.seat)} loses the program and picks each card freely this round.`,
  mechTaken: (e) =>
    e.side
      ? `${s(e.seat)} takes the Mighty Mech as ${cards.sides[e.side].name}!`
      : `${s(e.seat)} takes the Mighty Mech!`,
  mechLeft: (e) => `The Mighty Mech stands empty at ${z(e.zone)}.`,
  scored: (e) => `${s(e.seat)} scores ${vp(e.vp)} (${sources[e.source]}).`,
  pointsLost: (e) => `${s(e.seat)} loses ${vp(e.vp)}.`,
  roundScored: (e) =>
    `Scoring: ${list(
      e.scores.map(
        (score, seat) =>
          `${s(seat)} ${vp(score.zones + score.mines + score.turrets + score.mech)}${bySource(score)}`,
      ),
    )}.`,
  weaponsScored: (e) =>
    `Weapons bought: ${list(e.points.map((points, seat) => `${s(seat)} ${vp(points)}`))}.`,
  matchEnded: (e) =>
    e.winners.length > 1
      ? `${list(e.winners.map(s))} share the victory!`
      : `${list(e.winners.map(s))} wins the match!`,
} satisfies Lines;
