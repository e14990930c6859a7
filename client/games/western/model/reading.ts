import type { CardId } from '../../../../shared/games/western/catalog/ids';
import { rankOf, type HandRank } from '../../../../shared/games/western/hand';
import {
  chanceOf,
  hallOdds,
  losesToShown,
  matOdds,
  opponentsAt,
  type Against,
  type Odds,
} from '../../../../shared/games/western/odds';
import { changedCard, isOn, leftCard, rightCard } from '../../../../shared/games/western/ring';
import { TOWN_HALL, type Place, type Player } from '../../../../shared/games/western/state';
import {
  hidesCard,
  othersOf,
  shownCards,
  unseenCards,
  type Outlook,
} from '../../../../shared/games/western/unseen';

/** How a hand does against one of those that it would be compared with. */
export interface Opponent extends Odds {
  readonly player: Player;
  /** The card that they are known to play with, as it is; of the Rival's two one may still be hidden. */
  readonly known?: CardId;
  readonly isHidden: boolean;
}

/** The hand that a seat's card makes at a place, and what it is worth there: from what that seat may know alone. */
export interface Reading {
  readonly place: Place;
  readonly left: CardId;
  readonly right: CardId;
  /** The own card as it counts there (W9.3). */
  readonly own: CardId;
  readonly rank: HandRank;
  /** Whether the seat plays here: at a mat only with a posse, at the Town Hall always (W10.1). */
  readonly isThere: boolean;
  readonly opponents: readonly Opponent[];
  /** Of the cards that they may hold, those that this hand beats whoever of them has it. */
  readonly beats: number;
  readonly of: number;
  /** Beaten already by a card that lies open. */
  readonly losesTo?: Player;
  /** That it beats all of them at once. */
  readonly chance: number;
}

/** What is supposed while somebody chooses: another card kept, or the card as a spot would change it. */
export interface Supposed {
  readonly kept?: CardId;
  readonly counts?: CardId;
}

export function readingAt(outlook: Outlook, place: Place, supposed: Supposed = {}): Reading | undefined {
  const kept = supposed.kept ?? outlook.own.card;
  if (!kept || outlook.open.gaps.length === 0) return undefined;
  const known: Outlook =
    kept === outlook.own.card ? outlook : { ...outlook, own: { ...outlook.own, card: kept } };
  const { open, seat } = known;
  const isHall = place === TOWN_HALL;
  const left = leftCard(open, place);
  const right = rightCard(open, place);
  const own = supposed.counts ?? changedCard(open, seat, kept);
  const players = isHall ? othersOf(known) : opponentsAt(known, place);
  const oddsOf = (against: Against) => (isHall ? hallOdds(known, against) : matOdds(known, place, against));
  const opponents = players.map((player): Opponent => {
    const isHidden = hidesCard(known, player);
    const { wins, total } = oddsOf({ card: own, opponents: [player] });
    return { player, known: shownCards(known, player)[0], isHidden, wins, total };
  });
  const hiding = opponents.filter(({ isHidden }) => isHidden);
  return {
    place,
    left,
    right,
    own,
    rank: rankOf(own, left, right),
    isThere: isHall || isOn(open, seat, place),
    opponents,
    beats: hiding.length > 0 ? Math.min(...hiding.map(({ wins }) => wins)) : 0,
    of: hiding.length > 0 ? unseenCards(known).length : 0,
    losesTo: players.find((player) => losesToShown(known, place, player, own)),
    chance: chanceOf(oddsOf({ card: own, opponents: players })),
  };
}
