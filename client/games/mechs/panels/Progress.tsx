import { clockwiseFrom } from '../../../../shared/games/mechs/arena';
import { PUBLISHED_FIGURES } from '../../../../shared/games/mechs/catalog/figures';
import type { MechsTypes } from '../../../../shared/games/mechs/types';
import { nameOf } from '../../../model/names';
import type { Shown } from '../../ui';
import { Portrait } from '../art/Portrait';
import { faceOf } from '../board/Pieces';
import { t } from '../texts';
import './Progress.css';

const { rounds, cardsPerRound } = PUBLISHED_FIGURES;
const isScoring = (round: number) => round % 2 === 0;

/** Round, card and whose turn it is. */
export function Progress({ open }: Shown<MechsTypes>) {
  const text = t().table;
  if (open.round === 0) return <strong class="topbar-phase">{text.setUp}</strong>;
  return (
    <>
      <div class="pips" role="img" aria-label={text.round(open.round, rounds)}>
        <span class="pips-name">{text.roundShort}</span>
        {Array.from({ length: rounds }, (_, i) => (
          <span
            key={i}
            class={`pip${i + 1 === open.round ? ' pip-now' : i + 1 < open.round ? ' pip-done' : ''}${isScoring(i + 1) ? ' pip-scoring' : ''}`}
            title={isScoring(i + 1) ? text.scoringRound : undefined}
          >
            {i + 1}
          </span>
        ))}
      </div>
      <div class="pips pips-cards" role="img" aria-label={text.turn(open.turn, cardsPerRound)}>
        <span class="pips-name">{text.turnShort}</span>
        {Array.from({ length: cardsPerRound }, (_, i) => (
          <span
            key={i}
            class={`pip${i + 1 === open.turn ? ' pip-now' : i + 1 < open.turn ? ' pip-done' : ''}`}
          >
            {i + 1}
          </span>
        ))}
      </div>
      <ol class="topbar-order" aria-label={text.order}>
        {clockwiseFrom(open, open.starter).map((seat) => (
          <li key={seat} class={`seat-${seat}${open.active === seat ? ' order-now' : ''}`}>
            <span class="order-face">
              <Portrait face={faceOf(open, seat)} />
            </span>
            <span>{nameOf(seat)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
