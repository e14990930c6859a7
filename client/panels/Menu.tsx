import { useSignal } from '@preact/signals';
import type { TableInfo } from '../../shared/protocol/table';
import { t } from '../i18n';
import { go } from '../model/route';
import { notifications, sound, speed, SPEEDS } from '../model/settings';
import { mySeat, send } from '../model/table';
import { Icon } from '../parts/Icon';
import { Link } from '../parts/Link';
import { MoveDoor } from './MoveDoor';
import './Menu.css';

export function Menu({ table }: { table: TableInfo }) {
  const isOpen = useSignal(false);
  const text = t().menu;
  const seat = mySeat.value;
  const close = () => (isOpen.value = false);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <div class="menu" onKeyDown={onKey}>
      <button
        class="button small"
        aria-expanded={isOpen.value}
        aria-controls="menu"
        aria-label={isOpen.value ? text.close : text.open}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        <Icon name={isOpen.value ? 'close' : 'menu'} />
      </button>
      {isOpen.value && (
        <div class="panel menu-sheet" id="menu">
          <fieldset class="field segments">
            <legend>{text.sound}</legend>
            {(['on', 'off'] as const).map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name="sound"
                  checked={sound.value === value}
                  onChange={() => (sound.value = value)}
                />
                {text[value]}
              </label>
            ))}
          </fieldset>
          <fieldset class="field segments">
            <legend>{text.speed}</legend>
            {SPEEDS.map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name="speed"
                  checked={speed.value === value}
                  onChange={() => (speed.value = value)}
                />
                {text.speeds[value]}
              </label>
            ))}
          </fieldset>
          {'Notification' in globalThis && notifications.value === 'off' && (
            <button class="button small" onClick={() => void askToNotify()}>
              {text.notify}
            </button>
          )}
          <Link class="button small" to={{ screen: 'rules' }}>
            <Icon name="question" />
            {text.rules}
          </Link>
          {seat !== undefined && table.phase === 'playing' && (
            <button
              class="button small"
              aria-pressed={table.seats[seat]?.wantsAbandon}
              onClick={() => void send('abandon', { on: !table.seats[seat]?.wantsAbandon })}
              title={text.abandonNote}
            >
              <Icon name="flag" />
              {table.seats[seat]?.wantsAbandon ? text.abandoned : text.abandon}
            </button>
          )}
          {seat !== undefined && table.phase !== 'over' && <MoveDoor code={table.code} />}
          <button class="button small" onClick={() => go({ screen: 'home' })}>
            {text.leave}
          </button>
          <p class="menu-note">{text.leaveNote}</p>
        </div>
      )}
    </div>
  );
}

async function askToNotify(): Promise<void> {
  if ((await Notification.requestPermission()) === 'granted') notifications.value = 'on';
}
