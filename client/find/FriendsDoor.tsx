import { useSignal } from '@preact/signals';
import type { ClockName } from '../../shared/protocol/constants';
import type { TableOrder } from '../../shared/protocol/settings';
import { t } from '../i18n';
import { game } from '../model/game';
import { GameChoice, Pace, SeatCount, Waits } from './choices';
import { sizeNear } from './sizes';

/** A private table: nobody finds it but those who get its link. */
export function FriendsDoor({
  isBusy,
  onOpen,
}: {
  isBusy: boolean;
  onOpen: (event: Event, order: TableOrder) => void;
}) {
  const wanted = useSignal(2);
  const clock = useSignal<ClockName>('standard');
  const waits = useSignal(false);
  const seats = sizeNear(wanted.value, game.value.sizes);
  const canWait = clock.value === 'relaxed';
  const text = t().home;
  return (
    <form
      class="panel home-door"
      onSubmit={(event) => onOpen(event, { seats, clock: clock.value, waits: canWait && waits.value })}
    >
      <h2>{text.create}</h2>
      <p class="home-hint">{text.createHint}</p>
      <GameChoice name="friends-game" />
      <SeatCount name="seats" value={seats} onChange={(count) => (wanted.value = count)} />
      <Pace name="clock" value={clock.value} waits={waits.value} onChange={(name) => (clock.value = name)} />
      {canWait && <Waits name="waits" value={waits.value} onChange={(chosen) => (waits.value = chosen)} />}
      <button class="button primary" type="submit" disabled={isBusy}>
        {text.createButton}
      </button>
    </form>
  );
}
