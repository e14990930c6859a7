import { INDUSTRIES } from '../../../../shared/games/western/catalog/ids';
import { holderOf, leftCard, matAt, potOf, rightCard } from '../../../../shared/games/western/ring';
import {
  SHERIFF,
  TOWN_HALL,
  type Open,
  type Place,
  type Side,
  type SpotKind,
} from '../../../../shared/games/western/state';
import { mySeat } from '../../../model/table';
import type { SpokenPlace } from '../../../spoken/spokenGame';
import { describeStanding, spotGives } from '../board/describe';
import { spotsAt } from '../board/Mat';
import { SIDES } from '../board/Spot';
import { explainText } from '../help/helpParts';
import { isChosen, isOffered, keyOf, press, townChoice, type Target } from '../model/choices';
import { figures } from '../model/figures';
import { nameOfPlayer } from '../model/names';
import { readings } from '../model/readings';
import { sceneOf } from '../model/scene';
import { rankPays } from '../model/shares';
import { beatsInShort, handName } from '../parts/HandRibbon';
import { t } from '../texts';
import { spokenText } from './spoken';

/** A place of the ring: what it is, its spots one by one, and what is for sale. */
export function spokenPlaces(open: Open, place: Place): SpokenPlace[] {
  if (place === TOWN_HALL) return [about(open, place), ...industries(open)];
  return [
    about(open, place),
    ...spotsAt(open, place).flatMap((spot) => SIDES[spot].map((side) => spotOf(open, place, spot, side))),
    sale(open, place),
  ];
}

function about(open: Open, place: Place): SpokenPlace {
  const text = spokenText.text();
  const { board, cards } = t();
  const mat = matAt(open, place);
  const reading = readings.value[place];
  const lines: string[] = [];
  if (place === TOWN_HALL) lines.push(text.winner);
  else if (mat.owner !== undefined)
    lines.push(mat.owner === mySeat.value ? text.yours : board.owner(nameOfPlayer(mat.owner)));
  else lines.push(text.nobodys);
  if (place === SHERIFF) lines.push(explainText.text().sheriffPot);
  else if (place !== TOWN_HALL)
    lines.push(board.potIs(cards.influence(figures.value.pot, potOf(mat), 'same')));
  if (open.gaps.length > 0)
    lines.push(text.beside(cards.pokerCard(leftCard(open, place)), cards.pokerCard(rightCard(open, place))));
  if (reading) lines.push(text.yourHand(handName(reading), beatsInShort(reading)));
  return { key: `about ${place}`, name: text.about, lines };
}

function spotOf(open: Open, place: Place, spot: SpotKind, side?: Side): SpokenPlace {
  const holder = holderOf(open, place, spot);
  const seat = mySeat.value;
  const lines = [...spotGives(open, place, spot, side), describeStanding(open, place, spot)];
  if (holder && seat !== undefined && holder.player !== seat)
    lines.push(spokenText.text().duel(nameOfPlayer(holder.player)));
  return choosable({ at: 'spot', place, spot, side }, t().cards.spotInWords(spot, side), lines);
}

function sale(open: Open, place: Place): SpokenPlace {
  const text = spokenText.text();
  const { cards } = t();
  const { slot } = matAt(open, place);
  if (!slot) return { key: `slot-${place}`, name: text.sold, lines: [] };
  const building = figures.value.buildings[slot];
  return choosable({ at: 'slot', place }, text.forSale, [
    cards.buildings[slot],
    cards.costs(building.price),
    text.vp(building.vp),
    cards.effects(building),
  ]);
}

function industries(open: Open): SpokenPlace[] {
  const { board } = t();
  return INDUSTRIES.map((industry) => {
    const rank = open.industries[industry];
    const pays = rank === 0 ? undefined : rankPays(sceneOf(open), rank);
    return choosable({ at: 'industry', industry }, board.industryAt(industry, rank), [
      pays ? board.rankHint(pays.most, pays.second) : board.unranked,
    ]);
  });
}

function choosable(target: Target, name: string, lines: readonly string[]): SpokenPlace {
  const choice = townChoice.value;
  return {
    key: keyOf(target),
    name,
    lines,
    choice:
      choice && isOffered(target)
        ? { label: choice.label(target), isChosen: isChosen(target), pick: () => press(target) }
        : undefined,
  };
}
