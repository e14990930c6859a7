import type { Seat } from '../../../../shared/core';
import { figures } from '../model/figures';
import type { Open, ProgrammedCard, SeatState } from '../../../../shared/games/mechs/state';
import type { SeatInfo } from '../../../../shared/protocol/table';
import { PilotBadge, RobotBadge } from '../board/PilotMark';
import { t } from '../../../i18n';
import { explain } from '../../../model/explain';
import { nameOf } from '../../../model/names';
import { playback } from '../../../model/playback';
import { Icon } from '../../../parts/Icon';
import { SeatName } from '../../../parts/SeatName';
import { RevealedCards } from './RevealedCards';
import { ScoreBadge } from './ScoreBadge';
import { WeaponChip } from './WeaponChip';
import './SeatPanel.css';

export interface SeatPanelProps {
  readonly seat: Seat;
  readonly state: SeatState;
  readonly open: Open;
  readonly info?: SeatInfo;
  readonly isYou: boolean;
  /** The own program of this round; absent on the seats of others. */
  readonly program?: readonly ProgrammedCard[];
  readonly isActive: boolean;
  readonly isAwaited: boolean;
  readonly isLeader: boolean;
}

/** One seat: who it is, how they stand, what they carry, what they have played. */
export function SeatPanel(props: SeatPanelProps) {
  const { seat, state, open, info, isYou, program, isActive, isAwaited, isLeader } = props;
  const text = t().table;
  const maximum = figures.value.health[state.status];
  const fighter = [open.combat?.attacker, open.combat?.defender].find((one) => one?.seat === seat);
  const classes = ['seat-panel', 'panel', `seat-${seat}`];
  if (isActive) classes.push('seat-active');
  if (isYou) classes.push('seat-you');
  if (isAwaited) classes.push('seat-awaited');
  const { pilot } = state;
  return (
    <article class={classes.join(' ')} aria-label={nameOf(seat)}>
      <header class="seat-head">
        {pilot ? (
          <button class="seat-mark" onClick={() => explain({ type: 'pilot', id: pilot })}>
            <PilotBadge pilot={pilot} label={t().cards.pilots[pilot].name} />
          </button>
        ) : state.robot ? (
          <span class="seat-mark">
            <RobotBadge label={text.robot} />
          </span>
        ) : (
          <span class="seat-mark seat-mark-unknown" aria-label={text.pilotUnknown} role="img">
            ?
          </span>
        )}
        <div class="seat-who">
          <strong>
            <SeatName seat={seat} class="seat-name-text" />
          </strong>
          {isYou && <span class="seat-tag">{text.you}</span>}
          <span class="seat-what">
            {pilot
              ? `${t().cards.pilots[pilot].name} · ${t().statuses[state.status]}`
              : state.robot
                ? `${text.facing(t().directions[state.robot.facing])} · ${text.stack(state.robot.stack)}`
                : text.pilotUnknown}
            {info?.control === 'bot' && ` · ${text.bot}`}
          </span>
        </div>
        <ScoreBadge seat={seat} state={state} isLeader={isLeader} />
      </header>
      <div class="seat-tracks" onClick={() => explain({ type: 'legend' })}>
        <span class="seat-health" role="img" aria-label={`${text.health}: ${state.hp} / ${maximum}`}>
          <Icon name="health" />
          <span class="seat-bar">
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
        <span class="seat-supply" role="img" aria-label={`${text.mines}: ${state.mines}`} title={text.mines}>
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
        <SeatNotes state={state} info={info} isAwaited={isAwaited} open={open} />
      </div>
      {open.round > 0 && <RevealedCards state={state} program={program} />}
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
    </article>
  );
}

function SeatNotes({
  state,
  info,
  isAwaited,
  open,
}: Pick<SeatPanelProps, 'state' | 'info' | 'isAwaited' | 'open'>) {
  const text = t().table;
  const notes: string[] = [];
  if (info?.control === 'autopilot') notes.push(text.autopilot);
  if (info?.connection === 'away') notes.push(text.away);
  if (state.adHoc !== 'off') notes.push(text.adHoc);
  const isTogether =
    open.phase === 'program' ||
    open.phase === 'pilots' ||
    open.phase === 'baseMines' ||
    open.phase === 'firstWeapons';
  if (isAwaited) notes.push(text.thinking);
  else if (isTogether && !state.robot && !playback.isPlaying.value) notes.push(text.lockedIn);
  if (notes.length === 0) return null;
  return (
    <em
      class={`seat-notes${isAwaited ? ' seat-thinking' : ''}`}
      title={state.adHoc === 'off' ? undefined : text.adHocNote}
    >
      {notes.join(' · ')}
    </em>
  );
}
