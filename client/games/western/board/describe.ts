import { givesOf, holderOf, isGrey, matAt, potOf, topOf } from '../../../../shared/games/western/ring';
import {
  SHERIFF,
  TOWN_HALL,
  type Open,
  type Place,
  type Side,
  type SpotKind,
} from '../../../../shared/games/western/state';
import { figures } from '../model/figures';
import { nameOfPlayer } from '../model/names';
import type { Reading } from '../model/reading';
import { beatsInShort, handName } from '../parts/HandRibbon';
import { t } from '../texts';

/** The mat that lies at a place. */
export function nameOfPlace(open: Open, place: Place): string {
  return t().cards.mats[matAt(open, place).id];
}

/** A spot in words: what it is and what it gives. */
export function describeSpot(open: Open, place: Place, spot: SpotKind, side?: Side): string {
  const text = t().board;
  const name = text.spotAt(nameOfPlace(open, place), t().cards.spotInWords(spot, side));
  return text.inOne([name, ...spotGives(open, place, spot, side)]);
}

export function spotGives(open: Open, place: Place, spot: SpotKind, side?: Side): string[] {
  const text = t().board;
  const mat = matAt(open, place);
  const { leftGain, rightGain } = figures.value;
  if (spot === 'influence') {
    const isRight = side === 'right';
    const gain = t().cards.influence(isRight ? rightGain : leftGain, givesOf(mat), 'same');
    return [isRight ? text.gives.right(gain) : text.gives.left(gain)];
  }
  if (spot !== 'porch') return [text.spotNotes[spot]];
  const now = isGrey(mat) ? [text.gives.left(t().cards.influence(leftGain, givesOf(mat)))] : [];
  const building = topOf(mat);
  if (!building) return [...now, text.emptyPorch];
  const card = figures.value.buildings[building];
  const { name } = t().cards.moments[card.moment];
  return [...now, text.topBuilding(t().cards.buildings[building], name, t().cards.effects(card))];
}

/** Who stands on a spot, and who lies there. */
export function describeStanding(open: Open, place: Place, spot: SpotKind): string {
  const text = t().board;
  const holder = holderOf(open, place, spot);
  const parts = [holder ? text.heldBy(nameOfPlayer(holder.player), holder.side) : text.free];
  const wounded = open.posses.filter((one) => one.place === place && one.spot === spot && one.wounded);
  if (wounded.length > 0) parts.push(text.woundedHere(wounded.map(({ player }) => nameOfPlayer(player))));
  return text.inOne(parts);
}

/** A whole mat, where it is drawn small. */
export function describeMat(open: Open, place: Place, reading: Reading | undefined): string {
  const text = t().board;
  const mat = matAt(open, place);
  const parts = [nameOfPlace(open, place)];
  if (mat.owner !== undefined) parts.push(text.owner(nameOfPlayer(mat.owner)));
  if (place !== TOWN_HALL && place !== SHERIFF)
    parts.push(text.potIs(t().cards.influence(figures.value.pot, potOf(mat), 'same')));
  for (const { player, place: at, spot, side, wounded } of open.posses) {
    if (at !== place) continue;
    const where = t().cards.spotInWords(spot, side);
    const who = nameOfPlayer(player);
    parts.push(wounded ? text.liesThere(where, who) : text.standsThere(where, who));
  }
  if (reading) parts.push(text.handIs(handName(reading), beatsInShort(reading)));
  if (mat.slot)
    parts.push(
      text.sale(t().cards.buildings[mat.slot], t().cards.price(figures.value.buildings[mat.slot].price)),
    );
  return text.inSentences(parts);
}
