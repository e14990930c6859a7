import { useSignal } from '@preact/signals';
import { isFighting, isFirstStrike, loadout } from '../../../../shared/games/mechs/weapons';
import { PUBLISHED_FIGURES } from '../../../../shared/games/mechs/catalog/figures';
import { figures } from '../model/figures';
import type { WeaponId } from '../../../../shared/games/mechs/catalog/ids';
import type { Status, WeaponPlace } from '../../../../shared/games/mechs/state';
import type { MechsTypes } from '../../../../shared/games/mechs/types';
import type { Shown } from '../../ui';
import { t } from '../texts';
import { send } from '../../../model/table';
import { Icon } from '../parts/Icon';
import './WeaponOrder.css';

const isBasic = (weapon: WeaponId) => PUBLISHED_FIGURES.weapons[weapon].basic;
const STATUSES: readonly Status[] = ['pilot', 'armor', 'mech'];

/** M6.2: the standing order. The first ones that fit are equipped; the order itself is the seat's secret. */
export function WeaponOrder({ view }: Shown<MechsTypes>) {
  const dragged = useSignal<number | undefined>(undefined);
  const text = t().weaponOrder;
  const { viewer, own, open } = view;
  if (viewer === 'spectator' || !own) return null;
  const { order } = own;
  const isBarred = isFighting(open, viewer) && !isFirstStrike(open, viewer); // M6.2, R141
  const arrange = (next: readonly WeaponPlace[]) =>
    void send('arrange', { arrangement: next.map((place) => ({ ...place })) });
  const move = (from: number, to: number) => {
    const place = order[from];
    if (!place || to < 0 || to >= order.length) return;
    const rest = order.filter((_, i) => i !== from);
    arrange([...rest.slice(0, to), place, ...rest.slice(to)]);
  };
  const onKey = (event: KeyboardEvent, index: number) => {
    if (!event.altKey && !event.shiftKey) return;
    if (event.key === 'ArrowUp') move(index, index - 1);
    else if (event.key === 'ArrowDown') move(index, index + 1);
    else return;
    event.preventDefault();
  };
  return (
    <div class="order">
      <p class="order-hint">{isBarred ? text.notNow : text.hint}</p>
      <ol>
        {order.map(({ weapon, stowed }, i) => (
          <li
            key={weapon}
            draggable={!isBarred}
            onDragStart={() => (dragged.value = i)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => dragged.value !== undefined && move(dragged.value, i)}
            onKeyDown={(event) => onKey(event, i)}
            class={stowed ? 'order-stowed' : undefined}
          >
            <Icon name={figures.value.weapons[weapon].type} />
            <strong>{t().cards.weapons[weapon]}</strong>
            <Fits weapon={weapon} order={order} status={open.seats[viewer]?.status ?? 'pilot'} />
            <button
              class="tool"
              disabled={isBarred || i === 0}
              aria-label={text.up(t().cards.weapons[weapon])}
              onClick={() => move(i, i - 1)}
            >
              <Icon name="up" />
            </button>
            <button
              class="tool"
              disabled={isBarred || i === order.length - 1}
              aria-label={text.down(t().cards.weapons[weapon])}
              onClick={() => move(i, i + 1)}
            >
              <Icon name="down" />
            </button>
            <button
              class="tool"
              disabled={isBarred}
              aria-pressed={stowed}
              aria-label={text.stow(t().cards.weapons[weapon])}
              title={text.stowHint}
              onClick={() =>
                arrange(order.map((place, j) => (j === i ? { weapon, stowed: !stowed } : place)))
              }
            >
              <Icon name="lock" />
            </button>
          </li>
        ))}
      </ol>
      <p class="order-hint">
        {text.formsHint} {text.stowNote}
      </p>
    </div>
  );
}

/** In which forms this weapon would be carried, by this order. */
function Fits({
  weapon,
  order,
  status,
}: {
  weapon: WeaponId;
  order: readonly WeaponPlace[];
  status: Status;
}) {
  return (
    <span class="order-fits">
      {STATUSES.filter((form) => loadout(order, form, isBasic).includes(weapon)).map((form) => (
        <span key={form} class={form === status ? 'order-now' : undefined}>
          {t().weaponOrder.forms[form]}
        </span>
      ))}
    </span>
  );
}
