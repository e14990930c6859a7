import { useSignal } from '@preact/signals';
import type { Industry } from '../../../../shared/games/western/catalog/ids';
import { colon, t as house } from '../../../i18n';
import { answer } from '../../../model/table';
import { Confirm } from '../../../prompts/Confirm';
import { onlyOne } from '../../../prompts/onlyOne';
import { useTownChoice } from '../model/choices';
import { draftOf, useDraft } from '../model/drafts';
import { industryOutlook } from '../model/shares';
import { sceneOf } from '../model/scene';
import { IndustryIcon } from '../parts/signs';
import { t } from '../texts';
import type { PromptProps } from './registry';
import { Said, plainSaid } from './Said';

/** W10.7: one token one rank up; what that rank pays, and who has how many shares. */
export function AdvancePrompt({ decision, view }: PromptProps<'advance'>) {
  const options = decision.options ?? [];
  const chosen = useSignal<Industry | undefined>(draftOf(decision) ?? onlyOne(options));
  useDraft(decision, chosen.value);
  const text = t().prompts;
  const scene = sceneOf(view.open);
  const send = () => void answer(chosen.value);
  useTownChoice({
    targets: options.map((industry) => ({ at: 'industry', industry })),
    chosen: chosen.value && { at: 'industry', industry: chosen.value },
    label: (target) => (target.at === 'industry' ? plainSaid(text.advanceIt(target.industry)) : ''),
    pick: (target) => {
      if (target.at === 'industry') chosen.value = target.industry;
    },
    confirm: send,
  });
  return (
    <>
      <div class="options">
        {options.map((industry) => {
          const { from, to, pays, shares } = industryOutlook(scene, industry);
          return (
            <button
              key={industry}
              class="option west-option"
              data-industry={industry}
              aria-pressed={chosen.value === industry}
              onClick={() => (chosen.value = industry)}
            >
              <strong>
                <IndustryIcon industry={industry} /> {colon(t().cards.industries[industry])}{' '}
                {text.rankStep(from, to)}
              </strong>
              <small>
                <Said text={text.rankPays(to, pays.most, pays.second)} />
              </small>
              <small>
                <Said text={text.sharesNow(shares)} isFlat />
              </small>
            </button>
          );
        })}
      </div>
      <Confirm
        chosen={chosen.value}
        label={chosen.value ? text.advanceIt(chosen.value) : house().prompts.choose}
        onConfirm={send}
      />
    </>
  );
}
