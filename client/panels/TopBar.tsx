import type { Open } from '../../shared/games/mechs/state';
import { clockwiseFrom } from '../../shared/games/mechs/arena';
import { PUBLISHED_FIGURES } from '../../shared/games/mechs/catalog/figures';
import type { ComponentChildren } from 'preact';
import { PilotBadge } from '../games/mechs/board/PilotMark';
import { t } from '../i18n';
import { explain, subject } from '../model/explain';
import { nameOf } from '../model/names';
import { Icon } from '../parts/Icon';
import './TopBar.css';

const { rounds, cardsPerRound } = PUBLISHED_FIGURES;
const isScoring = (round: number) => round % 2 === 0;

/** Where the match stands: round, card, whose turn, and the way out. */
export function TopBar({ open, children }: { open: Open; children: ComponentChildren }) {
  const text = t().table;
  return (
    <header class="topbar">
      <h1 class="topbar-brand">{t().home.title}</h1>
      {open.round === 0 ? (
        <strong class="topbar-phase">{text.setUp}</strong>
      ) : (
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
                <Badge open={open} seat={seat} />
                <span>{nameOf(seat)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      <span class="topbar-gap" />
      <button
        class="button small topbar-help"
        aria-label={text.help}
        title={text.help}
        onClick={() => explain(subject.value?.type === 'legend' ? undefined : { type: 'legend' })}
      >
        <Icon name="question" />
      </button>
      {children}
    </header>
  );
}

function Badge({ open, seat }: { open: Open; seat: number }) {
  const pilot = open.seats[seat]?.pilot;
  return pilot ? <PilotBadge pilot={pilot} /> : null;
}
