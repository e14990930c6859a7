import type { CardId } from '../../../../shared/games/western/catalog/ids';
import type { HandRank } from '../../../../shared/games/western/hand';
import type {
  Duel,
  Mat,
  Open,
  Place,
  Player,
  Posse,
  SeatState,
} from '../../../../shared/games/western/state';
import { framesFrom } from '../../../model/sceneFrames';
import loop from './loop.json?url';

/** As much of a moment as is drawn of it. */
export interface Frame extends Pick<Open, 'gaps'> {
  readonly mats: readonly Pick<Mat, 'id' | 'owner'>[];
  readonly seats: readonly Pick<SeatState, 'boss'>[];
  readonly posses: readonly Posse[];
  readonly duel?: Duel;
  /** Who has just lost it. */
  readonly loser?: Player;
  /** The place that has just been won, and by which hands. */
  readonly won?: { readonly place: Place; readonly hands: readonly WinningHand[] };
}

export interface WinningHand {
  readonly player: Player;
  readonly rank: HandRank;
  /** The own card between the two that shoulder the place. */
  readonly cards: readonly CardId[];
}

export const loadFrames = () => framesFrom<Frame>(loop);
