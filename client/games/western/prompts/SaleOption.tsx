import type { Influence } from '../../../../shared/games/western/catalog/buildings';
import type { BuildingId } from '../../../../shared/games/western/catalog/ids';
import type { Place } from '../../../../shared/games/western/state';
import { Ticket } from '../parts/Ticket';
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
  /** What is missing to pay it. */
  short?: Readonly<Influence>;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const text = t().prompts;
  return (
    <button
      class="option sale-option"
      data-building={building}
      data-place={place}
      disabled={short !== undefined}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <Ticket building={building} />
      <small class="sale-note">
        {place !== undefined && (
          <span>
            <Said text={text.soldAt(place)} />
          </span>
        )}
        {short && (
          <span class="prompt-warning">
            <Said text={text.shortBy(text.amounts(short))} />
          </span>
        )}
      </small>
    </button>
  );
}
