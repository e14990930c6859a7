import { seatState } from '../../../shared/games/mechs/arena';
import type { MechsEvent } from '../../../shared/games/mechs/events';
import type { Open, ZoneId } from '../../../shared/games/mechs/state';
import { haveStayed } from '../../model/leavers';
import { toldUntil } from '../../model/log';
import type { EventRow } from '../ui';
import { paidLine, reducedLine } from './causes';
import { figures } from './model/figures';
import { blowOf, launchOf, SOUNDS } from './sounds';
import { t } from './texts';

/** A flash, and a figure that rises where something happens. */
export interface Effect {
  readonly zone: ZoneId;
  readonly look: 'burst' | 'clash' | 'glow';
  readonly words?: string;
  readonly tone?: 'bad' | 'good';
}

type EventOf<Type extends MechsEvent['type']> = Extract<MechsEvent, { type: Type }>;

interface Row<E> extends EventRow<E> {
  readonly effect?: (event: E, open: Open) => Effect;
}

type Lines = ReturnType<typeof t>['log'];

/** The words of the language of this page. */
function says<Type extends keyof Lines>(type: Type): (event: EventOf<Type>) => string | undefined {
  return (event) => (t().log[type] as (event: EventOf<Type>) => string | undefined)(event);
}

const at = (open: Open, seat: number): ZoneId => seatState(open, seat).zone ?? 0;
const gained = (amount: number) => (amount > 0 ? `+${amount}` : undefined);
const glowOnSeat = ({ seat }: { seat: number }, open: Open): Effect => ({
  zone: at(open, seat),
  look: 'glow',
});

/** All that the page makes of an event: its line in the log, how long it is shown, how it sounds and looks. */
export const EVENTS: { readonly [Type in MechsEvent['type']]: Row<EventOf<Type>> } = {
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
  turnStarted: {},
  cardRevealed: {
    line: says('cardRevealed'),
    opens: 'turn',
    beat: 750,
    sound: SOUNDS.card,
  },
  cardTurned: { line: says('cardTurned'), beat: 600, sound: SOUNDS.card },
  turnPassed: { line: says('turnPassed'), beat: 450 },
  roundEnded: {},
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
    effect: (e, open) => ({ zone: at(open, e.seat), look: 'glow', words: gained(e.energy + e.credits) }),
  },
  weaponPurchased: {
    line: says('weaponPurchased'),
    beat: 750,
    sound: SOUNDS.purchase,
    effect: glowOnSeat,
  },
  rowRefilled: { line: says('rowRefilled') },
  tokenDeployed: {
    line: says('tokenDeployed'),
    beat: 600,
    sound: ({ kind }) => (kind === 'mine' ? SOUNDS.deployMine : SOUNDS.deployTurret),
    effect: (e) => ({ zone: e.zone, look: 'glow' }),
  },
  tokenMoved: { line: says('tokenMoved'), beat: 600, sound: SOUNDS.deployTurret },
  healed: {
    line: says('healed'),
    beat: 600,
    sound: SOUNDS.heal,
    effect: (e, open) => ({ zone: at(open, e.seat), look: 'glow', words: `+${e.hp}` }),
  },
  armorUpgraded: { line: says('armorUpgraded'), beat: 1100, sound: SOUNDS.armor, effect: glowOnSeat },
  weaponsEquipped: {},
  // tokens
  mineExploded: {
    line: says('mineExploded'),
    beat: 1000,
    sound: SOUNDS.mine,
    effect: (e) => ({ zone: e.zone, look: 'burst', words: `−${e.damage}`, tone: 'bad' }),
  },
  turretFired: {
    line: says('turretFired'),
    beat: 900,
    sound: SOUNDS.turret,
    effect: (e) => ({ zone: e.zone, look: 'burst', words: `−${e.damage}`, tone: 'bad' }),
  },
  tokenRemoved: { line: says('tokenRemoved'), beat: 450 },
  // combat
  combatStarted: {
    line: says('combatStarted'),
    beat: 800,
    sound: SOUNDS.combat,
    effect: (e) => ({ zone: e.zone, look: 'clash' }),
  },
  weaponUsed: {
    line: says('weaponUsed'),
    beat: 650,
    sound: ({ weapon, countered }) => launchOf(figures.value.weapons[weapon].type, countered),
    effect: (e, open) => ({ zone: at(open, e.enemy), look: 'clash' }),
  },
  damageDealt: {
    line: says('damageDealt'),
    beat: 750,
    sound: ({ damage }) => blowOf(damage),
    effect: (e, open) => ({ zone: at(open, e.seat), look: 'clash', words: `−${e.damage}`, tone: 'bad' }),
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
    effect: (e, open) => ({ zone: at(open, e.seat), look: 'burst' }),
  },
  statusChanged: { line: says('statusChanged') },
  combatEnded: {},
  adHocEntered: { line: says('adHocEntered') },
  // the Mighty Mech
  mechTaken: {
    line: says('mechTaken'),
    beat: 1600,
    sound: SOUNDS.mech,
    effect: glowOnSeat,
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

export function effectOf(event: MechsEvent, open: Open): Effect | undefined {
  return (EVENTS[event.type] as Row<MechsEvent>).effect?.(event, open);
}
