import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { nameOf } from '../model/names';
import { playback } from '../model/playback';
import { Icon } from '../parts/Icon';
import { SeatName } from '../parts/SeatName';
import type { SeatProps } from '../games/ui';
import { ScoreBadge, type Score } from './ScoreBadge';

export interface SeatFrameProps extends Pick<SeatProps, 'seat' | 'info' | 'isYou' | 'isAwaited'> {
  readonly isActive: boolean;
  /** What tells the seat apart from others without its colour: with the class `seat-mark`. */
  readonly mark: ComponentChildren;
  /** What the seat plays as. */
  readonly what: string;
  readonly score: Score;
  /** How it stands, in one or two lines. */
  readonly tracks: ComponentChildren;
  readonly onAsk: () => void;
  /** What is to be said of it, before what is said of any seat. */
  readonly notes: readonly string[];
  readonly noteTitle?: string;
  /** It has nothing left to choose where all choose at once. */
  readonly isReady: boolean;
  /** What it has, and what it has done. */
  readonly children: ComponentChildren;
}

/** One seat, the same in every game: who it is, how it stands, whether it is waited for. */
export function SeatFrame(props: SeatFrameProps) {
  const { seat, info, isYou, isActive, isAwaited, mark, what, score, tracks, onAsk, children } = props;
  const text = t().table;
  const classes = ['seat-panel', 'panel', `seat-${seat}`];
  if (isActive) classes.push('seat-active');
  if (isYou) classes.push('seat-you');
  if (isAwaited) classes.push('seat-awaited');
  return (
    <article class={classes.join(' ')} aria-label={nameOf(seat)}>
      <header class="seat-head">
        {mark}
        <div class="seat-who">
          <strong>
            <SeatName seat={seat} class="seat-name-text" />
          </strong>
          {isYou && <span class="seat-tag">{text.you}</span>}
          <span class="seat-what">
            {what}
            {info?.control === 'bot' && ` · ${text.bot}`}
          </span>
          {info?.control === 'bot' && <span class="seat-tag seat-tag-bot">{text.bot}</span>}
        </div>
        <ScoreBadge seat={seat} {...score} />
      </header>
      <div class="seat-tracks" onClick={onAsk}>
        {tracks}
      </div>
      <State {...props} />
      {children}
    </article>
  );
}

/** What it does now, in one word that has its place also when there is none to say; beside it what else is to be said. */
function State({ info, isYou, isAwaited, isReady, notes, noteTitle }: SeatFrameProps) {
  const text = t().table;
  const isShowing = playback.isPlaying.value;
  const [kind, word] =
    info?.control === 'autopilot'
      ? ['away', text.autopilot]
      : (info?.holiday ?? 0) > Date.now()
        ? ['away', text.onHoliday(info?.holiday ?? 0)]
        : info?.connection === 'away'
          ? ['away', text.away]
          : isAwaited
            ? ['thinking', isYou ? text.yourTurn : text.thinking]
            : isReady && !isShowing
              ? ['ready', text.lockedIn]
              : ['none', ''];
  return (
    <p class="seat-state">
      <span class={`seat-status seat-status-${kind}`}>
        {kind === 'ready' && <Icon name="check" />} <span class="seat-word">{word}</span>
      </span>
      {notes.length > 0 && (
        <em class="seat-notes" title={noteTitle}>
          {notes.join(' · ')}
        </em>
      )}
    </p>
  );
}
