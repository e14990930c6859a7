import { useSignal } from '@preact/signals';
import type { Kinds, Purchase } from '../../../../shared/games/western/decisions';
import type { WesternEvent } from '../../../../shared/games/western/events';
import { priceLess } from '../../../../shared/games/western/influence';
import { isOn, matAt, seatState } from '../../../../shared/games/western/ring';
import { buildingOf } from '../../../../shared/games/western/ruleset';
import { PLACES, type Place } from '../../../../shared/games/western/state';
import { t as house } from '../../../i18n';
import { log } from '../../../model/log';
import { answer } from '../../../model/table';
import { Confirm } from '../../../prompts/Confirm';
import { onlyOne } from '../../../prompts/onlyOne';
import { useSlotChoice } from '../model/slotChoice';
import { partialDraftOf, useDraft } from '../model/drafts';
import { figures } from '../model/figures';
import { optionOf, pickedBefore } from '../model/kindsPicking';
import { sceneOf } from '../model/scene';
import { hasBought } from '../model/sources';
import { t } from '../texts';
import { BuyOrder } from './BuyOrder';
import { InSight } from './InSight';
import { KindsPicker } from './KindsPicker';
import { Purchased } from './Purchased';
import type { PromptProps } from './registry';
import { Said } from './Said';
import { missing } from './missing';
import { SaleOption } from './SaleOption';

/** W10.3, W10.6: one building, with what it costs and what is left; a discount is chosen in place. */
export function BuyPrompt({ decision, view }: PromptProps<'buy' | 'leftover'>) {
  const options = (decision.options ?? []).filter((option): option is Purchase => option !== null);
  const drafted = partialDraftOf(decision);
  const chosen = useSignal(options.find((option) => option.place === drafted.place)?.place);
  const { open } = view;
  const scene = sceneOf(open);
  const text = t().prompts;
  const { influence } = seatState(open, decision.seat);
  const at = (place: Place) => options.filter((option) => option.place === place);
  const waiversAt = (place: Place) => at(place).flatMap(({ waive: of }) => (of ? [of] : []));
  const waive = useSignal<Kinds>(
    chosen.value === undefined ? [] : pickedBefore(waiversAt(chosen.value), drafted.waive),
  );
  const pick = (place: Place) => {
    chosen.value = place;
    waive.value = onlyOne(waiversAt(place)) ?? [];
  };
  const place = chosen.value;
  const building = place === undefined ? undefined : matAt(open, place).slot;
  const waivers = place === undefined ? [] : waiversAt(place);
  const isDiscounted = waivers.length > 0;
  const waived = isDiscounted ? optionOf(waivers, waive.value) : [];
  const purchase =
    place === undefined ? undefined : at(place).find(({ waive: of }) => !isDiscounted || of === waived);
  useDraft(decision, purchase ?? (place === undefined ? undefined : { place, waive: waive.value }));
  const price = building && waived && priceLess(buildingOf(scene.config, building).price, waived);
  const send = () => void answer(purchase);
  useSlotChoice({
    open,
    places: options.map((option) => option.place),
    chosen: place,
    pick,
    confirm: purchase ? send : undefined,
  });
  const isBuyer =
    decision.kind === 'leftover' && hasBought(log.value as readonly WesternEvent[], decision.seat);
  const reach =
    decision.kind === 'leftover' ? PLACES : PLACES.filter((one) => isOn(open, decision.seat, one));
  return (
    <>
      <BuyOrder open={open} seat={decision.seat} />
      <div class="options two">
        {reach.map((one) => {
          const slot = matAt(open, one).slot;
          return (
            slot && (
              <SaleOption
                key={one}
                place={one}
                building={slot}
                short={
                  at(one).length > 0 ? undefined : missing(influence, buildingOf(scene.config, slot).price)
                }
                isChosen={place === one}
                onChoose={() => pick(one)}
              />
            )
          );
        })}
      </div>
      {isDiscounted && (
        <InSight key={place} class="buy-discount">
          <p>{text.discount(waivers[0]?.length ?? 0)}</p>
          <KindsPicker
            options={waivers}
            chosen={waive.value}
            onChange={(kinds) => (waive.value = kinds)}
            has={building ? buildingOf(scene.config, building).price : influence}
            sign={-1}
            most={figures.value.mostInfluence}
          />
        </InSight>
      )}
      {building && price && (
        <Purchased scene={scene} seat={decision.seat} building={building} price={price} isFirst={!isBuyer} />
      )}
      {!isBuyer && (
        <p class="buy-pass">
          {open.round < figures.value.rounds ? <Said text={text.passNote} /> : text.passNoteLast}
        </p>
      )}
      <Confirm
        chosen={purchase}
        label={
          building === undefined
            ? house().prompts.choose
            : purchase
              ? text.buy(t().cards.buildings[building])
              : text.discountMissing
        }
        onConfirm={send}
      >
        <button class="button" onClick={() => void answer(null)}>
          {text.buyNothing}
        </button>
      </Confirm>
    </>
  );
}
