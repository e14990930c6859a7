import type { Seat } from '../../shared/core';
import { t } from '../i18n';
import { nameOf } from '../model/names';
import { Icon } from '../parts/Icon';

export interface Score {
  readonly points: number;
  /** In the lead, alone or not. */
  readonly isBest: boolean;
  /** What a point is called. */
  readonly word: string;
  readonly sources: readonly (readonly [name: string, points: number])[];
}

/** The points, and on hover or focus where they came from. */
export function ScoreBadge({ seat, points, isBest, word, sources }: Score & { readonly seat: Seat }) {
  const text = t().table;
  return (
    <div class="score">
      <button class={`score-button${isBest ? ' score-leads' : ''}`} aria-describedby={`score-${seat}`}>
        <Icon name="vp" />
        <b>{points}</b>
        <span class="visually-hidden">
          {word}
          {isBest ? `, ${text.leads}` : ''}
        </span>
      </button>
      <div class="panel score-sheet" id={`score-${seat}`} role="tooltip">
        <strong>{text.scoreOf(nameOf(seat))}</strong>
        <dl>
          {sources.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div class="score-total">
            <dt>{text.total}</dt>
            <dd>{points}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
