import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { isSame } from '../../../../shared/core/plain';
import { t as house } from '../../../i18n';
import { answer } from '../../../model/table';
import { Confirm } from '../../../prompts/Confirm';
import { onlyOne } from '../../../prompts/onlyOne';
import { draftOf, useDraft } from '../model/drafts';
import type { PromptProps } from './registry';
import { plainSaid } from './Said';
import './OptionList.css';

export interface Item<Answer> {
  readonly key: string;
  readonly answer: Answer;
  readonly title: ComponentChildren;
  readonly note?: ComponentChildren;
  /** What the button that sends it says. */
  readonly confirm: string;
  readonly isHidden?: boolean;
}

/** One of a few answers: a press picks it, another button sends it; and perhaps one that declines. */
export function OptionList<Answer>({
  decision,
  items,
  decline,
  columns = 'one',
  onPick,
}: {
  decision: PromptProps['decision'];
  items: readonly Item<Answer>[];
  /** What the button that answers "no" says. */
  decline?: string;
  columns?: 'one' | 'two' | 'three';
  onPick?: (item: Item<Answer>) => void;
}) {
  const drafted = draftOf(decision);
  const first = items.find((one) => isSame(one.answer, drafted)) ?? onlyOne(items);
  const chosen = useSignal(first?.key);
  const item = items.find(({ key }) => key === chosen.value);
  useDraft(decision, item?.answer);
  return (
    <>
      <div class={`options ${columns}`}>
        {items.map((one) => (
          <button
            key={one.key}
            class="option west-option"
            data-option={one.key}
            aria-pressed={chosen.value === one.key}
            onClick={() => {
              chosen.value = one.key;
              onPick?.(one);
            }}
          >
            <strong>{one.title}</strong>
            {one.note && <small>{one.note}</small>}
          </button>
        ))}
      </div>
      <Confirm
        chosen={item}
        label={item ? plainSaid(item.confirm) : house().prompts.choose}
        onConfirm={() => void answer(item?.answer)}
      >
        {decline && (
          <button class="button" onClick={() => void answer(null)}>
            {decline}
          </button>
        )}
      </Confirm>
    </>
  );
}
