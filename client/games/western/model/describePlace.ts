import type { BuildingId, Industry, LocationId } from '../../../../shared/games/western/catalog/ids';
import { iconsOf } from '../../../../shared/games/western/counters';
import {
  buildingsOf,
  givesOf,
  holderOf,
  isGrey,
  leftCard,
  matAt,
  potOf,
  rightCard,
  topOf,
} from '../../../../shared/games/western/ring';
import {
  RIVAL,
  SHERIFF,
  TOWN_HALL,
  type Open,
  type Place,
  type Player,
  type SpotKind,
} from '../../../../shared/games/western/state';
import { mySeat } from '../../../model/table';
import { explainText } from '../help/helpParts';
import { t } from '../texts';
import { figures } from './figures';
import { nameOfPlayer } from './names';
import { sceneOf } from './scene';
import { playersOf } from './shares';
import type { SpotId } from './subjects';

export interface Described {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rule: string;
}

/** A place of the ring in words. */
export function describePlace(open: Open, place: Place): Described {
  const mat = matAt(open, place);
  const { cards } = t();
  const text = explainText.text();
  const lines: string[] = [];
  if (place === TOWN_HALL) lines.push(text.hall);
  else if (place === SHERIFF) lines.push(text.sheriff, text.sheriffPot);
  else {
    const owner =
      mat.owner === undefined ? text.grey : text.colours(nameOfPlayer(mat.owner), mat.owner !== RIVAL);
    lines.push(owner, text.moods[mat.id as LocationId], text.pot(potWords(open, place)));
  }
  if (mat.slot) lines.push(text.forSale(cards.buildings[mat.slot]));
  if (open.gaps.length > 0)
    lines.push(text.beside(cards.pokerCard(leftCard(open, place)), cards.pokerCard(rightCard(open, place))));
  return {
    title: cards.mats[mat.id],
    lines,
    rule: place === TOWN_HALL ? 'W10.1' : place === SHERIFF ? 'W8.6' : 'W8.5',
  };
}

function potWords(open: Open, place: Place): string {
  return t().cards.influence(figures.value.pot, potOf(matAt(open, place)), 'same');
}

/** A spot in words: what it gives, and who holds it. */
export function describeSpot(open: Open, id: SpotId): Described {
  const [at = '', kind] = id.split(' ');
  const place = Number(at);
  const spot = kind as SpotKind;
  const mat = matAt(open, place);
  const { cards } = t();
  const text = explainText.text();
  const lines: string[] = [text.spots[spot]];
  const { leftGain, rightGain } = figures.value;
  if (spot === 'influence') {
    lines.push(text.left(cards.influence(leftGain, givesOf(mat))));
    lines.push(text.right(cards.influence(rightGain, givesOf(mat), 'same')));
  }
  if (spot === 'porch') {
    if (isGrey(mat)) lines.push(text.porchGives(cards.influence(leftGain, givesOf(mat))));
    const top = topOf(mat);
    lines.push(
      top
        ? text.topBuilding(
            cards.buildings[top],
            cards.effects(figures.value.buildings[top]),
            ownerOfBuilding(open, top),
          )
        : text.emptyPorch,
    );
  }
  const holder = holderOf(open, place, spot);
  lines.push(heldBy(holder?.player));
  return {
    title: text.spotTitle(cards.mats[mat.id], cards.spots[spot]),
    lines,
    rule: spot === 'influence' ? 'W5.1' : spot === 'porch' ? 'W5.4' : 'W5.3',
  };
}

function heldBy(player: Player | undefined): string {
  const text = explainText.text();
  if (player === undefined) return text.free;
  return player === mySeat.value ? text.heldByYou : text.holder(nameOfPlayer(player));
}

/** Who gains when a building is used. */
export function ownerOfBuilding(open: Open, building: BuildingId): string {
  const text = explainText.text();
  const owner = playersOf(open).find((player) => buildingsOf(open, player).includes(building));
  if (owner !== undefined)
    return owner === RIVAL ? text.owned(nameOfPlayer(owner)) : text.ownedAndPaid(nameOfPlayer(owner));
  return open.mats.some((mat) => mat.porch.includes(building)) ? text.neutral : text.ownerGains;
}

/** Everybody's shares of an industry. */
export function sharesOf(open: Open, industry: Industry): { name: string; count: number }[] {
  return playersOf(open).map((player) => ({
    name: nameOfPlayer(player),
    count: iconsOf(sceneOf(open), buildingsOf(open, player), industry),
  }));
}
