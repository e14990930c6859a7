import type { Open, ProgrammedCard } from '../../shared/games/mechs/state';
import type { MechsView } from '../../shared/games/mechs/types';
import type { TableInfo } from '../../shared/protocol/table';
import { t } from '../i18n';
import { playback } from '../model/playback';
import { SeatPanel } from '../games/mechs/panels/SeatPanel';

export interface SeatsProps {
  readonly table: TableInfo;
  readonly open: Open;
  readonly view: MechsView;
  /** The programs of this round that are known here, by seat; the own one if nothing is said. */
  readonly programs?: readonly (readonly ProgrammedCard[] | undefined)[];
}

export function Seats({ table, open, view, programs = ownProgram(view, open) }: SeatsProps) {
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
          program={programs[seat]}
          isActive={open.active === seat}
          isAwaited={!playback.isPlaying.value && view.waitingFor.includes(seat)}
          isLeader={best > 0 && state.vp === best}
        />
      ))}
    </section>
  );
}

function ownProgram(view: MechsView, { seats, phase }: Open): NonNullable<SeatsProps['programs']> {
  return seats.map((_, seat) => (view.viewer === seat && phase === 'turn' ? view.own?.program : undefined));
}
