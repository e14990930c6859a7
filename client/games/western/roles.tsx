import { BOSSES } from '../../../shared/games/western/catalog/ids';
import type { Roles } from '../card';
import { BossBust } from './parts/BossBust';
import { cards } from './texts/en/cards';

const bossOf = (role: string) => BOSSES.find((id) => id === role);

/** What somebody has played as: a boss. One of rules that this page does not know has neither name nor mark. */
export const roles: Roles = {
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
