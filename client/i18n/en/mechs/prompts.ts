import type { Seat } from '../../../../shared/core';
import type { DecisionKind } from '../../../../shared/games/mechs/decisions';
import type { Resource } from '../../../../shared/games/mechs/catalog/ids';
import type { Effect } from '../../../../shared/games/mechs/catalog/weapons';
import type { Ask } from '../../../games/ui';
import { wordsOf } from '../../plural';
import { seatMark as s } from '../../rich';
import { zoneMark as z } from '../../../games/mechs/texts/marks';
import { amounts } from './log';

const { count, list } = wordsOf('en');

/** For each kind of decision: what is asked, in one line, and the rule behind it. */
const asks: Record<DecisionKind, Ask> = {
  pilot: {
    title: 'Choose your pilot',
    hint: 'Each has one ability, for the whole match. The others see your choice when everyone has chosen.',
    rule: 'M2.2',
    isAtOnce: true,
  },
  base: {
    title: 'Choose your base',
    hint: 'You start there, and come back there when you are knocked out without armor.',
    rule: 'M2.3',
  },
  baseMine: {
    title: 'Hide a mine on your base',
    hint: 'It deals the value of its zone plus its number. Only you know which one it is.',
    rule: 'M2.4',
    isAtOnce: true,
  },
  firstWeapon: {
    title: 'Choose your first weapon',
    hint: 'It is free. You fight with it until you can buy more. All choices are shown together.',
    rule: 'M2.5',
    isAtOnce: true,
  },
  program: {
    title: 'Program your round',
    hint: 'Four cards, in order, each with a direction. Every card moves you first, then does its action.',
    rule: 'M3.2',
    // The prompt itself says them.
    keys: '',
    draft: 'your program as it stands',
  },
  impulse: {
    title: 'Impulse Command?',
    hint: 'Pay to play any card in any direction this turn.',
    rule: 'R25',
    isAtOnce: true,
  },
  gyroscope: {
    title: 'Gyroscope?',
    hint: 'Pay to turn the card you just revealed.',
    rule: 'R28',
    isAtOnce: true,
  },
  adHocCard: {
    title: 'Choose any card',
    hint: 'Your program is lost for this round. Instead, pick any card and direction on each turn.',
    rule: 'M11.1',
    keys: 'Keys: 1–7 pick a card, arrows its direction, Enter plays it.',
  },
  collect: { title: 'Collect', hint: 'Take what the zones you control give.', rule: 'M5.1', isAtOnce: true },
  purchase: {
    title: 'Buy a weapon',
    hint: 'One advanced weapon, or a basic one you do not own yet.',
    rule: 'M5.2',
  },
  deployMine: {
    title: 'Lay a mine here?',
    hint: 'It hits the next enemy who enters, and counts as your zone.',
    rule: 'M5.3',
  },
  deployTurret: {
    title: 'Build a turret here?',
    hint: 'It hits enemies who enter, and scores twice the value of the zone.',
    rule: 'M5.3',
  },
  powerUp: { title: 'Power up', hint: 'Heal for energy, or upgrade to power armor.', rule: 'M5.4' },
  attack: { title: 'Attack!', hint: 'Choose a weapon. Each can be used once in this combat.', rule: 'M8.2' },
  powerShield: { title: 'Power Shield?', hint: 'Pay to take 1 less damage.', rule: 'R38', isAtOnce: true },
  forceField: { title: 'Force Field?', hint: 'What you pay takes damage away.', rule: 'R37', isAtOnce: true },
  weaponsExpert: {
    title: 'Weapons Expert?',
    hint: 'Pay to use your first weapon twice.',
    rule: 'R40',
    isAtOnce: true,
  },
  exhaustWeapon: {
    title: 'Exhaust an enemy weapon',
    hint: 'It cannot be used again in this combat.',
    rule: 'R42',
    isAtOnce: true,
  },
  readyWeapon: {
    title: 'Make a weapon ready',
    hint: 'You can use it again in this combat.',
    rule: 'R42',
    isAtOnce: true,
  },
  gainResource: { title: 'Gain a resource', hint: 'Choose which.', rule: 'M8.3', isAtOnce: true },
  stealResource: { title: 'Steal a resource', hint: 'Choose which.', rule: 'M8.3', isAtOnce: true },
  railgunLine: {
    title: 'Choose a line',
    hint: 'Every other enemy in it is hit.',
    rule: 'R46',
    isAtOnce: true,
  },
  spikerZone: { title: 'Where do you both go?', hint: 'A mine or turret there is removed.', rule: 'R43' },
  freeTurret: { title: 'A free turret', hint: 'Choose an empty zone next to you.', rule: 'R51' },
  refuge: { title: 'Where do you go?', hint: 'Choose one of the closest safe zones.', rule: 'M8.6' },
  takeMech: {
    title: 'Take the Mighty Mech?',
    hint: 'You score 2 VP now and 3 VP at each scoring. It starts with full health, whatever yours is. Only advanced weapons work in it.',
    rule: 'M9.1',
  },
  rocketCharge: {
    title: 'Rocket Charge?',
    hint: 'Pay to keep going into the next zone.',
    rule: 'R34',
    isAtOnce: true,
  },
  scareTactics: {
    title: 'Scare Tactics?',
    hint: 'Put another one next to you, for its price + 1.',
    rule: 'R50',
  },
};

