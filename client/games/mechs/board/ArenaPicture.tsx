import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Open } from '../../../../shared/games/mechs/state';
import type { Camera } from './camera';
import { controllersOf } from './controllers';
import type { KnownMines } from './describeZone';
import { faceOf, Pieces } from './Pieces';
import { Surroundings } from './Surroundings';
import { useCamera } from './useCamera';
import { ZonePlate } from './ZonePlate';
import './Arena.css';
import './Pieces.css';
import './Place.css';

interface ArenaPictureProps {
  readonly open: Open;
  readonly pitch?: number;
  /** Where else it is looked at from. */
  readonly moved?: (whole: Camera) => Camera;
  readonly mines?: KnownMines;
  /** What is drawn over it. */
  readonly children?: (camera: Camera) => ComponentChildren;
}

/**
 * The arena to be looked at only: nothing in it can be pressed, and it says nothing to screen readers. It fills the box
 * that it is in, and the place around it goes on beyond.
 */
export function ArenaPicture({ open, pitch = 46, moved, mines, children }: ArenaPictureProps) {
  const { room, camera: whole } = useCamera(open.seats.length, { pitch });
  const camera = useMemo(() => moved?.(whole) ?? whole, [whole, moved]);
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
        <Pieces open={open} camera={camera} mines={mines} />
        {children?.(camera)}
      </svg>
    </div>
  );
}
