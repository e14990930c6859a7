import { useEffect } from 'preact/hooks';
import type { TableInfo } from '../../shared/protocol/table';
import { callMe, callMeNoMore, calls, lookAtCalls, quiet, setQuiet } from '../model/push';
import { mySeat } from '../model/table';
import { Segments } from '../parts/Segments';
import { callsText } from './callsText';
import { WebhookDoor } from './WebhookDoor';

const MINUTES = 60;

/** In the menu of a table over days: whether this device calls, when it does not, and who else is told. */
export function CallsDoor({ table }: { table: TableInfo }) {
  useEffect(() => void lookAtCalls(), []);
  const text = callsText.text();
  const isOwner = mySeat.value !== undefined && table.owner === mySeat.value;
  return (
    <>
      {(calls.value === 'on' || calls.value === 'off') && (
        <Segments
          name="calls"
          legend={text.settings}
          options={(['on', 'off'] as const).map((value) => ({ value, label: text[value] }))}
          value={calls.value}
          onChange={(value) => void (value === 'on' ? callMe() : callMeNoMore())}
        />
      )}
      {calls.value === 'on' && <QuietField />}
      {isOwner ? (
        <WebhookDoor isSet={table.hasWebhook === true} />
      ) : (
        table.hasWebhook && <p class="menu-note">{text.webhookSet}</p>
      )}
    </>
  );
}

function QuietField() {
  const text = callsText.text();
  const { from, to } = quiet.value;
  return (
    <div class="field">
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
