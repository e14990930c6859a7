import type { Influence } from '../../../../shared/games/western/catalog/buildings';
import { KINDS } from '../../../../shared/games/western/catalog/ids';
import { figures } from '../model/figures';
import { KindIcon } from '../parts/KindIcon';
import { t } from '../texts';
import './After.css';

const NOTHING: Readonly<Influence> = { law: 0, force: 0, gold: 0 };

/** The three tracks as they would be: what changes stands out, and what would be lost is said. */
export function After({
  has,
  pays = NOTHING,
  gains = NOTHING,
}: {
  has: Readonly<Influence>;
  pays?: Readonly<Influence>;
  gains?: Readonly<Influence>;
}) {
  const most = figures.value.mostInfluence;
  const text = t().prompts;
  let lost = 0;
  return (
    <span class="after">
      {text.then}
      {KINDS.map((kind) => {
        const wanted = has[kind] - pays[kind] + gains[kind];
        const now = Math.min(most, wanted);
        lost += wanted - now;
        return (
          <span key={kind} class={now === has[kind] ? 'after-same' : 'after-changed'}>
            <KindIcon kind={kind} label={t().cards.kinds[kind]} /> {now}
          </span>
        );
      })}
      {lost > 0 && <span class="prompt-warning">{text.lost(lost)}</span>}
    </span>
  );
}
