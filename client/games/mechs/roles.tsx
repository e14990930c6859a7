import { PILOTS } from '../../../shared/games/mechs/catalog/ids';
import type { Roles } from '../card';
import { PilotBadge } from './board/PilotMark';
import { cardTexts } from './texts/pages';

const pilotOf = (role: string) => PILOTS.find((id) => id === role);

/** What somebody has played as: a pilot. One of rules that this page does not know has neither name nor mark. */
export async function loadRoles(): Promise<Roles> {
  await cardTexts.load();
  const cards = cardTexts.text();
  return {
    title: cards.favouritePilots,
    nameOf: (role) => {
      const pilot = pilotOf(role);
      return pilot && cards.pilots[pilot].name;
    },
    Badge: ({ role, label }) => {
      const pilot = pilotOf(role);
      return pilot ? <PilotBadge pilot={pilot} label={label} /> : null;
    },
  };
}
