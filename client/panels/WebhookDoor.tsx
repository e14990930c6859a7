import { useSignal } from '@preact/signals';
import { language } from '../i18n/language';
import { send } from '../model/table';
import { MenuRefusal } from './MenuRefusal';
import { callsText } from './callsText';

/** For the owner of a table over days. The address is said once, and never shown again. */
export function WebhookDoor({ isSet }: { isSet: boolean }) {
  const text = callsText.text();
  const address = useSignal('');
  if (isSet)
    return (
      <div class="field">
        <p class="menu-note">{text.webhookSet}</p>
        <button class="button small" onClick={() => void send('webhook', { language: language() })}>
          {text.remove}
        </button>
      </div>
    );
  return (
    <details class="field">
      <summary>{text.webhook}</summary>
      <label for="webhook">{text.webhookLabel}</label>
      <input
        id="webhook"
        type="url"
        autocomplete="off"
        placeholder="https://"
        value={address.value}
        onInput={({ currentTarget }) => (address.value = currentTarget.value)}
      />
      <p class="menu-note">{text.webhookNote}</p>
      <MenuRefusal of="webhook" />
      <button
        class="button small"
        disabled={address.value === ''}
        onClick={() => void send('webhook', { address: address.value, language: language() })}
      >
        {text.save}
      </button>
    </details>
  );
}
