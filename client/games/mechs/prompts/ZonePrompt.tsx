import { useSignal } from '@preact/signals';
import { useCallback } from 'preact/hooks';
import { describeZone } from '../board/describeZone';
import { t as house } from '../../../i18n';
import { t } from '../texts';
import { useZoneChoice } from '../model/choices';
import { pointAt } from '../model/pointer';
import { answer } from '../../../model/table';
import { plainText } from '../../../parts/RichText';
import { Confirm } from '../../../prompts/Confirm';
import { onlyOne } from '../../../prompts/onlyOne';
import type { PromptProps } from './registry';

/** A zone among a few (M2.3, M8.6, M10, R43): on the arena itself, or from the list. */
export function ZonePrompt({ decision, view }: PromptProps<'base' | 'refuge' | 'spikerZone'>) {
  const chosen = useSignal<number | undefined>(onlyOne(decision.options));
  const zones = decision.options ?? [];
  const pick = useCallback((zone: number) => (chosen.value = zone), []);
  useZoneChoice({ zones, pick, chosen: chosen.value, label: () => house().prompts.choose });
  return (
    <>
      <p>{t().prompts.pickOnArena}</p>
      <div class="options two">
        {zones.map((zone) => {
          const [title, ...rest] = describeZone(view.open, zone, view.own);
          return (
            <button
              key={zone}
              class="option"
              data-zone={zone}
              aria-pressed={chosen.value === zone}
              onClick={() => pick(zone)}
              onPointerEnter={() => pointAt(zone)}
              onPointerLeave={() => pointAt(undefined)}
            >
              <strong>{title}</strong>
              <small>{rest.join(', ')}</small>
            </button>
          );
        })}
      </div>
      <Confirm
        chosen={chosen.value}
        label={
          chosen.value === undefined
            ? house().prompts.choose
            : plainText(t().prompts[decision.kind === 'base' ? 'landAt' : 'goTo'](chosen.value))
        }
        onConfirm={() => void answer(chosen.value)}
      />
    </>
  );
}
