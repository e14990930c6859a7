import { Portrait } from '../art/Portrait';
import { PilotBadge } from '../board/PilotMark';
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
            <span class={`pilot-picture seat-${seat}`}>
              <Portrait face={pilot} />
              <PilotBadge pilot={pilot} />
            </span>
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