export const prompts = {
  asks,
  /** What somebody is thinking about. */
  musings: {
    pilots: 'They choose a pilot.',
    bases: 'They choose where to land.',
    baseMines: 'They hide a mine.',
    firstWeapons: 'They choose a first weapon.',
    program: 'They choose four cards for this round.',
    combat: 'They choose how to fight.',
    adHoc: 'They choose any card: their program is lost.',
    collect: 'They collect energy and credits.',
    purchase: 'They choose a weapon to buy.',
    deployMine: 'They decide whether to lay a mine.',
    deployTurret: 'They decide whether to build a turret.',
    powerUp: 'They decide how to power up.',
    other: 'They decide what to do next.',
  },
  plays: (name: string, card: string, direction: string) => `${name} plays ${card} ${direction}`,
  adHocNext: { direction: 'Choose its direction', play: 'Play it, or choose again' },
  watchFirst: 'Watch what happens…',
  pay: (cost: number, resource: 'energy' | 'credits') =>
    `Pay ${amounts({ energy: 0, credits: 0, [resource]: cost })}`,
  payNothing: 'Pay nothing',
  mineNumber: (n: number) => `Mine ${n}`,
  mineDamage: (value: number, number: number) =>
    `Here: zone ${value} + number ${number} = ${value + number} damage`,
  movedFrom: (zone: number) => `Move the one from ${z(zone)}`,
  newTurret: 'A new turret',
  free: 'free',
  leaves: (text: string) => `leaves you ${text}`,
  amounts,
  collectAll: (text: string) => (text ? `Collect ${text}` : 'Collect'),
  collectExtra: (resource: 'energy' | 'credits') =>
    `Collect, with 1 extra ${resource === 'energy' ? 'energy' : 'credit'}`,
  skipAction: 'Skip the action',
  heal: (hp: number) => `Heal ${hp}`,
  upgrade: 'Upgrade to power armor',
  upgradeHint: 'Full health, and room for two advanced weapons.',
  buy: (name: string) => `Buy ${name}`,
  buyInstead: (name: string, instead: string) => `Buy ${name}, lay ${instead} aside`,
  buyNothing: 'Buy nothing',
  exchange: (name: string) => `Your slots are full. What makes room for ${name}?`,
  exchangeHint: 'What is laid aside stays yours, and still scores. The next player meets what you carry now.',
  laysAside: 'lay it aside',
  keepAll: (name: string) => `Nothing: ${name} waits`,
  keepAllHint: 'You carry what you carry now.',
  tooExpensive: 'too expensive',
  owned: 'you own it',
  /** What the form somebody is in cannot carry (M6.1). */
  useless: {
    advanced: 'You can use them only in power armor or the Mech.',
    basic: 'You cannot use them in the Mech.',
  },
  worth: (vp: number) => `${vp} VP at the end`,
  enemy: (seat: number) => `against ${s(seat)}`,
  damageAmount: (n: number) => `${n} damage`,
  powerLine: 'power',
  normalLine: 'normal',
  /** Where both lines may be used (M8.4, R4). */
  powerCounter: 'power, because you counter; costs nothing more',
  normalInstead: 'normal, if you would rather not use the power line',
  counterNote: 'counters',
  jumpNote: 'You jumped: your first attack is a power attack.',
  mayReduce: (ability: string, most: number) => `${ability} may take up to ${most} off.`,
  firstNote: 'First attack: nothing to counter yet.',
  enemyUsed: (weapon: string) => `They just used the ${weapon}.`,
  /** `owner`: somebody else. */
  removeToken: (kind: 'mine' | 'turret', zone: number, owner?: Seat) =>
    `Remove ${owner === undefined ? `your own ${kind}` : `the ${kind} of ${s(owner)}`} at ${z(zone)}, for no damage`,
  payFor: (n: number, resource: 'energy' | 'credits') =>
    `pay ${amounts({ energy: 0, credits: 0, [resource]: n })}`,
  mechWeapons: (works: readonly string[], rests: readonly string[]) =>
    `In it you attack with ${list(works)}${rests.length > 0 ? `, not with ${list(rests)}` : ''}.`,
  noMechWeapons: (rests: readonly string[]) =>
    rests.length > 0
      ? `None of your weapons works in it (${list(rests)}): until you buy an advanced one you cannot strike, and retreat from every fight.`
      : 'You have no weapon that works in it: until you buy an advanced one you cannot strike, and retreat from every fight.',
  noMech: 'Leave it',
  takeSide: (name: string) => `Take it as ${name}`,
  left: 'Turn left',
  right: 'Turn right',
  asIs: 'Leave it as it is',
  go: 'Keep going',
  stop: 'Stop here',
  landAt: (zone: number) => `Go to ${z(zone)}`,
  goTo: (zone: number) => `Go to ${z(zone)}`,
  pickOnArena: 'Pick one of the marked zones on the arena, or here:',
  damageComing: (damage: number) => `You are about to take ${damage} damage.`,
  offers: {
    impulse: 'Play any card in any direction this turn.',
    powerShield: 'Take 1 less damage.',
    weaponsExpert: 'Use your first weapon twice.',
    rocketCharge: 'Keep going into the marked zone.',
  },
  purse: ({ energy, credits }: { energy: number; credits: number }) =>
    `${energy} energy and ${count(credits, { one: 'credit', other: 'credits' })}`,
  inZone: (zone: number) => `at ${z(zone)}`,
  attackWith: (weapon: string) => `Attack with the ${weapon}`,
  /** What a payment buys in an attack; damage is shown as damage. */
  paysFor: (effect: Effect | undefined, amount: number) => {
    const resource = effect && 'resource' in effect ? effect.resource : 'energy';
    const price =
      amount === 0 ? 'pay nothing' : `pay ${amounts({ energy: 0, credits: 0, [resource]: amount })}`;
    if (amount > 0 && effect?.tag === 'healForPayment') return `${price}: heal ${amount}`;
    if (amount > 0 && effect?.tag === 'enemyLosesPoints') return `${price}: they lose ${amount} VP`;
    return price;
  },
  playCard: 'Play this card',
  combatBanned: 'You cannot start a fight this turn.',
};

