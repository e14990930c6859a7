import { PUBLISHED_FIGURES } from '../../../../shared/games/western/catalog/figures';
import type { Phase } from '../../../../shared/games/western/state';
import type { WesternTypes } from '../../../../shared/games/western/types';
import type { Shown } from '../../ui';
import { Glyph } from '../parts/Glyph';
import { t } from '../texts';
import './Progress.css';

const { rounds } = PUBLISHED_FIGURES;
const STEPS = ['deal', 'placement', 'resolution', 'buy'] as const;
const STEP_OF: Readonly<Record<Phase, (typeof STEPS)[number] | undefined>> = {
  setUp: undefined,
  bosses: undefined,
  deal: 'deal',
  keep: 'deal',
  hire: 'placement',
  place: 'placement',
  rival: 'placement',
  reveal: 'resolution',
  resolution: 'resolution',
  buy: 'buy',
  roundEnd: 'buy',
  over: undefined,
};

/** Round, phase, and how many buildings are left in the deck. */
export function Progress({ open }: Shown<WesternTypes>) {
  const text = t().board;
  if (open.round === 0) return <strong class="topbar-phase">{text.setUp}</strong>;
  const step = STEP_OF[open.phase];
  const at = STEPS.findIndex((one) => one === step);
  return (
    <>
      <span class="game-name">{text.game}</span>
      <div class="pips" role="img" aria-label={text.round(open.round, rounds)}>
        <span class="pips-name">{text.roundShort}</span>
        {Array.from({ length: rounds }, (_, i) => (
          <span
            key={i}
            class={`pip${i + 1 === open.round ? ' pip-now' : i + 1 < open.round ? ' pip-done' : ''}`}
          >
            {i + 1}
          </span>
        ))}
      </div>
      <ol class="steps">
        {STEPS.map((one, i) => (
          <li
            key={one}
            class={i === at ? 'step-now' : i < at ? 'step-done' : undefined}
            aria-current={i === at ? 'step' : undefined}
          >
            {text.steps[one]}
          </li>
        ))}
      </ol>
      <span class="deck-count" title={text.deck}>
        <Glyph id="house" />
        <span>{text.deck}</span> <b>{open.deckCount}</b>
      </span>
    </>
  );
}
