import { useSignal } from '@preact/signals';
import type { Relocation, SpotChoice } from '../../../../shared/games/western/decisions';
import { t as house } from '../../../i18n';
import { answer } from '../../../model/table';
import { Confirm } from '../../../prompts/Confirm';
import { onlyOne } from '../../../prompts/onlyOne';
import { keyOf, spotTarget } from '../model/choices';
import { draftOf, partialDraftOf, useDraft } from '../model/drafts';
import { outlookOf } from '../model/scene';
import { t } from '../texts';
import type { PromptProps } from './registry';
import { Said } from './Said';
import { SpotChooser } from './SpotChooser';

/** S18, S67: which posse, and where it goes. */
export function RelocatePrompt({ decision, view }: PromptProps<'relocate'>) {
  const options = (decision.options ?? []).filter((option) => option !== null);
  const numbers = [...new Set(options.map(({ posse }) => posse))];
  const drafted = draftOf(decision);
  const posse = useSignal(
    numbers.find((number) => number === partialDraftOf(decision).posse) ?? onlyOne(numbers),
  );
  const chosen = useSignal<Relocation | undefined>(drafted);
  const mat = useSignal<number | undefined>(drafted?.place);
  useDraft(decision, chosen.value ?? (posse.value === undefined ? undefined : { posse: posse.value }));
  const outlook = outlookOf(view, view.open);
  const text = t().prompts;
  if (!outlook) return null;
  const own = view.open.posses.filter(({ player }) => player === decision.seat);
  const spots = options.filter((option) => option.posse === posse.value);
  const moved = own.find(({ number }) => number === posse.value);
  const send = () => void answer(chosen.value);
  const pick = (spot: SpotChoice) => {
    const wanted = keyOf(spotTarget(spot));
    chosen.value = spots.find((option) => keyOf(spotTarget(option)) === wanted);
    mat.value = spot.place;
  };
  return (
    <>
      {numbers.length > 1 && (
        <div class={posse.value === undefined ? 'options' : 'relocate-posses'}>
          {own
            .filter(({ number }) => numbers.includes(number))
            .map(({ number, place, spot, wounded }) => (
              <button
                key={number}
                class="option west-option"
                aria-pressed={posse.value === number}
                onClick={() => {
                  posse.value = number;
                  chosen.value = undefined;
                }}
              >
                <Said text={text.posseAt(place, spot, wounded)} isFlat />
              </button>
            ))}
        </div>
      )}
      {moved && (
        <>
          <p>
            <Said text={text.moves(moved, chosen.value)} />
          </p>
          <SpotChooser
            outlook={outlook}
            spots={spots}
            chosen={chosen.value}
            mat={mat.value}
            onMat={(place) => (mat.value = place)}
            onPick={pick}
            onConfirm={send}
          />
        </>
      )}
      <Confirm
        chosen={chosen.value}
        label={chosen.value ? text.moveIt : house().prompts.choose}
        onConfirm={send}
      >
        <button class="button" onClick={() => void answer(null)}>
          {house().prompts.decline}
        </button>
      </Confirm>
    </>
  );
}
