import type { BossId } from '../../../../shared/games/western/catalog/ids';
import { Glyph } from './Glyph';
import './BossBust.css';

/** A boss, before the colour of the seat around it; `rival` is the Rival, and nobody a boss that is not known yet. */
export function BossBust({ boss, label }: { boss?: BossId | 'rival'; label?: string }) {
  return <Glyph id={`boss-${boss ?? 'unknown'}`} class="bust" label={label} />;
}
