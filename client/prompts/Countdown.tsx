import type { Seat } from '../../shared/core';
import type { TableInfo } from '../../shared/protocol/table';
import { askOf, describeAnswer } from '../games/asked';
import { t } from '../i18n';
import { draft, type TableDecision } from '../model/table';
import { Icon } from '../parts/Icon';
import { plainText } from '../parts/RichText';
import { useSecondsLeft } from '../parts/secondsLeft';
import './Countdown.css';

const HURRY = 10;
/** From here on minutes, hours and days are counted. */
const LONG = 600;
const HOUR = 3600;

/** The time left. */
export function Countdown({ table, seat }: { table: TableInfo; seat: Seat }) {
  const seconds = useSecondsLeft(table.seats[seat]?.deadline);
  if (seconds === undefined) return null;
  const isLong = seconds >= LONG;
  const words = isLong ? t().table.longLeft(seconds / HOUR) : t().table.timeLeft(seconds);
  return (
    <div class={`countdown${seconds <= HURRY ? ' countdown-hurry' : ''}`}>
      <span role="timer" aria-label={words}>
        <Icon name="clock" /> {isLong ? words : seconds}
      </span>
    </div>
  );
}

/** What is played when the time is up: a draft that is complete, else the fallback. */
export function TimeoutNote({ table, decision }: { table: TableInfo; decision: TableDecision }) {
  if (table.seats[decision.seat]?.deadline === undefined) return null;
  const isDraft = draft.value?.id === decision.id && draft.value.complete;
  const then =
    (isDraft && askOf(decision).draft) ||
    plainText(describeAnswer(decision.kind, isDraft ? draft.value?.draft : decision.fallback));
  return <p class="timeout-note">{t().prompts.timeout(then)}</p>;
}
