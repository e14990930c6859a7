import type { IntentName } from '../../shared/protocol/intents';
import { t } from '../i18n';
import { refusal } from '../model/table';

/** Why something that the menu was to do was not done: on a phone the menu lies over where it is said else. */
export function MenuRefusal({ of }: { of: IntentName }) {
  const refused = refusal.value;
  if (refused?.intent !== of) return null;
  return (
    <p class="notice" role="alert">
      {t().refusals[refused.code]}
    </p>
  );
}
