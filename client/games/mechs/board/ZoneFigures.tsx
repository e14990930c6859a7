import type { Zone, ZoneId } from '../../../../shared/games/mechs/state';
import { IconShape } from '../parts/Icon';
import { middleOf, round, type Camera } from './camera';

/** What a zone is worth and what it gives, painted at its left edge; a question mark while it lies face down. */
export function ZoneFigures({
  camera,
  id,
  zone,
  up,
}: {
  camera: Camera;
  id: ZoneId;
  zone?: Zone;
  up: number;
}) {
  const { east, south } = middleOf(id);
  if (!zone) {
    const { x, y, unit } = camera.see(east, south, up);
    return (
      <text
        class="zone-value"
        x={x}
        y={round(y + unit * 0.12)}
        style={{ fontSize: `${round(unit * 0.36)}px` }}
      >
        ?
      </text>
    );
  }
  const worth = camera.see(east - 0.345, south - 0.25, up);
  const gives = camera.see(east - 0.345, south - 0.01, up);
  const isTwo = zone.gives.length > 1;
  const size = round(gives.unit * (isTwo ? 0.125 : 0.145));
  return (
    <>
      <text
        class="zone-value"
        x={worth.x}
        y={round(worth.y + worth.unit * 0.1)}
        style={{ fontSize: `${round(worth.unit * 0.28)}px` }}
      >
        {zone.value}
      </text>
      {zone.gives.map((resource, i) => (
        <g key={resource} class={`resource-${resource}`}>
          <IconShape
            name={resource}
            x={round(gives.x + (isTwo ? (i - 0.3) * size * 1.08 : 0))}
            y={gives.y}
            size={size}
          />
        </g>
      ))}
    </>
  );
}
