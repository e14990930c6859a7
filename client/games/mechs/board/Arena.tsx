import { useSignal } from '@preact/signals';
import { layoutFor, zoneTowards } from '../../../../shared/games/mechs/arena';
import type { Open, PlainDirection, ZoneId } from '../../../../shared/games/mechs/state';
import type { MechsTypes } from '../../../../shared/games/mechs/types';
import { explain, subject } from '../../../model/explain';
import { playback } from '../../../model/playback';
import type { Shown } from '../../ui';
import { t } from '../texts';
import { zoneChoice } from '../model/choices';
import { pointedZone, useFreshPointer } from '../model/pointer';
import { knownMines } from '../model/revealed';
import { controllersOf, describeZone } from './describeZone';
import { EffectLayer } from './EffectLayer';
import { EmptyMech, Figure } from './Figure';
import { centreOf, frameOf, tileOf } from './geometry';
import { PlanLayer } from './PlanLayer';
import { TokenMark } from './TokenMark';
import { UndealtZone, ZoneTile } from './ZoneTile';
import './Arena.css';
import './Figure.css';

const KEYS: Partial<Record<string, PlainDirection>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

/** The arena as it is shown now. What stands where comes from `open` alone. */
export function Arena(shown: Shown<MechsTypes>) {
  const { open, view } = shown;
  const own = knownMines(shown);
  useFreshPointer(view.decision?.id, playback.isPlaying.value);
  const focused = useSignal<ZoneId | undefined>(undefined);
  const frame = frameOf(open);
  const controllers = controllersOf(open);
  const choice = zoneChoice.value;
  const asked = subject.value?.type === 'zone' ? subject.value.id : undefined;
  const zones = open.zones.flatMap((zone, id) => (zone ? [{ id, zone }] : []));
  // R143: pilots are chosen before the arena is dealt.
  const undealt = layoutFor(open.seats.length).zones.filter((id) => !open.zones[id]);
  const reachable = focused.value ?? choice?.zones[0] ?? zones[0]?.id;

  const pick = (zone: ZoneId) => {
    if (choice?.zones.includes(zone)) choice.pick(zone);
    else explain(asked === zone ? undefined : { type: 'zone', id: zone });
  };

  const onKey = (event: KeyboardEvent, zone: ZoneId) => {
    const direction = KEYS[event.key];
    if (event.key === 'Enter' || event.key === ' ') pick(zone);
    else if (!direction) return;
    else {
      const next = zoneTowards(open, zone, direction) ?? zoneTowards(open, zone, direction, 2);
      if (next !== undefined) {
        focused.value = next;
        document.getElementById(`zone-${next}`)?.focus();
      }
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <svg
      class={`arena${choice ? ' arena-asks' : ''}`}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      role="group"
      aria-label={t().table.arena}
    >
      {undealt.map((id) => (
        <UndealtZone key={id} id={id} />
      ))}
      {zones.map(({ id, zone }) => {
        const seat = open.seats.findIndex((other) => other.base === id);
        const isChoice = choice?.zones.includes(id) ?? false;
        return (
          <g key={id} class="zone-cell">
            <ZoneTile
              id={id}
              zone={zone}
              controller={controllers.get(id)}
              base={seat >= 0 ? { seat, pilot: open.seats[seat]?.pilot } : undefined}
              isPointed={pointedZone.value === id || asked === id}
              isChoice={isChoice}
              isChosen={choice?.chosen === id}
            />
            <rect
              {...tileOf(id)}
              id={`zone-${id}`}
              class="zone-button"
              role="button"
              tabIndex={id === reachable ? 0 : -1}
              aria-label={(isChoice ? `${choice?.label(id)}. ` : '') + describeZone(open, id, own).join(', ')}
              onClick={() => pick(id)}
              onKeyDown={(event) => onKey(event, id)}
              onFocus={() => (focused.value = id)}
              onPointerEnter={() => (pointedZone.value = id)}
              onPointerLeave={() => (pointedZone.value = undefined)}
            />
          </g>
        );
      })}
      <g class="pieces">
        {open.tokens.map((token) => (
          <TokenMark
            key={`${token.seat}-${token.kind}-${token.id}`}
            token={token}
            pilot={open.seats[token.seat]?.pilot}
            number={own?.placed[token.id]}
          />
        ))}
        {open.phase !== 'deal' && open.mech.holder === undefined && (
          <g
            class="piece"
            style={placeAt(open.mech.zone, isBeside(open) ? { dx: -20, scale: 0.5 } : { dx: 0, scale: 0.68 })}
          >
            <EmptyMech />
          </g>
        )}
        {open.seats.map((state, seat) =>
          state.zone === undefined ? null : (
            <g
              key={seat}
              class={`piece seat-${seat}${open.active === seat ? ' piece-active' : ''}`}
              style={placeAt(state.zone, crowding(open, seat))}
            >
              <Figure pilot={state.pilot} status={state.status} facing={state.robot?.facing} />
            </g>
          ),
        )}
      </g>
      <PlanLayer />
      <EffectLayer open={open} />
    </svg>
  );
}

/** Two in one zone stand side by side: a combat, or a pilot at the foot of the empty Mech. */
function crowding(open: Open, seat: number): { dx: number; scale: number } {
  const state = open.seats[seat];
  const zone = state?.zone;
  const others = open.seats.filter((other, i) => i !== seat && other.zone === zone).length;
  if (others > 0) return { dx: (open.combat?.attacker.seat ?? open.active) === seat ? -21 : 21, scale: 0.66 };
  if (open.mech.zone === zone && open.mech.holder === undefined) return { dx: 20, scale: 0.62 };
  return { dx: 0, scale: state?.status === 'mech' ? 0.76 : 0.94 };
}

/** Somebody stands at the foot of the empty Mech. */
function isBeside({ mech, seats }: Open): boolean {
  return seats.some((seat) => seat.zone === mech.zone);
}

function placeAt(zone: ZoneId, { dx, scale }: { dx: number; scale: number }) {
  const { x, y } = centreOf(zone);
  return { transform: `translate(${x + dx}px, ${y + 10}px) scale(${scale})` };
}
