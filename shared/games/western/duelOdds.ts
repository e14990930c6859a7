import { figuresOf } from './ruleset';
import { valueOf } from './catalog/cards';
import type { CardId } from './catalog/ids';
import { seatState } from './ring';
import type { Duel, Duelist, Player } from './state';
import { unseenCards, type Outlook } from './unseen';

/** What a duelist has to fight with. */
export interface Fighter {
  /** 0: not rolled yet. */
  readonly die: number;
  /** The value of the card that was added in this duel, or 0. */
  readonly added: number;
  /** How often this one can and would pay for a reroll. */
  readonly rerolls: number;
  /** How many of the cards that this one may still add have each value, from 1 on; nothing: it has been shown. */
  readonly card?: readonly number[];
}

/** What the steps of a duel cost the one who reckons, as parts of what the duel is about. */
export interface Costs {
  readonly reroll: number;
  readonly card: number;
}

const FREE: Costs = { reroll: 0, card: 0 };

export type FightStep = 'stop' | 'reroll' | 'addCard';

/** What a step leads to, in parts of what is at stake; with steps that cost nothing it is the chance to win. */
export type StepOdds = Partial<Record<FightStep, number>>;

/**
 * W6 between two people, exactly: over all dice, all rerolls that can be paid and all values that a hidden card may
 * have. The seat plays its best, not knowing the other's card. The other never gives in: it adds its card as soon as
 * that puts it ahead, else rerolls while it can, else adds the card. What it does not do is told by its card: the
 * values that would have been added at once are ruled out.
 */
export class FightOdds {
  private readonly known = new Map<number, number>();

  constructor(
    private readonly isAttacker: boolean,
    private readonly costs: Costs = FREE,
    private readonly sides = 6,
  ) {}

  /** Before the first roll. */
  beforeRolls(me: Fighter, enemy: Fighter): number {
    let sum = 0;
    for (let mine = 1; mine <= this.sides; mine++)
      for (let theirs = 1; theirs <= this.sides; theirs++)
        sum += this.of({ ...me, die: mine }, { ...enemy, die: theirs });
    return sum / this.sides ** 2;
  }

  /** From a moment of the duel on; whoever is behind is to act (W6.5). */
  of(me: Fighter, enemy: Fighter): number {
    const key = this.keyOf(me, enemy);
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const value = this.isAhead(me, enemy) ? this.enemyActs(me, enemy) : this.bestStep(me, enemy);
    this.known.set(key, value);
    return value;
  }

  /** What each step of the one behind leads to. */
  steps(me: Fighter, enemy: Fighter): StepOdds {
    const { card } = me;
    const value = card ? 1 + card.findIndex((count) => count > 0) : 0;
    return {
      stop: 0,
      ...(me.rerolls > 0 && {
        reroll:
          this.overDice((die) => this.of({ ...me, die, rerolls: me.rerolls - 1 }, enemy)) - this.costs.reroll,
      }),
      ...(card && { addCard: this.of({ ...me, added: value, card: undefined }, enemy) - this.costs.card }),
    };
  }

  private bestStep(me: Fighter, enemy: Fighter): number {
    const { reroll = 0, addCard = 0 } = this.steps(me, enemy);
    return Math.max(0, reroll, addCard);
  }

  private enemyActs(me: Fighter, enemy: Fighter): number {
    const power = enemy.die;
    const total = enemy.card?.reduce((sum, count) => sum + count, 0) ?? 0;
    if (!enemy.card || total === 0) return enemy.rerolls > 0 ? this.enemyRerolls(me, enemy) : 1;
    const puts = (index: number) => !this.isAhead(me, { ...enemy, die: power, added: index + 1 });
    const isLast = enemy.rerolls === 0;
    let value = 0;
    const kept = enemy.card.map((count, index) => {
      if (count === 0 || !(isLast || puts(index))) return count;
      value += (count / total) * this.of(me, { ...enemy, added: index + 1, card: undefined });
      return 0;
    });
    const rest = kept.reduce((sum, count) => sum + count, 0);
    return rest === 0 ? value : value + (rest / total) * this.enemyRerolls(me, { ...enemy, card: kept });
  }

