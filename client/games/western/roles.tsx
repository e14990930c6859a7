import { BOSSES } from '../../../shared/games/western/catalog/ids';
import type { Roles } from '../card';
import { BossBust } from './parts/BossBust';
import { cardTexts } from './texts/pages';

const bossOf = (role: string) => BOSSES.find((id) => id === role);

/** What somebody has played as: a boss. One of rules that this page does not know has neither name nor mark. */
export async function loadRoles(): Promise<Roles> {
  await cardTexts.load();
  const cards = cardTexts.text();
  return {
    title: cards.favouriteBosses,
    nameOf: (role) => {
      const boss = bossOf(role);
      return boss && cards.bosses[boss];
    },
    Badge: ({ role, label }) => {
      const boss = bossOf(role);
      return boss ? <BossBust boss={boss} label={label} /> : null;
    },
  };
}
