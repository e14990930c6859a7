import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../shared/core';
import type { MechsDecision } from '../../shared/games/mechs/types';
import type { TableInfo } from '../../shared/protocol/table';
import { t } from '../i18n';
import { clockShift, draft } from '../model/table';
import { Icon } from '../parts/Icon';
import { plainText } from '../parts/RichText';
import { describeAnswer } from './describe';
import './Countdown.css';

const HURRY = 10;

/** The time left, and what is played when it is up. */
export function Countdown({
  table,
  seat,
  decision,
}: {
  table: TableInfo;
  seat: Seat;
  decision?: MechsDecision;
}) {
  const now = useSignal(Date.now());
  const deadline = table.seats[seat]?.deadline;
  useEffect(() => {
    if (deadline === undefined) return undefined;
    const timer = setInterval(() => (now.value = Date.now()), 250);
    return () => clearInterval(timer);
  }, [deadline]);
  if (deadline === undefined) return null;
  const seconds = Math.max(0, Math.ceil((deadline - now.value - clockShift.value) / 1000));
  const isDraft = decision !== undefined && draft.value?.id === decision.id && draft.value.complete;
  const then =
    decision &&
    (isDraft ? t().prompts.timeoutDraft : plainText(describeAnswer(decision.kind, decision.fallback)));
  return (
    <div class={`countdown${seconds <= HURRY ? ' countdown-hurry' : ''}`}>
      <span role="timer" aria-label={t().table.timeLeft(seconds)}>
        <Icon name="clock" /> {seconds}
      </span>
      {then && <small>{t().prompts.timeout(then)}</small>}
    </div>
  );
}