export const program = {
  slots: 'Your program',
  hand: 'Your cards',
  emptySlot: (n: number) => `Slot ${n}, empty`,
  filledSlot: (n: number, card: string, direction: string) => `Slot ${n}: ${card}, ${direction}`,
  place: (card: string) => `Place ${card}`,
  placed: (card: string) => `${card}, already placed`,
  remove: 'Take back',
  earlier: 'Play earlier',
  later: 'Play later',
  turnTo: (direction: string) => `Turn ${direction}`,
  direction: 'Direction',
  lock: 'Lock in my program',
  lockMissing: (n: number) => `${count(n, { one: 'card', other: 'cards' })} to go`,
  clear: 'Start over',
  keysHint:
    'Keys: 1–8 place a card, arrows turn it, comma and full stop select a slot, Backspace takes it back, Enter locks in.',
  tapHint: 'Tap a card to place it, then tap the zone it should lead to.',
  walls: 'wall: stays',
  gains: (what: string) => `gains ${what}`,
  costs: (what: string) => `costs ${what}`,
  lands: (zone: string) => `to ${zone}`,
  danger: 'enemy: combat',
  dangerToken: (kind: 'mine' | 'turret') => `enemy ${kind}`,
  buys: (weapons: number) =>
    weapons === 0
      ? 'cannot afford any'
      : `${count(weapons, { one: 'weapon', other: 'weapons' })} to choose from`,
  /** Followed by the sign of health. */
  heals: (hp: number) => `up to ${hp}`,
  upgrade: 'power armor',
  orUpgrade: 'or armor',
  mechOffered: 'Mech to take',
  /** Before a price that is paid only by whoever takes the Mech first. */
  inMech: 'in the Mech:',
  noUse: 'no use now',
  full: (tracks: readonly Resource[], at: number) => `${list(tracks)} full at ${at}`,
  barred: { taken: 'no room: one is here', mech: 'not in the Mech’s zone', price: 'too expensive' },
  asOfNow: 'As things stand now. Others move too.',
};
