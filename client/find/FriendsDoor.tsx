import { useSignal } from '@preact/signals';
import { CLOCKS, type ClockName } from '../../shared/protocol/constants';
import type { TableOrder } from '../../shared/protocol/settings';
import { t } from '../i18n';
import { Segments } from '../parts/Segments';

/** A private table: nobody finds it but those who get its link. */
export function FriendsDoor({
  isBusy,
  onOpen,
}: {
  isBusy: boolean;
  onOpen: (event: Event, order: TableOrder) => void;
}) {
  const seats = useSignal<2 | 3 | 4>(2);
  const clock = useSignal<ClockName>('standard');
  const text = t().home;
  return (
    <form
      class="panel home-door"
      onSubmit={(event) => onOpen(event, { seats: seats.value, clock: clock.value })}
    >
      <h2>{text.create}</h2>
      <p class="home-hint">{text.createHint}</p>
      <Segments
        name="seats"
        legend={text.seats}
        options={([2, 3, 4] as const).map((count) => ({
          value: count,
          label: String(count),
          spoken: text.seatCount(count),
        }))}
        value={seats.value}
        onChange={(count) => (seats.value = count)}
      />
      <Segments
        name="clock"
        legend={text.pace}
        options={CLOCKS.map((name) => ({ value: name, label: text.paces[name] }))}
        value={clock.value}
        onChange={(name) => (clock.value = name)}
      />
      <button class="button" type="submit" disabled={isBusy}>
        {text.createButton}
      </button>
    </form>
  );
}
