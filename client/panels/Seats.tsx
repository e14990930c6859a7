import { ui } from '../games/current';
import type { Shown } from '../games/ui';
import { t } from '../i18n';
import { playback } from '../model/playback';

/** Everybody at the table. */
export function Seats({ shown }: { shown: Shown }) {
  const { Seat } = ui();
  const { seats } = shown.table;
  const { viewer, waitingFor } = shown.view;
  return (
    <section
      class={`seats${seats.length > 2 ? ' seats-many' : ''}`}
      style={{ '--seats-count': seats.length }}
      aria-label={t().table.seats}
    >
      {seats.map((info) => (
        <Seat
          key={info.seat}
          {...shown}
          seat={info.seat}
          info={info}
          isYou={viewer === info.seat}
          isAwaited={!playback.isPlaying.value && waitingFor.includes(info.seat)}
        />
      ))}
    </section>
  );
}
