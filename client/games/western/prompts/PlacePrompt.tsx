import { useSignal } from '@preact/signals';
import { isSame } from '../../../../shared/core/plain';
import type { SpotChoice } from '../../../../shared/games/western/decisions';
import { holderOf, matAt } from '../../../../shared/games/western/ring';
import type { Place } from '../../../../shared/games/western/state';
import { answer } from '../../../model/table';
import { Confirm } from '../../../prompts/Confirm';
import { draftOf, useDraft } from '../model/drafts';
import { outlookOf } from '../model/scene';
import { t } from '../texts';
import type { PromptProps } from './registry';
import { plainSaid } from './Said';
import { SpotChooser } from './SpotChooser';

/** W4.4: a spot, with its side where it has two. */
export function PlacePrompt({ decision, view }: PromptProps<'place'>) {
  const drafted = draftOf(decision);
  const chosen = useSignal<SpotChoice | undefined>(drafted);
  const mat = useSignal<Place | undefined>(drafted?.place);
  useDraft(decision, chosen.value);
  const outlook = outlookOf(view, view.open);
  const text = t().prompts;
  if (!outlook) return null;
  const spot = chosen.value;
  const holder = spot && holderOf(view.open, spot.place, spot.spot);
  const send = () => void answer(chosen.value);
  const back = () => {
    if (!chosen.value) mat.value = undefined;
    chosen.value = undefined;
  };
  return (
    <>
      <SpotChooser
        outlook={outlook}
        spots={decision.options ?? []}
        chosen={spot}
        mat={mat.value}
        onMat={(place) => (mat.value = place)}
        onPick={(picked) => {
          chosen.value = decision.options?.find((option) => isSame(option, picked)) ?? picked;
          mat.value = picked.place;
        }}
        onConfirm={send}
      />
      <Confirm
        chosen={spot}
        label={
          spot
            ? holder
              ? plainSaid(text.duelHere(holder.player))
              : text.placeHere
            : mat.value === undefined
              ? text.pickMat
              : text.spotsAt(t().cards.mats[matAt(view.open, mat.value).id])
        }
        onConfirm={send}
      >
        {(spot ?? mat.value) !== undefined && (
          <button class="button" onClick={back}>
            {spot ? text.clear : text.back}
          </button>
        )}
      </Confirm>
    </>
  );
}
