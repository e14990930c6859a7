import { scoreOf } from '../../../../shared/games/western/score';
import { TOWN_HALL, PLACES } from '../../../../shared/games/western/state';
import type { WesternTypes } from '../../../../shared/games/western/types';
import { chapter } from '../../../i18n/chapter';
import type { SpokenGame } from '../../../spoken/spokenGame';
import { nameOfPlace } from '../board/describe';
import { explainText } from '../help/helpParts';
import { sceneOf } from '../model/scene';
import { t } from '../texts';
import { spokenDuel } from './spokenDuel';
import { spokenPlaces } from './spokenPlaces';
import { spokenSeat } from './spokenSeat';

export const spokenText = chapter(() => t().spoken());

export async function loadSpoken(): Promise<SpokenGame<WesternTypes>> {
  await Promise.all([spokenText.load(), explainText.load()]);
  return spoken;
}

/** Western for those who hear it: a row for each place of the ring, clockwise, with its spots. */
const spoken: SpokenGame<WesternTypes> = {
  boardName: () => t().board.town,
  rows: ({ open }) =>
    open.mats.length === 0
      ? []
      : [TOWN_HALL, ...PLACES].map((place) => ({
          key: String(place),
          name: nameOfPlace(open, place),
          places: spokenPlaces(open, place),
        })),
  placeOf: ({ open }, seat) => {
    const own = open.posses.findLast(({ player }) => player === seat);
    const place = own?.place ?? open.seats[seat]?.place;
    return place === undefined ? undefined : `about ${place}`;
  },
  seat: spokenSeat,
  points: (open, seat) => scoreOf(sceneOf(open), seat).points,
  talk: spokenDuel,
};
