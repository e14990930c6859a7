import { figures } from '../model/figures';
import type { WeaponId } from '../../../../shared/games/mechs/catalog/ids';
import { t } from '../texts';
import { explain } from '../../../model/explain';
import { Icon } from '../parts/Icon';
import './WeaponChip.css';

/** A weapon in a panel; asking it says what it does. */
export function WeaponChip({
  weapon,
  isEquipped,
  isExhausted,
}: {
  weapon: WeaponId;
  isEquipped: boolean;
  isExhausted: boolean;
}) {
  const text = t();
  const { type } = figures.value.weapons[weapon];
  const state = isExhausted
    ? text.table.exhausted
    : isEquipped
      ? text.table.equipped
      : text.table.notEquipped;
  const classes = `chip chip-${type}${isEquipped ? ' chip-on' : ''}${isExhausted ? ' chip-spent' : ''}`;
  return (
    <button class={classes} onClick={() => explain({ type: 'weapon', id: weapon })} title={state}>
      <Icon name={type} />
      {text.cards.weapons[weapon]}
      <span class="visually-hidden"> ({state})</span>
    </button>
  );
}
