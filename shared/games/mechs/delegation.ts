import type { Delegation } from '../kit';
import { seatState } from './arena';
import { boutOf, damageOf } from './attack';
import type { Effect } from './catalog/weapons';
import type { Attack, DecisionKind, MechsDecisions } from './decisions';
import { figuresOf } from './ruleset';
import type { MechsTypes, Scene } from './types';
import { weaponFigures } from './weapons';
import { ON_DEMAND, WEIGHTS } from './kindWeights';

type Answer<K extends DecisionKind> = { readonly answer: MechsDecisions[K]['answer'] };
type Options<K extends DecisionKind> = readonly MechsDecisions[K]['answer'][];
type Rules = {
  readonly [K in DecisionKind]?: (
    scene: Scene,
    options: Options<K>,
    seat: number,
    about: MechsDecisions[K]['about'],
  ) => Answer<K> | undefined;
};

/** What a card was programmed for is done, where there is one way to do it. */
function onlyWay<K extends DecisionKind>(_scene: Scene, options: Options<K>): Answer<K> | undefined {
  const [way, ...others] = options.filter((option) => option !== null);
  return way !== undefined && others.length === 0 ? { answer: way } : undefined;
}

/** One that is out already might be worth more where it is. */
function onlyNewToken<K extends 'deployMine' | 'deployTurret'>(
  scene: Scene,
  options: Options<K>,
): Answer<K> | undefined {
  const found = onlyWay<K>(scene, options);
  return found?.answer && found.answer.from === undefined ? found : undefined;
}

function declined(): { readonly answer: null } {
  return { answer: null };
}

/** Where there is one sensible answer. What is bought, and which mine lies where, is never one of them. */
const RULES: Rules = {
  /** M5.1: nobody collects less than they can. Rampage's two resources are a choice until one of them is full. */
  collect: onlyWay,
  deployTurret: onlyNewToken,
  deployMine: onlyNewToken,
  powerUp: (scene, options) => upgrade(options) ?? onlyWay<'powerUp'>(scene, options),
  attack: onlyAttack,
  gyroscope: declined,
  rocketCharge: () => ({ answer: false }),
  powerShield: (scene, _options, seat, { damage }) => ({ answer: saves(scene, seat, damage - 1) }),
  forceField(scene, options, seat, { damage }) {
    const most = Math.max(...options);
    const { each } = figuresOf(scene.config).forceField;
    return { answer: saves(scene, seat, damage - most * each) ? most : 0 };
  },
};

/** M5.4: power armor is what the card is for, wherever it can be had. */
function upgrade(options: Options<'powerUp'>): Answer<'powerUp'> | undefined {
  const way = options.find((option) => option !== null && 'upgrade' in option);
  return way && { answer: way };
}

/** R37, R38: health is worth more than what takes damage away; nothing is paid by who falls all the same. */
function saves({ open }: Scene, seat: number, damage: number): boolean {
  return damage < seatState(open, seat).hp;
}

/** Two lines of one weapon that deal the same are one attack, by the better line. */
function onlyAttack(scene: Scene, options: Options<'attack'>, seat: number): Answer<'attack'> | undefined {
  const { combat } = scene.open;
  if (!combat) return undefined;
  const bout = boutOf(combat, seat);
  const { weapons, equipped } = seatState(scene.open, seat);
  // R141: before the first strike others may yet be taken up.
  if (bout.user.used.length === 0 && weapons.length > equipped.length) return undefined;
  const [first, second, ...others] = options;
  if (!first || !second || others.length > 0 || !isPlainPair(first, second)) return undefined;
  if (damageOf(scene, bout, first) !== damageOf(scene, bout, second)) return undefined;
  const better = betterLine(scene, first, second);
  return better && { answer: better };
}

function isPlainPair(a: Attack, b: Attack): boolean {
  const isPlain = ({ pay, remove }: Attack) => pay === undefined && remove === undefined;
  return a.weapon === b.weapon && isPlain(a) && isPlain(b);
}

/** What nobody would rather do without. */
const BENEFITS: ReadonlySet<Effect['tag'] | undefined> = new Set([
  'enemyLoses',
  'scorePoints',
  'gainResource',
  'stealOne',
  'stealBoth',
  'readyOwnWeapon',
] as const);

function betterLine(scene: Scene, a: Attack, b: Attack): Attack | undefined {
  const [one, other] = [a, b].map(({ weapon, line }) => weaponFigures(scene, weapon)[line].effect?.tag);
  if (one === other) return a;
  const isBetter = (tag: Effect['tag'] | undefined, than: Effect['tag'] | undefined) =>
    (tag === undefined && than === 'loseHealth') ||
    (BENEFITS.has(tag) && (than === undefined || than === 'loseHealth'));
  return isBetter(one, other) ? a : isBetter(other, one) ? b : undefined;
}

export const DELEGATION: Delegation<MechsTypes> = {
  weights: WEIGHTS,
  onDemand: ON_DEMAND,
  sensible({ config, open }, { kind, options, seat, about }) {
    const rule = RULES[kind] as
      | ((scene: Scene, options: Options<DecisionKind>, seat: number, of: unknown) => Answer<DecisionKind>)
      | undefined;
    return options && rule?.({ config, open }, options, seat, about);
  },
};
