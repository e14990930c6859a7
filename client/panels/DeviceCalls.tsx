import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { callMe, callMeNoMore, calls, lookAtCalls, quiet, setQuiet, type NotCalled } from '../model/push';
import { Segments } from '../parts/Segments';
import { callsText } from './callsText';
import './DeviceCalls.css';

const MINUTES = 60;

/** Whether this device calls, and when it does not: in the menu of a table over days, and in the settings of all pages. */
export function DeviceCalls() {
  useEffect(() => void lookAtCalls(), []);
  const trouble = useSignal<NotCalled | undefined>(undefined);
  const text = callsText.text();
  if (calls.value !== 'on' && calls.value !== 'off') return null;
  const choose = async (value: 'on' | 'off') => {
    trouble.value = value === 'on' ? await callMe() : await callMeNoMore();
  };
  return (
    <>
      <Segments
        name="calls"
        legend={text.settings}
        options={(['on', 'off'] as const).map((value) => ({ value, label: text[value] }))}
        value={calls.value}
        onChange={(value) => void choose(value)}
      />
      <NotCalledNotice why={trouble.value} />
      {calls.value === 'on' && <QuietField />}
    </>
  );
}

/** Why a device that was to call does not. */
export function NotCalledNotice({ why }: { why: NotCalled | undefined }) {
  if (!why) return null;
  return (
    <p class="notice" role="alert">
      {why === 'denied' ? callsText.text().denied : t().refusals[why]}
    </p>
  );
}

function QuietField() {
  const text = callsText.text();
  const { from, to } = quiet.value;
  return (
    <div class="field quiet-hours">
      <label for="quiet-from">{text.quietFrom}</label>
      <input
        id="quiet-from"
        type="time"
        value={hourOf(from)}
        onChange={({ currentTarget }) => void setQuiet({ from: minuteOf(currentTarget.value) ?? from, to })}
      />
      <label for="quiet-to">{text.quietTo}</label>
      <input
        id="quiet-to"
        type="time"
        value={hourOf(to)}
        onChange={({ currentTarget }) => void setQuiet({ from, to: minuteOf(currentTarget.value) ?? to })}
      />
    </div>
  );
}

function hourOf(minute: number): string {
  return [Math.floor(minute / MINUTES), minute % MINUTES]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

function minuteOf(time: string): number | undefined {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hour === undefined ? undefined : Number(hour) * MINUTES + Number(minute);
}
