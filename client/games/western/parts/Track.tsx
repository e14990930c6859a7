import { PUBLISHED_FIGURES } from '../../../../shared/games/western/catalog/figures';
import type { Kind } from '../../../../shared/games/western/catalog/ids';
import { t } from '../texts';
import { KindIcon } from './KindIcon';
import './Track.css';

const MOST = PUBLISHED_FIGURES.mostInfluence;

/** W1.7: influence of one kind, from 0 to 6; what is to be paid is hatched. */
export function Track({ kind, has, pays = 0 }: { kind: Kind; has: number; pays?: number }) {
  const left = has - pays;
  return (
    <span class={`track kind-${kind}`} role="img" aria-label={t().cards.influence(has, kind)}>
      <KindIcon kind={kind} />
      <span class="track-pips">
        {Array.from({ length: MOST }, (_, i) => (
          <i key={i} class={i < left ? 'pip-on' : i < has ? 'pip-paid' : ''} />
        ))}
      </span>
      <b>{left}</b>
    </span>
  );
}
