import { draftOf } from '../model/drafts';
import { figures } from '../model/figures';
import { BossBust } from '../parts/BossBust';
import { classOf } from '../parts/player';
import { t } from '../texts';
import { answer } from '../../../model/table';
import type { PromptProps } from './registry';
import './BossPrompt.css';

/** W2.4: it can be taken back until everyone has chosen, so one tap is enough. */
export function BossPrompt({ decision }: PromptProps<'boss'>) {
  const { cards } = t();
  const taken = draftOf(decision);
  return (
    <div class="options two boss-options">
      {decision.options?.map((boss) => (
        <button
          key={boss}
          class={`option boss-option ${classOf(decision.seat)}`}
          data-boss={boss}
          aria-pressed={taken === undefined ? undefined : boss === taken}
          onClick={() => void answer(boss)}
        >
          <BossBust boss={boss} />
          <strong>{cards.bosses[boss]}</strong>
          <small>{cards.ability(figures.value.bosses[boss])}</small>
        </button>
      ))}
    </div>
  );
}
