import { colon } from '../../../i18n';
import type { Seat } from '../../../../shared/core';
import type { Resource } from '../../../../shared/games/mechs/catalog/ids';
import type { MechsEvent } from '../../../../shared/games/mechs/events';
import { SCORE_SOURCES, type Phase, type SeatState } from '../../../../shared/games/mechs/state';
import { totalSheet } from '../../../../shared/games/mechs/tracks';
import type { MechsTypes } from '../../../../shared/games/mechs/types';
import { explain } from '../../../model/explain';
import { playback } from '../../../model/playback';
import { SeatFrame } from '../../../panels/SeatFrame';
import type { SeatProps } from '../../ui';
import { aboutAbility, isPilot } from '../causes';
import { abilityAt } from '../model/defence';
import { figures } from '../model/figures';
import { knownProgram } from '../model/revealed';
import { Icon } from '../parts/Icon';
import { t } from '../texts';
import { RevealedCards } from './RevealedCards';
import { SeatPortrait } from './SeatPortrait';
import { WeaponChip } from './WeaponChip';
import './MechsSeat.css';

/** Everybody chooses at once then: whoever is not waited for is ready. */
const TOGETHER: readonly Phase[] = ['program', 'pilots', 'baseMines', 'firstWeapons'];

/** One seat: who it is, how they stand, what they carry, what they have played. */
export function MechsSeat(props: SeatProps<MechsTypes>) {
  const { seat, open } = props;
  const text = t().table;
  const state = open.seats[seat];
  if (!state) return null;
  const maximum = figures.value.health[state.status];
  const fighter = [open.combat?.attacker, open.combat?.defender].find((one) => one?.seat === seat);
  const isLost = state.adHoc !== 'off';
  const sheet = totalSheet(state.scores);
  const pointsOf = (one: Seat) => (open.seats[one]?.vp ?? 0) - beingCounted(one);
  const points = pointsOf(seat);
  return (
    <SeatFrame
      {...props}
      isActive={open.active === seat}
      mark={<SeatPortrait state={state} />}
      what={whatOf(state)}
      score={{
        points,
        isBest: points > 0 && points === Math.max(...open.seats.map((_, one) => pointsOf(one))),
        word: text.vp,
        sources: SCORE_SOURCES.map((source) => [t().sources[source], sheet[source]]),
      }}
      notes={isLost ? [text.adHoc] : []}
      noteTitle={isLost ? text.adHocNote : undefined}
      isReady={TOGETHER.includes(open.phase) && !state.robot}
      tracks={
        <>
          <span class="seat-health" role="img" aria-label={`${colon(text.health)} ${state.hp} / ${maximum}`}>
            <Icon name="health" />
            <span class="seat-bar" style={{ '--cells': maximum }}>
              <span style={{ '--full': Math.min(1, state.hp / maximum) }} />
            </span>
            <b>
              {state.hp}
              <small>/{maximum}</small>
            </b>
          </span>
          <Track name="energy" has={state.energy} />
          <Track name="credits" has={state.credits} />
          <span
            class="seat-supply"
            role="img"
            aria-label={`${colon(text.mines)} ${state.mines}`}
            title={text.mines}
          >
            <Icon name="mine" />
            <b>{state.mines}</b>
          </span>
          <span
            class="seat-supply"
            role="img"
            aria-label={`${colon(text.turrets)} ${state.turrets}`}
            title={text.turrets}
          >
            <Icon name="turret" />
            <b>{state.turrets}</b>
          </span>
          <Ability open={open} seat={seat} />
        </>
      }
      onAsk={() => explain({ type: 'legend' })}
    >
      {open.round > 0 && <RevealedCards state={state} program={knownProgram(props, seat)} />}
      {state.weapons.length > 0 && (
        <ul class="seat-weapons" aria-label={text.weapons}>
          {state.weapons.map(({ id }) => (
            <li key={id}>
              <WeaponChip
                weapon={id}
                isEquipped={state.equipped.includes(id)}
                isExhausted={fighter?.exhausted.includes(id) ?? false}
              />
            </li>
          ))}
        </ul>
      )}
    </SeatFrame>
  );
}

/** What is counted up large just now is not told here before (M12.1, M12.2). */
function beingCounted(seat: Seat): number {
  const cue = playback.isPlaying.value ? (playback.cue.value as MechsEvent | undefined) : undefined;
  if (cue?.type === 'weaponsScored') return cue.points[seat] ?? 0;
  if (cue?.type !== 'roundScored') return 0;
  return Object.values(cue.scores[seat] ?? {}).reduce((sum, points) => sum + points, 0);
}

/** M5.1: a track ends, and what comes after that is lost. */
function Track({ name, has }: { name: Resource; has: number }) {
  const text = t().table;
  const { trackMaximum } = figures.value;
  const label = text.track(text[name], has, trackMaximum);
  return (
    <span class={has >= trackMaximum ? 'seat-full' : undefined} role="img" aria-label={label} title={label}>
      <Icon name={name} />
      <b>
        {has}
        <small>/{trackMaximum}</small>
      </b>
    </span>
  );
}

/** What changes numbers at this seat: its pilot's ability, or that of the Mech (R35). */
function Ability({ open, seat }: Pick<SeatProps<MechsTypes>, 'open' | 'seat'>) {
  const id = abilityAt(open, seat);
  if (!id) return null;
  const { ability, textFor } = aboutAbility(id);
  const ask = (event: Event) => {
    event.stopPropagation();
    explain({ type: isPilot(id) ? 'pilot' : 'side', id });
  };
  return (
    <button
      class="pilot-ability"
      aria-label={t().table.ability(ability)}
      title={textFor(figures.value)}
      onClick={ask}
    >
      {ability}
    </button>
  );
}

function whatOf({ pilot, robot, status }: SeatState): string {
  const text = t().table;
  if (pilot) return `${t().cards.pilots[pilot].name} · ${t().statuses[status]}`;
  if (robot) return `${text.facing(t().directions[robot.facing])} · ${text.stack(robot.stack)}`;
  return text.pilotUnknown;
}
