import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { layoutFor, zoneTowards } from '../../../../shared/games/mechs/arena';
import type { PlainDirection, ZoneId } from '../../../../shared/games/mechs/state';
import type { MechsTypes } from '../../../../shared/games/mechs/types';
import { explain, subject } from '../../../model/explain';
import { playback } from '../../../model/playback';
import { fetched } from '../../../parts/lazy';
import type { Shown } from '../../ui';
import { t } from '../texts';
import { directionChoice, plan, wayTo, zoneChoice } from '../model/choices';
import { pointedZone, useFreshPointer } from '../model/pointer';
import { knownMines } from '../model/revealed';
import { controllersOf } from './controllers';
import { describeZone } from './describeZone';
import { EffectLayer } from './EffectLayer';
import { Pieces, faceOf } from './Pieces';
import { Surroundings } from './Surroundings';
import { useCamera } from './useCamera';
import { useLongPress } from './useLongPress';
import { topOf, ZonePlate } from './ZonePlate';
import './Arena.css';
import './Place.css';
import './Pieces.css';

const PlanLayer = fetched(async () => (await import('./PlanLayer')).PlanLayer);

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
  const { room, camera } = useCamera(open.seats.length);
  const { frame } = camera;
  const controllers = controllersOf(open);
  const choice = zoneChoice.value;
  const way = choice ? undefined : wayTo(directionChoice.value);
  const offered = choice ?? way;
  const asked = subject.value?.type === 'zone' ? (subject.value.id as ZoneId) : undefined;
  const zones = open.zones.flatMap((zone, id) => (zone ? [{ id, zone }] : []));
  // R143: pilots are chosen before the arena is dealt.
  const undealt = layoutFor(open.seats.length).zones.filter((id) => !open.zones[id]);
  const reachable = focused.value ?? offered?.zones[0] ?? zones[0]?.id;

  const tellOf = (zone: ZoneId) => explain(asked === zone ? undefined : { type: 'zone', id: zone });
  const pick = (zone: ZoneId) => {
    if (offered?.zones.includes(zone)) offered.pick(zone);
    else tellOf(zone);
  };
  const press = useLongPress(tellOf);

  const onKey = (event: KeyboardEvent, zone: ZoneId) => {
    const direction = KEYS[event.key];
    // What is picked already is sent by Enter, wherever it was picked.
    if (event.key === 'Enter' && choice?.chosen === zone) return;
    if (event.key === 'Enter' || event.key === ' ') pick(zone);
    else if (event.key === 'i') tellOf(zone);
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

  const around = useMemo(
    () => <Surroundings camera={camera} seats={open.seats.length} />,
    [camera, open.seats.length],
  );
  return (
    <div ref={room} class={`arena-room${camera.isFlat ? ' arena-flat' : ''}`}>
      {around}
      <svg
        class={`arena${choice ? ' arena-asks' : ''}`}
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        role="group"
        aria-label={t().table.arena}
      >
        {undealt.map((id) => (
          <ZonePlate key={id} camera={camera} id={id} />
        ))}
        {zones.map(({ id, zone }) => {
          const seat = open.seats.findIndex((other) => other.base === id);
          const isChoice = choice?.zones.includes(id) ?? false;
          const isOffered = offered?.zones.includes(id) ?? false;
          const isWay = way?.zones.includes(id) ?? false;
          const isPointed = pointedZone.value === id || asked === id;
          return (
            <g key={id} class="zone-cell">
              <ZonePlate
                camera={camera}
                id={id}
                zone={zone}
                controller={controllers.get(id)}
                base={seat >= 0 ? { seat, face: faceOf(open, seat) } : undefined}
                class={`${isPointed ? ' zone-pointed' : ''}${isChoice ? ' zone-choice' : ''}${isWay ? ' zone-way' : ''}${choice?.chosen === id ? ' zone-chosen' : ''}`}
              />
              <path
                d={topOf(camera, id, zone)}
                id={`zone-${id}`}
                class="zone-button"
                role="button"
                tabIndex={id === reachable ? 0 : -1}
                aria-pressed={isChoice ? choice?.chosen === id : undefined}
                data-picked={isChoice && choice?.chosen === id ? '' : undefined}
                aria-label={
                  (isOffered ? `${offered?.label(id)}. ` : '') + describeZone(open, id, own).join(', ')
                }
                {...press(id)}
                onClick={() => pick(id)}
                onKeyDown={(event) => onKey(event, id)}
                onFocus={() => (focused.value = id)}
                onPointerEnter={() => (pointedZone.value = id)}
                onPointerLeave={() => (pointedZone.value = undefined)}
              />
            </g>
          );
        })}
        <Pieces
          open={open}
          camera={camera}
          mines={own}
          regarded={[pointedZone.value, asked, choice?.chosen]}
        />
        {(plan.value.length > 0 || directionChoice.value) && <PlanLayer open={open} camera={camera} />}
        <EffectLayer open={open} camera={camera} />
      </svg>
    </div>
  );
}
