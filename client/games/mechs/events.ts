import { seatState } from '../../../shared/games/mechs/arena';
import type { MechsEvent } from '../../../shared/games/mechs/events';
import type { Open, ZoneId } from '../../../shared/games/mechs/state';
import { tune } from '../../model/sound';
import type { EventRow } from '../ui';
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
  roundStarted: { line: says('roundStarted'), opens: 'round', beat: 800 },
  programsLocked: { line: says('programsLocked') },
  turnStarted: {},
  cardRevealed: {
    line: says('cardRevealed'),
    opens: 'turn',
    beat: 750,
    sound: tune('triangle', [520, 0.06]),
  },
  cardTurned: { line: says('cardTurned'), beat: 600 },
  turnPassed: { line: says('turnPassed'), beat: 450 },
  roundEnded: {},
  robotFlipped: { line: says('robotFlipped'), opens: 'turn', beat: 750 },
  attackPassed: { line: says('attackPassed') },
  // movement
  pilotMoved: { line: says('pilotMoved'), beat: 520, sound: tune('sine', [300, 0.09], [360, 0.09, 0.06]) },
  wallHit: { line: says('wallHit'), beat: 550, sound: tune('square', [110, 0.12]) },
  pilotDisplaced: { line: says('pilotDisplaced'), beat: 600 },
  // actions
  resourcesCollected: {
    line: says('resourcesCollected'),
    beat: 520,
    sound: tune('triangle', [660, 0.07], [880, 0.09, 0.07]),
    effect: (e, open) => ({ zone: at(open, e.seat), look: 'glow', words: gained(e.energy + e.credits) }),
  },
  weaponPurchased: {
    line: says('weaponPurchased'),
    beat: 750,
    sound: tune('triangle', [440, 0.08], [660, 0.12, 0.08]),
    effect: glowOnSeat,
  },
  rowRefilled: { line: says('rowRefilled') },
  tokenDeployed: {
    line: says('tokenDeployed'),
    beat: 600,
    sound: tune('square', [220, 0.07], [260, 0.08, 0.08]),
    effect: (e) => ({ zone: e.zone, look: 'glow' }),
  },
  tokenMoved: { line: says('tokenMoved'), beat: 600 },
  healed: {
    line: says('healed'),
    beat: 600,
    effect: (e, open) => ({ zone: at(open, e.seat), look: 'glow', words: `+${e.hp}` }),
  },
  armorUpgraded: { line: says('armorUpgraded'), beat: 800, effect: glowOnSeat },
  weaponsEquipped: {},
  // tokens
  mineExploded: {
    line: says('mineExploded'),
    beat: 950,
    sound: tune('sawtooth', [90, 0.35], [60, 0.3, 0.08]),
    effect: (e) => ({ zone: e.zone, look: 'burst', words: `−${e.damage}`, tone: 'bad' }),
  },
  turretFired: {
    line: says('turretFired'),
    beat: 800,
    sound: tune('sawtooth', [240, 0.08], [180, 0.16, 0.07]),
    effect: (e) => ({ zone: e.zone, look: 'burst', words: `−${e.damage}`, tone: 'bad' }),
  },
  tokenRemoved: { line: says('tokenRemoved'), beat: 450 },
  // combat
  combatStarted: {
    line: says('combatStarted'),
    beat: 850,
    sound: tune('square', [330, 0.1], [247, 0.18, 0.1]),
    effect: (e) => ({ zone: e.zone, look: 'clash' }),
  },
  weaponUsed: {
    line: says('weaponUsed'),
    beat: 750,
    effect: (e, open) => ({ zone: at(open, e.enemy), look: 'clash' }),
  },
  damageDealt: {
    line: says('damageDealt'),
    beat: 650,
    sound: tune('sawtooth', [140, 0.14]),
    effect: (e, open) => ({ zone: at(open, e.seat), look: 'clash', words: `−${e.damage}`, tone: 'bad' }),
  },
  damageReduced: { line: says('damageReduced'), beat: 500 },
  healthLost: { line: says('healthLost'), beat: 500 },
  weaponExhausted: { line: says('weaponExhausted') },
  weaponReadied: { line: says('weaponReadied') },
  resourcesGained: { line: says('resourcesGained') },
  resourcesLost: { line: says('resourcesLost') },
  resourcesStolen: { line: says('resourcesStolen') },
  resourcePaid: { line: says('resourcePaid') },
  railgunSwept: { line: says('railgunSwept') },
  pilotRetreated: { line: says('pilotRetreated'), beat: 600 },
  knockedOut: {
    line: says('knockedOut'),
    beat: 900,
    sound: tune('sawtooth', [200, 0.12], [130, 0.14, 0.1], [80, 0.3, 0.2]),
    effect: (e, open) => ({ zone: at(open, e.seat), look: 'burst' }),
  },
  statusChanged: { line: says('statusChanged') },
  combatEnded: {},
  adHocEntered: { line: says('adHocEntered') },
  // the Mighty Mech
  mechTaken: {
    line: says('mechTaken'),
    beat: 1000,
    sound: tune('square', [196, 0.15], [262, 0.15, 0.12], [392, 0.3, 0.24]),
    effect: glowOnSeat,
  },
  mechLeft: { line: says('mechLeft'), beat: 500 },
  // points
  scored: { line: says('scored') },
  pointsLost: { line: says('pointsLost') },
  roundScored: {
    line: says('roundScored'),
    beat: 3600,
    sound: tune('triangle', [523, 0.1], [659, 0.1, 0.1], [784, 0.2, 0.2]),
  },
  weaponsScored: { line: says('weaponsScored'), beat: 1200 },
  matchEnded: {
    line: says('matchEnded'),
    beat: 900,
    sound: tune('triangle', [523, 0.14], [659, 0.14, 0.14], [784, 0.14, 0.28], [1047, 0.4, 0.42]),
  },
};

export function effectOf(event: MechsEvent, open: Open): Effect | undefined {
  return (EVENTS[event.type] as Row<MechsEvent>).effect?.(event, open);
}
