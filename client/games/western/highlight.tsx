import type { WesternHighlight } from '../../../shared/games/western/highlights';
import type { AnyUi } from '../ui';
import { Glyph } from './parts/Glyph';
import { t } from './texts';

const SIGNS = { turnedDuel: 'guns', hand: 'resolution', lead: 'vp' } as const;

/** What people want to see again. */
export const highlight: AnyUi['highlight'] = (found) => {
  const it = found as WesternHighlight;
  const words = t().replay.highlight as Record<WesternHighlight['type'], (it: WesternHighlight) => string>;
  return {
    seat: it.type === 'turnedDuel' ? it.winner : it.seat,
    words: words[it.type](it),
    drawing: <Glyph id={it.type === 'majority' ? it.industry : SIGNS[it.type]} class="sign" />,
  };
};
