import type { MechsHighlight } from '../../../shared/games/mechs/highlights';
import type { AnyUi } from '../ui';
import { Icon, type IconName } from './parts/Icon';
import { t } from './texts';

const ICONS: Record<MechsHighlight['type'], IconName> = {
  combat: 'melee',
  knockOut: 'area',
  mech: 'mech',
  lead: 'vp',
};

/** What people want to see again. */
export const highlight: AnyUi['highlight'] = (found) => {
  const it = found as MechsHighlight;
  const words = t().replay.highlight as Record<MechsHighlight['type'], (it: MechsHighlight) => string>;
  return {
    seat: 'seat' in it ? it.seat : it.attacker,
    words: words[it.type](it),
    drawing: <Icon name={ICONS[it.type]} />,
  };
};
