import { useSignal } from '@preact/signals';
import type { SeatInfo } from '../../shared/protocol/table';
import { send } from '../model/table';
import { daysText } from './daysText';
import { MenuRefusal } from './MenuRefusal';

const LENGTHS = [1, 2, 3, 5, 7, 10, 14];

/** T18: the own clock stands for some days, and everybody sees until when. */
export function HolidayDoor({ own: { holiday = 0, holidayDays = 0 } }: { own: SeatInfo }) {
  const chosen = useSignal(1);
  const text = daysText.text().holiday;
  if (holiday > Date.now())
    return (
      <div class="field">
        <p class="menu-note">{text.now(holiday)}</p>
        <button class="button small" onClick={() => void send('holiday', { days: 0 })}>
          {text.end}
        </button>
      </div>
    );
  const lengths = LENGTHS.filter((days) => days <= holidayDays);
  if (lengths.length === 0) return <p class="menu-note">{text.none}</p>;
  const days = Math.min(chosen.value, lengths.at(-1) ?? 1);
  return (
    <div class="field">
      <label for="holiday">{text.label(holidayDays)}</label>
      <select
        id="holiday"
        value={String(days)}
        onChange={({ currentTarget }) => (chosen.value = Number(currentTarget.value))}
      >
        {lengths.map((length) => (
          <option key={length} value={String(length)}>
            {text.days(length)}
          </option>
        ))}
      </select>
      <button class="button small" onClick={() => void send('holiday', { days })}>
        {text.take}
      </button>
      <MenuRefusal of="holiday" />
    </div>
  );
}
