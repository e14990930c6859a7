import { Figure } from '../board/Figure';
import { figures } from '../model/figures';
import { t } from '../texts';
import { answer } from '../../../model/table';
import type { PromptProps } from './registry';
import './PilotPrompt.css';

/** M2.2: one of two pilots. It can be taken back until everyone has chosen, so one tap is enough. */
export function PilotPrompt({ decision, view }: PromptProps<'pilot'>) {
  const seat = view.viewer === 'spectator' ? 0 : view.viewer;
  return (
    <div class="options two">
      {decision.options?.map((pilot) => {
        const about = t().cards.pilots[pilot];
        return (
          <button
            key={pilot}
            class="option pilot-option"
            data-pilot={pilot}
            onClick={() => void answer(pilot)}
          >
            <svg viewBox="-50 -42 100 84" class={`seat-${seat}`} aria-hidden="true">
              <Figure pilot={pilot} status="armor" />
            </svg>
            <strong>{about.name}</strong>
            <small>
              <b>{about.ability}.</b> {about.textFor(figures.value)}
            </small>
          </button>
        );
      })}
    </div>
  );
}
