import type { Seat } from '../../core';
import type { Influence } from './catalog/buildings';
import { KINDS, type Kind } from './catalog/ids';
import type { Cause, Kinds } from './decisions';
import { seatState } from './ring';
import { figuresOf } from './ruleset';
import type { Scene, WesternTable } from './types';

/** W1.7: the three tracks. */
export function influenceOf(g: Pick<Scene, 'open'>, seat: Seat): Influence {
  return seatState(g.open, seat).influence;
}

/** Steps left on a track. */
export function roomFor(g: Scene, seat: Seat, kind: Kind): number {
  return figuresOf(g.config).mostInfluence - influenceOf(g, seat)[kind];
}

/** What would exceed the track is lost. */
export function gain(g: WesternTable, seat: Seat, kind: Kind, count: number, cause: Cause): void {
  const amount = Math.min(count, roomFor(g, seat, kind));
  if (amount <= 0) return;
  influenceOf(g, seat)[kind] += amount;
  g.emit({ type: 'influenceGained', seat, kind, amount, cause });
}

export function pay(g: WesternTable, seat: Seat, price: Readonly<Influence>, cause: Cause): void {
  const { law, force, gold } = price;
  if (law + force + gold === 0) return;
  const influence = influenceOf(g, seat);
  influence.law -= law;
  influence.force -= force;
  influence.gold -= gold;
  g.emit({ type: 'influencePaid', seat, law, force, gold, cause });
}

export function payKinds(g: WesternTable, seat: Seat, kinds: Kinds, cause: Cause): void {
  pay(g, seat, sumOf(kinds), cause);
}

export function canPay(influence: Readonly<Influence>, { law, force, gold }: Readonly<Influence>): boolean {
  return influence.law >= law && influence.force >= force && influence.gold >= gold;
}

/** One influence for each kind named. */
export function sumOf(kinds: Kinds): Influence {
  const sum: Influence = { law: 0, force: 0, gold: 0 };
  for (const kind of kinds) sum[kind]++;
  return sum;
}

export function listOf({ law, force, gold }: Readonly<Influence>): Kind[] {
  const kinds: Kind[] = [];
  for (let i = 0; i < law; i++) kinds.push('law');
  for (let i = 0; i < force; i++) kinds.push('force');
  for (let i = 0; i < gold; i++) kinds.push('gold');
  return kinds;
}

const ONE_OF: Readonly<Record<Kind, Kinds>> = { law: ['law'], force: ['force'], gold: ['gold'] };

/** Every way to choose so many influence, of each kind at most what `most` has of it (W1.8). */
export function choicesOf(count: number, most: Readonly<Influence>): Kinds[] {
  const choices: Kinds[] = [];
  if (count === 1) {
    for (const kind of KINDS) if (most[kind] > 0) choices.push(ONE_OF[kind]);
    return choices;
  }
  for (let law = Math.min(count, most.law); law >= 0; law--) {
    for (let force = Math.min(count - law, most.force); force >= 0; force--) {
      const gold = count - law - force;
      if (gold <= most.gold) choices.push(listOf({ law, force, gold }));
    }
  }
  return choices;
}

/** The kind of which there is least; ties in the order law, force, gold. */
export function lowestKind(influence: Readonly<Influence>, among: readonly Kind[] = KINDS): Kind {
  return among.reduce((lowest, kind) => (influence[kind] < influence[lowest] ? kind : lowest));
}

/** S50: what is left of a price. */
export function priceLess({ law, force, gold }: Readonly<Influence>, waive: Kinds): Influence {
  const waived = sumOf(waive);
  return { law: law - waived.law, force: force - waived.force, gold: gold - waived.gold };
}
