import { SCORE_SOURCES, type Phase, type SeatState } from '../../../../shared/games/mechs/state';
import { totalSheet } from '../../../../shared/games/mechs/tracks';
import type { MechsTypes } from '../../../../shared/games/mechs/types';
import { explain } from '../../../model/explain';
import { SeatFrame } from '../../../panels/SeatFrame';
import type { SeatProps } from '../../ui';
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
  return (
    <SeatFrame
      {...props}
      isActive={open.active === seat}
      mark={<SeatPortrait state={state} />}
      what={whatOf(state)}
      score={{
        points: state.vp,
        isBest: state.vp > 0 && state.vp === Math.max(...open.seats.map(({ vp }) => vp)),
        word: text.vp,
        sources: SCORE_SOURCES.map((source) => [t().sources[source], sheet[source]]),
      }}
      notes={isLost ? [text.adHoc] : []}
      noteTitle={isLost ? text.adHocNote : undefined}
      isReady={TOGETHER.includes(open.phase) && !state.robot}
      tracks={
        <>
          <span class="seat-health" role="img" aria-label={`${text.health}: ${state.hp} / ${maximum}`}>
            <Icon name="health" />
            <span class="seat-bar" style={{ '--cells': maximum }}>
              <span style={{ width: `${Math.min(100, (100 * state.hp) / maximum)}%` }} />
            </span>
            <b>
              {state.hp}
              <small>/{maximum}</small>
            </b>
          </span>
          <span role="img" aria-label={`${text.energy}: ${state.energy}`} title={text.energy}>
            <Icon name="energy" />
            <b>{state.energy}</b>
          </span>
          <span role="img" aria-label={`${text.credits}: ${state.credits}`} title={text.credits}>
            <Icon name="credits" />
            <b>{state.credits}</b>
          </span>
          <span
            class="seat-supply"
            role="img"
            aria-label={`${text.mines}: ${state.mines}`}
            title={text.mines}
          >
            <Icon name="mine" />
            <b>{state.mines}</b>
          </span>
          <span
            class="seat-supply"
            role="img"
            aria-label={`${text.turrets}: ${state.turrets}`}
            title={text.turrets}
          >
            <Icon name="turret" />
            <b>{state.turrets}</b>
          </span>
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

function whatOf({ pilot, robot, status }: SeatState): string {
  const text = t().table;
  if (pilot) return `${t().cards.pilots[pilot].name} · ${t().statuses[status]}`;
  if (robot) return `${text.facing(t().directions[robot.facing])} · ${text.stack(robot.stack)}`;
  return text.pilotUnknown;
}
