import type { BuildingId } from '../../../../shared/games/western/catalog/ids';
import type { Place } from '../../../../shared/games/western/state';
import { figures } from '../model/figures';
import { PriceIcons } from '../parts/KindIcon';
import { Points, ShareIcons } from '../parts/signs';
import { Vignette } from '../parts/Vignette';
import { t } from '../texts';
import { Said } from './Said';
import './SaleOption.css';

/** A building that could be bought; what cannot be paid says what is missing. */
export function SaleOption({
  place,
  building,
  short,
  isChosen,
  onChoose,
}: {
  place?: Place;
  building: BuildingId;
  /** What is missing to pay it, in words with signs. */
  short?: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const text = t().prompts;
  const { vp, price, icons } = figures.value.buildings[building];
  return (
    <button
      class="option sale-option paper"
      data-building={building}
      data-place={place}
      disabled={short !== undefined}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <Vignette building={building} />
      <Points points={vp} />
      <strong>{t().cards.buildings[building]}</strong>
      <span class="sale-row">
        <PriceIcons price={price} />
        <ShareIcons icons={icons} />
      </span>
      <span class="sale-row sale-note">
        {place !== undefined && (
          <span>
            <Said text={text.soldAt(place)} isFlat />
          </span>
        )}
        {short && (
          <span class="sale-short">
            <Said text={text.shortBy(short)} isFlat />
          </span>
        )}
      </span>
    </button>
  );
}
