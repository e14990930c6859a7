import type { ComponentChildren } from 'preact';
import { ui } from '../games/current';
import type { Shown } from '../games/ui';
import { t } from '../i18n';
import { explain, subject } from '../model/explain';
import { sound } from '../model/settings';
import { Icon } from '../parts/Icon';
import './TopBar.css';

/** Where the match stands, what the signs mean, and the way out. */
export function TopBar({ shown, children }: { shown: Shown; children: ComponentChildren }) {
  const { Progress } = ui();
  const text = t().table;
  return (
    <header class="topbar">
      <h1 class="topbar-brand">{t().home.title}</h1>
      <Progress {...shown} />
      <span class="topbar-gap" />
      <button
        class="button small topbar-help"
        aria-label={text.help}
        title={text.help}
        onClick={() => explain(subject.value?.type === 'legend' ? undefined : { type: 'legend' })}
      >
        <Icon name="question" />
      </button>
      <button
        class="button small topbar-sound"
        aria-label={t().menu.sound}
        aria-pressed={sound.value === 'on'}
        title={t().menu.sound}
        onClick={() => (sound.value = sound.value === 'on' ? 'off' : 'on')}
      >
        <Icon name={sound.value === 'on' ? 'sound' : 'mute'} />
      </button>
      {children}
    </header>
  );
}
