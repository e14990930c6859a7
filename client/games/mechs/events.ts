import type { MechsEvent } from '../../../shared/games/mechs/events';
import { haveStayed } from '../../model/leavers';
import { toldUntil } from '../../model/log';
import type { EventRow } from '../ui';
import { paidLine, reducedLine } from './causes';
import { sumOf } from './model/fight';
import { idleDeploy } from './model/idleDeploy';
import { figures } from './model/figures';
import { blowOf, launchOf, SOUNDS } from './sounds';
import { t } from './texts';

type EventOf<Type extends MechsEvent['type']> = Extract<MechsEvent, { type: Type }>;

type Lines = ReturnType<typeof t>['log'];

/** The words of the language of this page. */
function says<Type extends keyof Lines>(type: Type): (event: EventOf<Type>) => string | undefined {
  return (event) => (t().log[type] as (event: EventOf<Type>) => string | undefined)(event);
}

const before = (event: MechsEvent) => toldUntil(event) as readonly MechsEvent[];

/** All that the page makes of an event: its line in the log, how long it is shown, how it sounds. */
export const EVENTS: { readonly [Type in MechsEvent['type']]: EventRow<EventOf<Type>> } = {
  // set-up
  matchStarted: { line: says('matchStarted') },
  pilotsDealt: { line: says('pilotsDealt') },
  pilotsRevealed: { line: says('pilotsRevealed'), beat: 900 },
  arenaDealt: { line: says('arenaDealt'), beat: 700 },
  basePlaced: { line: says('basePlaced'), beat: 500 },
  baseMinesPlaced: { line: says('baseMinesPlaced') },
  firstWeaponsRevealed: { line: says('firstWeaponsRevealed'), beat: 700 },
  rowDealt: { line: says('rowDealt') },
  // the round
  roundStarted: { line: says('roundStarted'), opens: 'round', beat: 1300, sound: SOUNDS.round },
  programsLocked: { line: says('programsLocked') },
  turnStarted: { line: (event) => t().log.turnStarted(event, idleDeploy(before(event))) },
  cardRevealed: {
    line: says('cardRevealed'),
    opens: 'turn',
    beat: 750,
    sound: SOUNDS.card,
  },
  cardTurned: { line: says('cardTurned'), beat: 600, sound: SOUNDS.card },
  turnPassed: { line: says('turnPassed'), beat: 450 },
  roundEnded: { line: (event) => t().log.roundEnded(event, idleDeploy(before(event))) },
  robotFlipped: { line: says('robotFlipped'), opens: 'turn', beat: 750, sound: SOUNDS.card },
  attackPassed: { line: says('attackPassed') },
  // movement
  pilotMoved: {
    line: says('pilotMoved'),
    beat: 520,
    sound: ({ by }) => (by === 'move' ? SOUNDS.step : SOUNDS.jump),
  },
  wallHit: { line: says('wallHit'), beat: 550, sound: SOUNDS.wall },
  pilotDisplaced: { line: says('pilotDisplaced'), beat: 850, sound: SOUNDS.step },
  // actions
  resourcesCollected: {
    line: says('resourcesCollected'),
    beat: 520,
    sound: ({ energy, credits }) => (energy > 0 ? SOUNDS.energy : credits > 0 ? SOUNDS.coin : undefined),
  },
  weaponPurchased: {
    line: says('weaponPurchased'),
    beat: 750,
    sound: SOUNDS.purchase,
  },
  rowRefilled: { line: says('rowRefilled') },
  tokenDeployed: {
    line: says('tokenDeployed'),
    beat: 600,
    sound: ({ kind }) => (kind === 'mine' ? SOUNDS.deployMine : SOUNDS.deployTurret),
  },
  tokenMoved: { line: says('tokenMoved'), beat: 600, sound: SOUNDS.deployTurret },
  healed: {
    line: says('healed'),
    beat: 600,
    sound: SOUNDS.heal,
  },
  armorUpgraded: { line: says('armorUpgraded'), beat: 1100, sound: SOUNDS.armor },
  weaponsEquipped: {},
  // tokens
  mineExploded: {
    line: says('mineExploded'),
    beat: 1000,
    sound: SOUNDS.mine,
  },
  turretFired: {
    line: says('turretFired'),
    beat: 900,
    sound: SOUNDS.turret,
  },
  tokenRemoved: { line: says('tokenRemoved'), beat: 450 },
  // combat
  combatStarted: {
    line: says('combatStarted'),
    beat: 800,
    sound: SOUNDS.combat,
  },
  weaponUsed: {
    line: says('weaponUsed'),
    beat: 650,
    sound: ({ weapon, countered }) => launchOf(figures.value.weapons[weapon].type, countered),
  },
  damageDealt: {
    line: says('damageDealt'),
    beat: 750,
    sound: ({ damage }) => blowOf(damage),
  },
  damageReduced: {
    line: (e) => reducedLine(e, toldUntil(e).at(-2) as MechsEvent | undefined),
    beat: 500,
    sound: SOUNDS.shield,
  },
  healthLost: { line: says('healthLost'), beat: 500, sound: SOUNDS.glance },
  weaponExhausted: { line: says('weaponExhausted') },
  weaponReadied: { line: says('weaponReadied') },
  resourcesGained: { line: says('resourcesGained') },
  resourcesLost: { line: says('resourcesLost') },
  resourcesStolen: { line: says('resourcesStolen') },
  resourcePaid: { line: paidLine },
  railgunSwept: { line: says('railgunSwept') },
  pilotRetreated: { line: says('pilotRetreated'), beat: 900, sound: SOUNDS.retreat },
  knockedOut: {
    line: says('knockedOut'),
    beat: 1000,
    sound: SOUNDS.knockOut,
  },
  statusChanged: { line: says('statusChanged') },
  combatEnded: {
    line: (event) => {
      const sum = sumOf(event, toldUntil(event) as readonly MechsEvent[]);
      return sum && t().log.combatEnded(event, sum);
    },
    beat: 900,
  },
  adHocEntered: { line: says('adHocEntered') },
  // the Mighty Mech
  mechTaken: {
    line: says('mechTaken'),
    beat: 1600,
    sound: SOUNDS.mech,
  },
  mechLeft: { line: says('mechLeft'), beat: 500, sound: SOUNDS.armor },
  // points
  scored: { line: says('scored') },
  pointsLost: { line: says('pointsLost') },
  roundScored: {
    line: says('roundScored'),
    beat: 3600,
    isScene: true,
    sound: SOUNDS.scoring,
  },
  weaponsScored: { line: says('weaponsScored'), beat: 2400, isScene: true, sound: SOUNDS.scoring },
  matchEnded: {
    line: (event) => (haveStayed(event.winners) ? t().log.matchEnded(event) : undefined),
    beat: 900,
    sound: SOUNDS.fanfare,
  },
};
