import {
  duelOdds,
  FightOdds,
  fightTerms,
  withoutCard,
  type FightTerms,
} from '../../../../shared/games/western/duelOdds';
import { seatState } from '../../../../shared/games/western/ring';
import {
  rivalDuelOdds,
  rivalFight,
  RivalFightOdds,
  type RivalFight,
  type RivalStepOdds,
} from '../../../../shared/games/western/rivalDuelOdds';
import { figuresOf } from '../../../../shared/games/western/ruleset';
import { RIVAL, type Duel, type Player } from '../../../../shared/games/western/state';
import type { Outlook } from '../../../../shared/games/western/unseen';

/** The chance to win a duel that has not begun, by how many rerolls one is willing to pay. */
export interface ChanceByRerolls {
  readonly rerolls: number;
  /** Absent where the card has been shown already (S29). */
  readonly withCard?: number;
  readonly withoutCard: number;
}

/** More rerolls hardly change a chance, and a long table is not read. */
const MOST_ROWS = 3;
/** Of the other one's rerolls so many are reckoned with: more change little, and take long to count. */
const MOST_OF_THEIRS = 4;
/** What the human makes the Rival do is paid like an own reroll (W14.5): more takes long to count. */
const RIVAL_PAYMENTS = 2;

/** Against somebody who fights to the end with all that they have. What one row needs the next one knows already. */
export function chancesBefore(outlook: Outlook, enemy: Player): ChanceByRerolls[] {
  const { own, open, seat } = outlook;
  const hasCard = own.card !== undefined && !seatState(open, seat).card;
  const most = Math.min(MOST_ROWS, affordable(outlook, enemy));
  const chance = enemy === RIVAL ? againstRival(outlook) : againstPerson(outlook, enemy);
  return Array.from({ length: most + 1 }, (_, rerolls) => ({
    rerolls,
    withCard: hasCard ? chance(rerolls, true) : undefined,
    withoutCard: chance(rerolls, false),
  }));
}

type Chance = (rerolls: number, isAdded: boolean) => number;

function againstPerson(outlook: Outlook, enemy: Player): Chance {
  const odds = new FightOdds(true, undefined, figuresOf(outlook.config).dieSides);
  return (mine, isAdded) => {
    const terms = fightTerms(outlook, enemy, { isAttacker: true }, { mine, theirs: MOST_OF_THEIRS });
    const { me, enemy: other } = isAdded ? terms : withoutCard(terms);
    return odds.beforeRolls(me, other);
  };
}

function againstRival(outlook: Outlook): Chance {
  const odds = new RivalFightOdds(undefined, figuresOf(outlook.config).dieSides);
  const fight = rivalFight(outlook, { isAttacker: true });
  return (payments, isAdded) => odds.beforeRolls(isAdded ? fight : { ...fight, card: 0 }, payments);
}

/** The one placing attacks: a reroll costs force; against the Rival anything can be paid. */
function affordable({ open, seat }: Outlook, enemy: Player): number {
  const { law, force, gold } = seatState(open, seat).influence;
  return enemy === RIVAL ? Math.min(RIVAL_PAYMENTS, law + force + gold) : force;
}

/** In the midst of a duel: what each step of this seat, which is behind, leads to. */
export function chancesNow(outlook: Outlook, duel: Duel): RivalStepOdds {
  const isAttacker = duel.attacker.player === outlook.seat;
  const enemy = isAttacker ? duel.defender.player : duel.attacker.player;
  return enemy === RIVAL
    ? rivalStepOdds(outlook, rivalFight(outlook, { isAttacker, fight: duel }))
    : personStepOdds(outlook, fightTerms(outlook, enemy, { isAttacker, fight: duel }));
}

function personStepOdds(outlook: Outlook, terms: FightTerms): RivalStepOdds {
  return duelOdds(outlook, terms).steps;
}

function rivalStepOdds(outlook: Outlook, fight: RivalFight): RivalStepOdds {
  return rivalDuelOdds(outlook, fight).steps;
}

/** W6.4: how much a duelist needs to be ahead. */
export function powerNeeded(duel: Duel, player: Player, enemyPower: number): number {
  return duel.attacker.player === player ? enemyPower + 1 : enemyPower;
}

/** The faces of a die with which a duelist would be ahead, besides what else counts for them. */
export function facesAhead(needed: number, besides: number, sides = 6): number[] {
  return Array.from({ length: sides }, (_, i) => i + 1).filter((face) => face + besides >= needed);
}
