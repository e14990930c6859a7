import { GRID, rowOf, zoneName } from '../../../../shared/games/mechs/arena';
import type { MechsTypes } from '../../../../shared/games/mechs/types';
import { chapter } from '../../../i18n/chapter';
import type { SpokenGame } from '../../../spoken/spokenGame';
import { forecast } from '../../../../shared/games/mechs/forecast';
import { kindOf } from '../../../../shared/games/mechs/catalog/cards';
import { spokenText as frameText } from '../../../spoken/spokenParts';
import { inSentences } from '../../../spoken/sentences';
import { controllersOf } from '../board/controllers';
import { selected, SLOTS, slots } from '../model/planning';
import { sceneOf } from '../model/scene';
import { stepInWords } from '../prompts/StepNote';
import { t } from '../texts';
import { spokenFight } from './spokenFight';
import { spokenSeat } from './spokenSeat';
import { spokenZone } from './spokenZone';

export const spokenText = chapter(() => t().spoken());

export async function loadSpoken(): Promise<SpokenGame<MechsTypes>> {
  await spokenText.load();
  return spoken;
}

/** Mechs for those who hear it. */
const spoken: SpokenGame<MechsTypes> = {
  boardName: () => t().table.arena,
  rows: (shown) => {
    const { open } = shown;
    const controllers = controllersOf(open);
    const zones = open.zones.map((zone, id) => (zone ? spokenZone(shown, id, controllers) : undefined));
    return Array.from({ length: GRID }, (_, row) => ({
      key: String(row),
      places: zones.filter((_zone, id) => rowOf(id) === row),
    })).filter(({ places }) => places.some((place) => place !== undefined));
  },
  placeOf: ({ open }, seat) => {
    const zone = open.seats[seat]?.zone;
    return zone === undefined ? undefined : zoneName(zone);
  },
  seat: ({ open }, seat) => spokenSeat(open, seat),
  points: (open, seat) => open.seats[seat]?.vp ?? 0,
  talk: ({ open, view }) => spokenFight(sceneOf(view, open)),
  plan: ({ view }) => {
    const { decision, viewer } = view;
    if (decision?.kind !== 'program' || viewer === 'spectator') return undefined;
    const planned = slots.value[selected.value];
    const free = slots.value.filter((slot) => slot === undefined).length;
    // Nothing to say before the first one.
    if (!planned)
      return free < SLOTS ? spokenText.text().planFree(selected.value + 1, SLOTS - free) : undefined;
    const step = forecast(sceneOf(view), viewer, slots.value).find(({ slot }) => slot === selected.value);
    if (!step) return undefined;
    const card = spokenText
      .text()
      .planCard(
        selected.value + 1,
        t().cards.kinds[kindOf(planned.card)].name,
        t().directions[planned.direction],
        inSentences(stepInWords(step)),
      );
    return free === 0 ? `${card} ${frameText.text().offered(t().program.lock)}` : card;
  },
};
