import { valueOf } from './catalog/cards';
import { valuesOf, type Costs } from './duelOdds';
import { seatState } from './ring';
import { figuresOf } from './ruleset';
import { RIVAL, type Duel } from './state';
import { unseenCards, type Outlook } from './unseen';

/** A duel with the Rival as numbers: it never acts, so all depends on what the human can pay. */
export interface RivalFight {
  readonly isAttacker: boolean;
  /** 0: not rolled yet. */
  readonly die: number;
  readonly added: number;
  /** The value of the own card while it is hidden, else 0. */
  readonly card: number;
  readonly rivalDie: number;
  readonly rivalCard: number;
  /** Influence of the kind that pays for an own reroll, and of the two others. */
  readonly own: number;
  readonly other: number;
  /** How many unseen cards have each value, from 1 on, and how many of them lie in the draw pile. */
  readonly unseen: readonly number[];
  readonly pile: number;
}

export const RIVAL_STEPS = ['stop', 'reroll', 'addCard', 'rivalRerolls', 'rivalDraws'] as const;
export type RivalStep = (typeof RIVAL_STEPS)[number];
export type RivalStepOdds = Partial<Record<RivalStep, number>>;

const FREE: Costs = { reroll: 0, card: 0 };
/** Payments that are reckoned with if nothing else is said; more hardly change a chance, and take long to count. */
const PAYMENTS = 4;

/**
 * W14.5, exactly, for so many payments: over all dice, and all cards that the Rival may draw, none twice. A draw pile
 * that runs out ends the reckoning with cards (S87).
 */
export class RivalFightOdds {
  private readonly known = new Map<string, number>();

  constructor(
    private readonly costs: Costs = FREE,
    private readonly sides = 6,
  ) {}

  beforeRolls(fight: RivalFight, payments = PAYMENTS): number {
    return this.overDice((die) =>
      this.overDice((rivalDie) =>
        this.overDraws(fight, (drawn) => this.of({ ...drawn, die, rivalDie }, payments)),
      ),
    );
  }

  of(fight: RivalFight, payments = PAYMENTS): number {
    if (isAhead(fight)) return 1; // the Rival never changes anything itself
    const key = keyOf(fight, payments);
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const value = Math.max(...Object.values(this.steps(fight, payments)));
    this.known.set(key, value);
    return value;
  }

  /** What each step leads to. */
  steps(fight: RivalFight, payments = PAYMENTS): RivalStepOdds {
    const { own, other, card, added } = fight;
    const mayPay = payments > 0;
    // What the Rival is made to do is paid with a kind that no reroll needs, while there is one.
    const paid: RivalFight = other > 0 ? { ...fight, other: other - 1 } : { ...fight, own: own - 1 };
    const price = this.costs.reroll;
    return {
      stop: 0,
      ...(card > 0 && {
        addCard: this.of({ ...fight, added: added + card, card: 0 }, payments) - this.costs.card,
      }),
      ...(mayPay &&
        own > 0 && {
          reroll: this.overDice((die) => this.of({ ...fight, die, own: own - 1 }, payments - 1)) - price,
        }),
      ...(mayPay &&
        own + other > 0 && {
          rivalRerolls: this.overDice((rivalDie) => this.of({ ...paid, rivalDie }, payments - 1)) - price,
          ...(fight.pile > 0 && {
            rivalDraws: this.overDraws(paid, (drawn) => this.of(drawn, payments - 1)) - price,
          }),
        }),
    };
  }

  private overDice(of: (die: number) => number): number {
    let sum = 0;
    for (let die = 1; die <= this.sides; die++) sum += of(die);
    return sum / this.sides;
  }

  private overDraws(fight: RivalFight, of: (drawn: RivalFight) => number): number {
    const total = fight.unseen.reduce((sum, count) => sum + count, 0);
    let sum = 0;
    fight.unseen.forEach((count, index) => {
      if (count === 0) return;
      const unseen = fight.unseen.with(index, count - 1);
      sum += (count / total) * of({ ...fight, rivalCard: index + 1, unseen, pile: fight.pile - 1 });
    });
    return sum;
  }
}

/** W6.4 */
function isAhead({ die, added, rivalDie, rivalCard, isAttacker }: RivalFight): boolean {
  const lead = die + added - rivalDie - rivalCard;
  return isAttacker ? lead > 0 : lead >= 0;
}

function keyOf(fight: RivalFight, payments: number): string {
  const { die, added, card, rivalDie, rivalCard, own, other, unseen } = fight;
  return `${die}${added}${card}${rivalDie}${rivalCard}${own},${other},${payments},${unseen.join('')}`;
}

/** A duel of a seat with the Rival as the seat sees it: before it has begun, or in its midst. */
export function rivalFight(
  outlook: Outlook,
  { isAttacker, fight }: { readonly isAttacker: boolean; readonly fight?: Duel },
): RivalFight {
  const { open, own, seat } = outlook;
  const { influence, card: shown } = seatState(open, seat);
  const { law, force, gold } = influence;
  const sides = fight && [fight.attacker, fight.defender];
  const me = sides?.find(({ player }) => player === seat);
  const rival = sides?.find(({ player }) => player === RIVAL);
  return {
    isAttacker,
    die: me?.die ?? 0,
    added: me?.card ? valueOf(me.card) : 0,
    card: shown || !own.card ? 0 : valueOf(own.card), // S29
    rivalDie: rival?.die ?? 0,
    rivalCard: rival?.card ? valueOf(rival.card) : 0,
    own: isAttacker ? force : law,
    other: isAttacker ? law + gold : force + gold,
    unseen: valuesOf(unseenCards(outlook)),
    pile: open.drawCount,
  };
}

/** What each step of a duel with the Rival leads to, and the best of it. */
export function rivalDuelOdds(
  outlook: Outlook,
  fight: RivalFight,
  { costs = FREE, payments = PAYMENTS }: { readonly costs?: Costs; readonly payments?: number } = {},
): { readonly chance: number; readonly steps: RivalStepOdds } {
  const odds = new RivalFightOdds(costs, figuresOf(outlook.config).dieSides);
  if (fight.die === 0) return { chance: odds.beforeRolls(fight, payments), steps: {} };
  return { chance: odds.of(fight, payments), steps: odds.steps(fight, payments) };
}
