import type { Open } from '../../shared/games/mechs/state';
import type { MechsView } from '../../shared/games/mechs/types';
import type { TableInfo } from '../../shared/protocol/table';
import { t } from '../i18n';
import { playback } from '../model/playback';
import { SeatPanel } from './SeatPanel';

export function Seats({ table, open, view }: { table: TableInfo; open: Open; view: MechsView }) {
  const best = Math.max(...open.seats.map((seat) => seat.vp));
  return (
    <section
      class={`seats${open.seats.length > 2 ? ' seats-many' : ''}`}
      style={{ '--seats': open.seats.length }}
      aria-label={t().table.seats}
    >
      {open.seats.map((state, seat) => (
        <SeatPanel
          key={seat}
          seat={seat}
          state={state}
          open={open}
          info={table.seats[seat]}
          isYou={view.viewer === seat}
          program={view.viewer === seat && open.phase === 'turn' ? view.own?.program : undefined}
          isActive={open.active === seat}
          isAwaited={!playback.isPlaying.value && view.waitingFor.includes(seat)}
          isLeader={best > 0 && state.vp === best}
        />
      ))}
    </section>
  );
}
