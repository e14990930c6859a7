import { useSignal } from '@preact/signals';
import { LEVELS, type Habits, type Handling } from '../../shared/protocol/habits';
import type { TableInfo } from '../../shared/protocol/table';
import { askOf } from '../games/asked';
import { ui } from '../games/current';
import { t } from '../i18n';
import { habits, handling, mayDelegate } from '../model/habits';
import { setHabits } from '../model/table';
import './HabitsDoor.css';

/** T16: what somebody wants to be asked at this table, and whether it is to be so at every other, too. */
export function HabitsDoor({ table }: { table: TableInfo }) {
  const isUsual = useSignal(true);
  const now = habits.value;
  if (!mayDelegate.value || !now) return null;
  const text = t().habits;
  const { rated } = table.settings;
  const say = (chosen: Habits) => void setHabits(chosen, isUsual.value);
  return (
    <fieldset class="habits">
      <legend>{text.legend}</legend>
      {LEVELS.map((level) => (
        <label key={level} class="habits-level">
          <input
            type="radio"
            name="habits"
            checked={now.level === level}
            onChange={() => say({ level, kinds: now.kinds })}
          />
          <span>
            {level === 'programs' ? (ui().words().onlyPlans ?? text.levels.programs) : text.levels[level]}
          </span>
        </label>
      ))}
      <details>
        <summary>{text.byKind}</summary>
        {rated && <p class="menu-note">{text.ratedNote}</p>}
        <Kinds now={now} rated={rated} onSay={say} />
      </details>
      <label class="habits-level">
        <input
          type="checkbox"
          checked={isUsual.value}
          onChange={({ currentTarget }) => (isUsual.value = currentTarget.checked)}
        />
        <span>{text.everywhere}</span>
      </label>
    </fieldset>
  );
}

function Kinds({ now, rated, onSay }: { now: Habits; rated: boolean; onSay: (chosen: Habits) => void }) {
  const { weights = {} } = ui().delegation ?? {};
  const text = t().habits;
  return (
    <ul class="habits-kinds">
      {Object.entries(weights).map(([kind, weight]) => {
        const isBarred = rated && weight !== 'small';
        return (
          <li key={kind}>
            <label>
              <span>{askOf({ kind }).title}</span>
              <select
                value={handling(kind, rated)}
                onChange={({ currentTarget }) =>
                  onSay({ ...now, kinds: { ...now.kinds, [kind]: currentTarget.value as Handling } })
                }
              >
                <option value="ask">{text.handlings.ask}</option>
                <option value="rule">{text.handlings.rule}</option>
                {!isBarred && <option value="bot">{text.handlings.bot}</option>}
              </select>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
