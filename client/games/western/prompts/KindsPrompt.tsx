import { useSignal } from '@preact/signals';
import type { Influence } from '../../../../shared/games/western/catalog/buildings';
import type { Kinds } from '../../../../shared/games/western/decisions';
import { sumOf } from '../../../../shared/games/western/influence';
import { seatState } from '../../../../shared/games/western/ring';
import { t as house } from '../../../i18n';
import { answer } from '../../../model/table';
import { Confirm } from '../../../prompts/Confirm';
import { onlyOne } from '../../../prompts/onlyOne';
import { partialDraftOf, useDraft } from '../model/drafts';
import { comingGains } from '../model/comingGains';
import { figures } from '../model/figures';
import { optionOf, pickedBefore } from '../model/kindsPicking';
import { sceneOf } from '../model/scene';
import { t } from '../texts';
import { KindsPicker } from './KindsPicker';
import { MayBuy } from './MayBuy';
import type { PromptProps } from './registry';
import { plainSaid, Said } from './Said';

/** W1.8, S43, S97: the kinds of what is gained. */
export function WildPrompt({ decision, view }: PromptProps<'wild'>) {
  const { form, count, cause } = decision.about;
  const options = decision.options ?? [];
  const chosen = useSignal(onlyOne(options) ?? pickedBefore(options, partialDraftOf(decision)));
  const text = t().prompts;
  const done = optionOf(options, chosen.value);
  useDraft(decision, done ?? chosen.value);
  const from =
    cause === 'resolution' ? text.coming(comingGains(sceneOf(view.open), decision.seat)) : text.cause(cause);
  const each = form === 'same' ? count : 1;
  const gained = done?.flatMap((kind) => Array.from({ length: each }, () => kind));
  const { influence } = seatState(view.open, decision.seat);
  const most = figures.value.mostInfluence;
  const lost = form === 'same' && done?.[0] ? Math.max(0, influence[done[0]] + count - most) : 0;
  return (
    <>
      <p>
        <Said text={text.wild[form](count, from)} />
      </p>
      <KindsPicker
        options={options}
        chosen={chosen.value}
        onChange={(kinds) => (chosen.value = kinds)}
        has={influence}
        sign={1}
        each={each}
        most={most}
      />
      <MayBuy open={view.open} seat={decision.seat} has={withKinds(influence, gained ?? [], most)} />
      {lost > 0 && <p class="prompt-warning">{text.lost(lost)}</p>}
      <Confirm
        chosen={done}
        label={gained ? plainSaid(text.gains(gained)) : house().prompts.choose}
        onConfirm={() => void answer(done)}
      />
    </>
  );
}

/** The tracks with what is being chosen. */
function withKinds(has: Readonly<Influence>, kinds: Kinds, most: number): Influence {
  const more = sumOf(kinds);
  return {
    law: Math.min(most, has.law + more.law),
    force: Math.min(most, has.force + more.force),
    gold: Math.min(most, has.gold + more.gold),
  };
}

/** Something that costs influence of any kind, or not (W4.1, W10.4, S53). */
export function PayPrompt({ decision, view }: PromptProps<'hire' | 'hall' | 'auction'>) {
  const options = (decision.options ?? []).filter((kinds): kinds is Kinds => Array.isArray(kinds));
  const chosen = useSignal(pickedBefore(options, partialDraftOf(decision)));
  const text = t().prompts;
  const done = optionOf(options, chosen.value);
  useDraft(decision, done ?? chosen.value);
  return (
    <>
      {decision.kind === 'hire' && <p>{text.hireYes}</p>}
      {decision.kind === 'auction' && (
        <p>
          <Said text={t().cards.effects(figures.value.buildings[decision.about.building])} />
        </p>
      )}
      {options.length > 0 && (
        <KindsPicker
          options={options}
          chosen={chosen.value}
          onChange={(kinds) => (chosen.value = kinds)}
          has={seatState(view.open, decision.seat).influence}
          sign={-1}
          most={figures.value.mostInfluence}
        />
      )}
      <Confirm
        chosen={done}
        label={done ? plainSaid(text.pays(done)) : house().prompts.choose}
        onConfirm={() => void answer(done)}
      >
        <button class="button" onClick={() => void answer(null)}>
          {house().prompts.decline}
        </button>
      </Confirm>
    </>
  );
}
