import { useMemo } from 'preact/hooks';
import type { Open } from '../../../../shared/games/mechs/state';
import { controllersOf } from './controllers';
import { faceOf, Pieces } from './Pieces';
import { Surroundings } from './Surroundings';
import { useCamera } from './useCamera';
import { ZonePlate } from './ZonePlate';
import './Arena.css';
import './Pieces.css';
import './Place.css';

/**
 * The arena to be looked at only: nothing in it can be pressed, and it says nothing to screen readers. It fills the box
 * that it is in, and the place around it goes on beyond.
 */
export function ArenaPicture({ open, pitch = 46 }: { open: Open; pitch?: number }) {
  const { room, camera } = useCamera(open.seats.length, { pitch });
  const { frame } = camera;
  const controllers = controllersOf(open);
  const around = useMemo(
    () => <Surroundings camera={camera} seats={open.seats.length} />,
    [camera, open.seats.length],
  );
  return (
    <div ref={room} class="arena-room arena-picture" aria-hidden="true">
      {around}
      <svg class="arena" viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} focusable="false">
        {open.zones.map((zone, id) => {
          if (!zone) return null;
          const seat = open.seats.findIndex((other) => other.base === id);
          return (
            <ZonePlate
              key={id}
              camera={camera}
              id={id}
              zone={zone}
              controller={controllers.get(id)}
              base={seat >= 0 ? { seat, face: faceOf(open, seat) } : undefined}
            />
          );
        })}
        <Pieces open={open} camera={camera} />
      </svg>
    </div>
  );
}
