import { t } from '../texts';
import { answer } from '../../../model/table';
import type { PromptProps } from './registry';

/** M5.1 */
export function CollectPrompt({ decision }: PromptProps<'collect'>) {
  const text = t().prompts;
  return (
    <div class="options">
      {decision.options?.map((choice) => (
        <button
          key={choice}
          class={choice === null ? 'button' : 'button primary'}
          onClick={() => void answer(choice)}
        >
          {choice === null
            ? text.skipAction
            : choice === true
              ? text.collectAll(text.amounts(decision.about))
              : text.collectExtra(choice)}
        </button>
      ))}
    </div>
  );
}
