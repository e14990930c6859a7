import { valueOf } from '../catalog/cards';
import type { Kind } from '../catalog/ids';
import type { DuelStep, SpotChoice } from '../decisions';
import { duelOdds, FightOdds, fightTerms, type Fighter } from '../duelOdds';
import { rivalDuelOdds, rivalFight, RivalFightOdds } from '../rivalDuelOdds';
import { matAt, seatState, topOf } from '../ring';
import { buildingOf } from '../ruleset';
import { RIVAL, type Duel, type Player, type Posse } from '../state';
import type { Outlook } from '../unseen';
import { bestBy } from './bot';
import type { Hopes } from './hopes';

/** Chances before the first roll, of which there are few: by rerolls and cards, as they mostly are. */
const known = new Map<number, number>();

/** The chance to win a duel with another, roughly: hidden cards have any value, and few rerolls are paid. */
export function roughChance(
  outlook: Outlook,
  enemy: Player,
  isAttacker: boolean,
  theirRerolls: number,
): number {
  const { open, seat, own } = outlook;
  const { influence, card: shown } = seatState(open, seat);
  const card = shown || !own.card ? 0 : valueOf(own.card);
  const rerolls = Math.min(2, isAttacker ? influence.force : influence.law);
  const isRival = enemy === RIVAL;
  const theirs = isRival ? undefined : seatState(open, enemy);
  const paid = theirs
    ? Math.min(theirRerolls, isAttacker ? theirs.influence.law : theirs.influence.force)
    : 0;
  const hides = theirs !== undefined && !theirs.card;
  const key =
    ((((rerolls * 8 + paid) * 8 + card) * 2 + Number(hides)) * 2 + Number(isAttacker)) * 2 + Number(isRival);
  const before = known.get(key);
  if (before !== undefined) return before;
  const chance = isRival
    ? againstRival(card, rerolls, isAttacker)
    : againstPerson({ card, rerolls, paid, hides, isAttacker });
  known.set(key, chance);
  return chance;
}

interface Rough {
  readonly card: number;
  readonly rerolls: number;
  readonly paid: number;
  readonly hides: boolean;
  readonly isAttacker: boolean;
}

function againstPerson({ card, rerolls, paid, hides, isAttacker }: Rough): number {
  const me: Fighter = {
    die: 0,
    added: 0,
    rerolls,
    card: card ? [1, 2, 3, 4, 5].map((value) => Number(value === card)) : undefined,
  };
  const enemy: Fighter = { die: 0, added: 0, rerolls: paid, card: hides ? [1, 1, 1, 1, 1] : undefined };
  return new FightOdds(isAttacker).beforeRolls(me, enemy);
}

function againstRival(card: number, own: number, isAttacker: boolean): number {
  const fight = { isAttacker, die: 0, added: 0, card, rivalDie: 0, rivalCard: 0, own, other: 0 };
  return new RivalFightOdds().beforeRolls({ ...fight, unseen: [3, 3, 3, 3, 3], pile: 9 }, own);
}

/** What a duel is about: the worth of the round with the spot and without, Wanted, and what the other loses. */
export interface Stake {
  readonly won: number;
  readonly lost: number;
}

/** To place on a spot that another holds. */
export function stakeOfAttack(hopes: Hopes, spot: SpotChoice, holder: Posse): Stake {
  const won = hopes.with({ ...spot, wounded: false });
  const lost = hopes.with({ ...spot, wounded: true });
  return withWanted(hopes, { won: won + hopes.envy() * lossOf(hopes, holder), lost }, holder.player);
}

/** To hold a spot that another has come to. */
function stakeOfDefence(hopes: Hopes, posse: Posse, attacker: Player): Stake {
  return withWanted(hopes, { won: hopes.now(), lost: hopes.now(posse) - hopes.envy() * 0.6 }, attacker);
}

function withWanted(hopes: Hopes, { won, lost }: Stake, enemy: Player): Stake {
  const { open, seat } = hopes.outlook;
  const wanted = hopes.ledger.wanted();
  const outlaw =
    seatState(open, seat).boss === 'outlaw' && !seatState(open, seat).wonDuel ? hopes.ledger.unit * 1.6 : 0;
  return {
    won:
      won +
      outlaw +
      (open.wanted === seat ? 0 : wanted) +
      (open.wanted === enemy ? hopes.envy() * wanted : 0),
    lost: lost - (open.wanted === seat ? wanted : 0) - (open.wanted === enemy ? 0 : hopes.envy() * wanted),
  };
}

/** What a posse that is wounded no longer gets, about (W6.8). */
function lossOf({ ledger, outlook }: Hopes, { spot, side, place }: Posse): number {
  const unit = Math.max(ledger.unit, 0.4);
  if (spot === 'influence') return side === 'right' ? unit : 0;
  if (spot === 'leftover') return 0.6;
  if (spot === 'number' || spot === 'suit') return 0.8;
  const used = topOf(matAt(outlook.open, place));
  return used && buildingOf(outlook.config, used).moment !== 'now' ? 2 * unit : 0;
}

/** The best step of the one behind: what is won by it, less what it costs. */
export function duelStep(hopes: Hopes, fight: Duel, options: readonly DuelStep[]): DuelStep {
  const { outlook, weights } = hopes;
  const { open, seat } = outlook;
  const isAttacker = fight.attacker.player === seat;
  const enemy = (isAttacker ? fight.defender : fight.attacker).player;
  const holder = open.posses.find(
    ({ place, spot, wounded }) => place === fight.place && spot === fight.spot && !wounded,
  );
  if (!holder) return { act: 'stop' };
  const { won, lost } = isAttacker
    ? stakeOfAttack(hopes, fight, holder)
    : stakeOfDefence(hopes, holder, enemy);
  const stake = Math.max(0.05, won - lost);
  const costOf = (kind: Kind) =>
    Math.max(
      0.03,
      hopes.now() -
        hopes.changed((hope) => {
          hope[kind]--;
        }),
    );
  const kind = isAttacker ? 'force' : 'law';
  const costs = {
    reroll: seatState(open, seat).influence[kind] > 0 ? costOf(kind) / stake : 0,
    card: weights.shown / stake,
  };
  if (enemy === RIVAL) {
    const { steps } = rivalDuelOdds(outlook, rivalFight(outlook, { isAttacker, fight }), {
      costs,
      payments: 3,
    });
    const cheapest = (one: Kind) => (one === kind ? 0.01 : 0) + costOf(one) / 100;
    return bestBy(options, (step) => (steps[step.act] ?? -1) - ('pay' in step ? cheapest(step.pay) : 0));
  }
  const limits = { mine: 4, theirs: weights.theirRerolls + 1 };
  const { steps } = duelOdds(outlook, fightTerms(outlook, enemy, { isAttacker, fight }, limits), costs);
  return bestBy(options, ({ act }) =>
    act === 'rivalRerolls' || act === 'rivalDraws' ? -1 : (steps[act] ?? -1),
  );
}
