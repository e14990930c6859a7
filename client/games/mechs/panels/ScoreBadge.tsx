import type { Seat } from '../../../../shared/core';
import { SCORE_SOURCES, type SeatState } from '../../../../shared/games/mechs/state';
import { totalSheet } from '../../../../shared/games/mechs/tracks';
import { t } from '../../../i18n';
import { nameOf } from '../../../model/names';
import { Icon } from '../../../parts/Icon';
import './ScoreBadge.css';

/** The points, and on hover or focus where they came from. */
export function ScoreBadge({ seat, state, isLeader }: { seat: Seat; state: SeatState; isLeader: boolean }) {
  const text = t().table;
  const sheet = totalSheet(state.scores);
  return (
    <div class="score">
      <button class={`score-button${isLeader ? ' score-leads' : ''}`} aria-describedby={`score-${seat}`}>
        <Icon name="vp" />
        <b>{state.vp}</b>
        <span class="visually-hidden">
          {text.vp}
          {isLeader ? `, ${text.leads}` : ''}
        </span>
      </button>
      <div class="panel score-sheet" id={`score-${seat}`} role="tooltip">
        <strong>{text.scoreOf(nameOf(seat))}</strong>
        <dl>
          {SCORE_SOURCES.map((source) => (
            <div key={source}>
              <dt>{t().sources[source]}</dt>
              <dd>{sheet[source]}</dd>
            </div>
          ))}
          <div class="score-total">
            <dt>{text.total}</dt>
            <dd>{state.vp}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