  private enemyRerolls(me: Fighter, enemy: Fighter): number {
    return this.overDice((die) => this.of(me, { ...enemy, die, rerolls: enemy.rerolls - 1 }));
  }

  /** W6.4: with equal power the attacker is behind. */
  private isAhead(me: Fighter, enemy: Fighter): boolean {
    const lead = me.die + me.added - enemy.die - enemy.added;
    return this.isAttacker ? lead > 0 : lead >= 0;
  }

  private overDice(of: (die: number) => number): number {
    let sum = 0;
    for (let die = 1; die <= this.sides; die++) sum += of(die);
    return sum / this.sides;
  }

  /** A side's cards matter by which values they still may have: a value is ruled out as a whole. */
  private keyOf(me: Fighter, enemy: Fighter): number {
    let key = me.die * 7 + enemy.die;
    key = key * 8 + me.rerolls;
    key = key * 8 + enemy.rerolls;
    key = key * 8 + me.added;
    key = key * 8 + enemy.added;
    key = key * 2 + Number(me.card !== undefined);
    let values = 0;
    enemy.card?.forEach((count, index) => {
      if (count > 0) values |= 1 << index;
    });
    return key * 64 + values;
  }
}

/** How many of these cards have each value, from 1 on. */
export function valuesOf(cards: readonly CardId[]): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const card of cards) counts[valueOf(card) - 1] = (counts[valueOf(card) - 1] ?? 0) + 1;
  return counts;
}

/** The most that somebody would pay for rerolls. */
export interface Limits {
  readonly mine?: number;
  readonly theirs?: number;
}

export interface FightTerms {
  readonly me: Fighter;
  readonly enemy: Fighter;
  readonly isAttacker: boolean;
}

/** A duel of a seat with another, as the seat sees it: before it has begun, or in its midst. */
export function fightTerms(
  outlook: Outlook,
  enemy: Player,
  role: { readonly isAttacker: boolean; readonly fight?: Duel },
  { mine = Infinity, theirs = Infinity }: Limits = {},
): FightTerms {
  const { open, own, seat } = outlook;
  const { isAttacker, fight } = role;
  const side = (player: Player, attacks: boolean, limit: number): Fighter => {
    const { influence, card } = seatState(open, player);
    const duelist: Duelist | undefined = fight && (attacks ? fight.attacker : fight.defender);
    const mayAdd = player === seat ? (own.card ? [own.card] : []) : unseenCards(outlook);
    return {
      die: duelist?.die ?? 0,
      added: duelist?.card ? valueOf(duelist.card) : 0,
      rerolls: Math.min(limit, attacks ? influence.force : influence.law),
      card: card || mayAdd.length === 0 ? undefined : valuesOf(mayAdd), // S29
    };
  };
  return {
    me: side(seat, isAttacker, mine),
    enemy: side(enemy, !isAttacker, theirs),
    isAttacker,
  };
}

/** What each step of a duel with another person leads to, and the best of it; before the rolls only the latter. */
export function duelOdds(
  outlook: Outlook,
  { me, enemy, isAttacker }: FightTerms,
  costs: Costs = FREE,
): { readonly chance: number; readonly steps: StepOdds } {
  const odds = new FightOdds(isAttacker, costs, figuresOf(outlook.config).dieSides);
  if (me.die === 0) return { chance: odds.beforeRolls(me, enemy), steps: {} };
  return { chance: odds.of(me, enemy), steps: odds.steps(me, enemy) };
}

/** Without its card: the chance of a fighter who keeps it hidden. */
export function withoutCard(terms: FightTerms): FightTerms {
  return { ...terms, me: { ...terms.me, card: undefined } };
}
