import { effect } from '@preact/signals';
import { askOf } from '../games/asked';
import { t } from '../i18n';
import { decision } from './table';
import { notify } from './notify';
import { notifications } from './settings';

/** Tab title, favicon mark and notification, so that nobody waits for somebody in another tab. */
export function startAttention(): void {
  let told = 0;
  effect(() => {
    const asked = decision.value;
    const text = t();
    document.title = asked ? `● ${text.table.yourTurn} · ${text.home.title}` : text.home.title;
    markFavicon(asked !== undefined);
    if (!asked || asked.id === told) return;
    told = asked.id;
    if (document.hidden && notifications.value === 'on')
      notify(text.table.yourTurn, { body: askOf(asked).title, tag: 'your-turn' });
  });
}

function markFavicon(isMarked: boolean): void {
  const icon = document.getElementById('favicon');
  const wanted = isMarked ? '/favicon-turn.svg' : '/favicon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}
