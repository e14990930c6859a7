import type { Seat } from '../../core';
import type { Influence } from './catalog/buildings';
import { KINDS } from './catalog/ids';
import type { Kinds, Purchase, SpotChoice } from './decisions';
import { influenceOf, listOf, lowestKind } from './influence';
import { discountFor } from './purchase';
import { givesOf, holderOf, isGrey, isOn, matAt } from './ring';
import { buildingOf } from './ruleset';
import { SPOTS, type Place } from './state';
import type { Scene } from './types';

/** W15.1: the spot that is played when time runs out. Never a held one. */
export function fallbackSpot(g: Scene, seat: Seat, options: readonly SpotChoice[]): SpotChoice {
  const { open } = g;
  const free = options.filter(({ place, spot }) => !holderOf(open, place, spot));
  const fresh = free.filter(({ place }) => !isOn(open, seat, place));
  const among = fresh.length > 0 ? fresh : free;
  return (
    leastInfluence(g, seat, among) ??
    among.find(({ place }) => isGrey(matAt(open, place))) ??
    among.reduce((first, choice) => (isBefore(choice, first) ? choice : first))
  );
}

/** The left side of the influence spot whose kind the seat has least of; a Saloon counts as the lowest kind. */
function leastInfluence(g: Scene, seat: Seat, among: readonly SpotChoice[]): SpotChoice | undefined {
  const influence = influenceOf(g, seat);
  const trackAt = ({ place }: SpotChoice) => {
    const gives = givesOf(matAt(g.open, place));
    return influence[gives === 'X' ? lowestKind(influence) : gives];
  };
  const lefts = among.filter(({ side }) => side === 'left');
  return lefts.length === 0
    ? undefined
    : lefts.reduce((best, choice) => (trackAt(choice) < trackAt(best) ? choice : best));
}

/** Lowest place, in the order influence left, porch, leftover, number +1, suit up. */
function isBefore(a: SpotChoice, b: SpotChoice): boolean {
  return (a.place - b.place || SPOTS.indexOf(a.spot) - SPOTS.indexOf(b.spot)) < 0;
}

/** W15.2: of the buildings that can be paid the one with most VP; ties: more icons, then lowest place. */
export function fallbackPurchase(
  g: Scene,
  seat: Seat,
  options: readonly (Purchase | null)[],
): Purchase | null {
  const worth = ({ place }: Purchase) => {
    const { vp, icons } = figuresAt(g, place);
    return vp * 10 + icons.length;
  };
  const purchases = options.filter((option) => option !== null);
  const [first] = purchases;
  if (!first) return null;
  const { place, waive } = purchases.reduce((best, option) => (worth(option) > worth(best) ? option : best));
  return waive === undefined ? { place } : { place, waive: fallbackWaiver(g, seat, place) };
}

function figuresAt({ open, config }: Scene, place: Place) {
  const { slot } = matAt(open, place);
  if (!slot) throw new Error(`There is nothing for sale at place ${place}.`);
  return { slot, ...buildingOf(config, slot) };
}

/** First what could not be paid, then one by one the kind of the price of which least would be left. */
function fallbackWaiver(g: Scene, seat: Seat, place: Place): Kinds {
  const influence = influenceOf(g, seat);
  const { slot, price } = figuresAt(g, place);
  const waived: Influence = { law: 0, force: 0, gold: 0 };
  const left: Influence = { law: 0, force: 0, gold: 0 };
  let more = discountFor(g, seat, slot);
  for (const kind of KINDS) {
    waived[kind] = Math.max(0, price[kind] - influence[kind]);
    left[kind] = influence[kind] - price[kind] + waived[kind];
    more -= waived[kind];
  }
  for (; more > 0; more--) {
    const kinds = KINDS.filter((kind) => waived[kind] < price[kind]);
    const kind = lowestKind(left, kinds);
    waived[kind]++;
    left[kind]++;
  }
  return listOf(waived);
}
