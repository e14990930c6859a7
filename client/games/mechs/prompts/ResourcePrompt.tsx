import { t } from '../texts';
import { answer } from '../../../model/table';
import { Icon } from '../parts/Icon';
import type { PromptProps } from './registry';

/** Gauss Rifle and Particle Phaser: energy or credits. */
export function ResourcePrompt({ decision }: PromptProps<'gainResource' | 'stealResource'>) {
  const amount = decision.kind === 'gainResource' ? decision.about.amount : 1;
  return (
    <div class="options two">
      {decision.options?.map((resource) => (
        <button key={resource} class="option" onClick={() => void answer(resource)}>
          <strong>
            <Icon name={resource} /> {t().prompts.amounts({ energy: 0, credits: 0, [resource]: amount })}
          </strong>
        </button>
      ))}
    </div>
  );
}
