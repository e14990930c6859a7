import { t } from '../i18n';
import { spoken } from '../model/settings';
import './SpokenDoor.css';

/** The first stop of Tab on every page, out of sight until it has the focus. */
export function SpokenDoor() {
  const isOn = spoken.value === 'on';
  return (
    <aside aria-label={t().site.spoken}>
      <button
        class="button spoken-door"
        aria-pressed={isOn}
        onClick={() => (spoken.value = isOn ? 'off' : 'on')}
      >
        {t().site.spoken}
      </button>
    </aside>
  );
}
