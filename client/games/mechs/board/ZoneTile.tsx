import type { Seat } from '../../../../shared/core';
import { zoneName } from '../../../../shared/games/mechs/arena';
import type { PilotId } from '../../../../shared/games/mechs/catalog/ids';
import type { Zone, ZoneId } from '../../../../shared/games/mechs/state';
import { IconShape } from '../parts/Icon';
import { centreOf, TILE, tileOf } from './geometry';
import { PilotMark } from './PilotMark';

export interface ZoneTileProps {
  readonly id: ZoneId;
  readonly zone: Zone;
  readonly controller?: Seat;
  readonly base?: { readonly seat: Seat; readonly pilot?: PilotId };
  readonly isPointed: boolean;
  readonly isChoice: boolean;
  readonly isChosen: boolean;
}

/** One zone: its value, what it gives, whose base it is and who controls it. */
export function ZoneTile({ id, zone, controller, base, isPointed, isChoice, isChosen }: ZoneTileProps) {
  const { x, y } = centreOf(id);
  const left = x - TILE / 2;
  const top = y - TILE / 2;
  const classes = ['zone', `zone-${zone.kind}`];
  if (controller !== undefined) classes.push('zone-controlled', `seat-${controller}`);
  if (isPointed) classes.push('zone-pointed');
  if (isChoice) classes.push('zone-choice');
  if (isChosen) classes.push('zone-chosen');
  return (
    <g class={classes.join(' ')} aria-hidden="true">
      <rect class="zone-ground" x={left} y={top} width={TILE} height={TILE} rx="13" />
      {zone.kind === 'mech' && <path class="zone-hatch" d={hatch(left, top)} />}
      {base && (
        <g class={`base-mark seat-${base.seat}`}>
          <circle cx={x} cy={y + 4} r="35" />
          {base.pilot && <PilotMark pilot={base.pilot} x={x} y={y + 4} size={34} />}
        </g>
      )}
      {zone.kind === 'base' && !base && <circle class="zone-base-free" cx={x} cy={y + 4} r="33" />}
      <circle class="zone-value-plate" cx={left + 17} cy={top + 17} r="13" />
      <text class="zone-value" x={left + 17} y={top + 23.5} text-anchor="middle">
        {zone.value}
      </text>
      {zone.gives.map((resource, i) => (
        <g key={resource} class={`resource-${resource}`}>
          <IconShape name={resource} x={left + TILE - 16 - i * 21} y={top + 17} size={19} />
        </g>
      ))}
      <text class="zone-name" x={left + TILE - 8} y={top + TILE - 8} text-anchor="end">
        {zoneName(id)}
      </text>
      <rect class="zone-edge" x={left} y={top} width={TILE} height={TILE} rx="13" />
    </g>
  );
}

/** A zone that lies face down: nobody knows what it is worth. */
export function UndealtZone({ id }: { id: ZoneId }) {
  const { x, y } = centreOf(id);
  return (
    <g class="zone zone-undealt" aria-hidden="true">
      <rect class="zone-ground" {...tileOf(id)} />
      <text class="zone-value" x={x} y={y + 8} text-anchor="middle">
        ?
      </text>
      <rect class="zone-edge" {...tileOf(id)} />
    </g>
  );
}

function hatch(left: number, top: number): string {
  const inset = 10;
  const size = TILE - 2 * inset;
  const x = left + inset;
  const y = top + inset;
  const arm = 16;
  return [
    `M${x} ${y + arm}v${-arm}h${arm}`,
    `M${x + size - arm} ${y}h${arm}v${arm}`,
    `M${x + size} ${y + size - arm}v${arm}h${-arm}`,
    `M${x + arm} ${y + size}h${-arm}v${-arm}`,
  ].join('');
}
