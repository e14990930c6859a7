import { useSignal } from '@preact/signals';
import type { Kinds } from '../../../../shared/games/western/decisions';
import { sumOf } from '../../../../shared/games/western/influence';
import { matAt, seatState } from '../../../../shared/games/western/ring';
import { buildingOf } from '../../../../shared/games/western/ruleset';
import { PLACES, type Place } from '../../../../shared/games/western/state';
import { t as house } from '../../../i18n';
import { answer } from '../../../model/table';
import { Confirm } from '../../../prompts/Confirm';
import { onlyOne } from '../../../prompts/onlyOne';
import { useSlotChoice } from '../model/slotChoice';
import { draftOf, partialDraftOf, useDraft } from '../model/drafts';
import { figures } from '../model/figures';
import { optionOf, pickedBefore } from '../model/kindsPicking';
import { sceneOf } from '../model/scene';
import { t } from '../texts';
import { InSight } from './InSight';
import { KindsPicker } from './KindsPicker';
import { PayPrompt } from './KindsPrompt';
import { missing } from './missing';
import { Purchased } from './Purchased';
import type { PromptProps } from './registry';
import { Said } from './Said';
import { SaleOption } from './SaleOption';

/** S69: any building for sale, at its price and some more of any kind. */
export function BuyNowPrompt({ decision, view }: PromptProps<'buyNow'>) {
  const options = (decision.options ?? []).filter((option) => option !== null);
  const paymentsAt = (one?: Place) => options.filter((option) => option.place === one).map(({ pay }) => pay);
  const drafted = partialDraftOf(decision);
  const chosen = useSignal(options.find((option) => option.place === drafted.place)?.place);
  const extra = useSignal<Kinds>(pickedBefore(paymentsAt(chosen.value), drafted.pay));
  const { open } = view;
  const scene = sceneOf(open);
  const text = t().prompts;
  const { influence } = seatState(open, decision.seat);
  const place = chosen.value;
  const building = place === undefined ? undefined : matAt(open, place).slot;
  const price = building && buildingOf(scene.config, building).price;
  const payments = paymentsAt(place);
  const pay = optionOf(payments, extra.value);
  const purchase = options.find((option) => option.place === place && option.pay === pay);
  useDraft(decision, purchase ?? (place === undefined ? undefined : { place, pay: extra.value }));
  const pick = (one: Place) => {
    chosen.value = one;
    extra.value = onlyOne(paymentsAt(one)) ?? [];
  };
  const send = () => void answer(purchase);
  useSlotChoice({
    open,
    places: options.map((option) => option.place),
    chosen: place,
    pick,
    confirm: purchase ? send : undefined,
  });
  const rest = price && {
    law: influence.law - price.law,
    force: influence.force - price.force,
    gold: influence.gold - price.gold,
  };
  const paid = sumOf(extra.value);
  const { cost } = decision.about;
  const unpaid = cost - extra.value.length;
  const sold = PLACES.filter((one) => matAt(open, one).slot);
  // Under the row of two in which the chosen one stands.
  const under = place === undefined ? undefined : sold[Math.min(sold.indexOf(place) | 1, sold.length - 1)];
  return (
    <>
      <p>
        <Said text={text.extraCost(cost)} />
      </p>
      <div class="options two">
        {sold.map((one) => {
          const slot = matAt(open, one).slot;
          const isOffered = options.some((option) => option.place === one);
          return [
            slot && (
              <SaleOption
                key={one}
                place={one}
                building={slot}
                short={isOffered ? undefined : missing(influence, buildingOf(scene.config, slot).price, cost)}
                isChosen={place === one}
                onChoose={() => pick(one)}
              />
            ),
            one === under && rest && (
              <InSight key={`extra-${place}`} class="sale-extra">
                <p>
                  <Said text={text.extraFrom(cost)} />
                </p>
                <KindsPicker
                  options={payments}
                  chosen={extra.value}
                  onChange={(kinds) => (extra.value = kinds)}
                  has={rest}
                  sign={-1}
                  most={figures.value.mostInfluence}
                />
              </InSight>
            ),
          ];
        })}
      </div>
      {building && price && (
        <Purchased
          scene={scene}
          seat={decision.seat}
          building={building}
          price={{
            law: price.law + paid.law,
            force: price.force + paid.force,
            gold: price.gold + paid.gold,
          }}
          unpaid={unpaid}
        />
      )}
      <Confirm
        chosen={purchase}
        label={
          building === undefined
            ? house().prompts.choose
            : purchase
              ? text.buy(t().cards.buildings[building])
              : text.extraMissing(unpaid)
        }
        onConfirm={send}
      >
        <button class="button" onClick={() => void answer(null)}>
          {house().prompts.decline}
        </button>
      </Confirm>
    </>
  );
}

/** S53: first the draw is paid for, then one of the buildings that it showed may be bought. */
export function AuctionPrompt(props: PromptProps<'auction'>) {
  const { decision, view } = props;
  const drafted = draftOf(decision);
  const chosen = useSignal(typeof drafted === 'string' ? drafted : undefined);
  useDraft(decision, chosen.value);
  if (decision.about.shown.length === 0) return <PayPrompt {...props} />;
  const scene = sceneOf(view.open);
  const text = t().prompts;
  const { influence } = seatState(view.open, decision.seat);
  const building = chosen.value;
  return (
    <>
      <div class="options">
        {decision.about.shown.map((id) => (
          <SaleOption
            key={id}
            building={id}
            short={missing(influence, buildingOf(scene.config, id).price)}
            isChosen={building === id}
            onChoose={() => (chosen.value = id)}
          />
        ))}
      </div>
      {building && (
        <Purchased
          scene={scene}
          seat={decision.seat}
          building={building}
          price={buildingOf(scene.config, building).price}
        />
      )}
      <Confirm
        chosen={building}
        label={building ? text.buy(t().cards.buildings[building]) : house().prompts.choose}
        onConfirm={() => void answer(building)}
      >
        <button class="button" onClick={() => void answer(null)}>
          {text.buyNothing}
        </button>
      </Confirm>
    </>
  );
}
