import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { callMe, calls, lookAtCalls } from '../model/push';
import type { Trouble } from '../net/api';
import { callsText } from './callsText';

/** T17: one quiet offer, where somebody has answered and may go. */
export function CallOffer() {
  useEffect(() => void lookAtCalls(), []);
  const trouble = useSignal<Trouble | 'denied' | undefined>(undefined);
  const text = callsText.text();
  if (calls.value === 'on') return <p class="dock-keys">{text.calling}</p>;
  if (calls.value !== 'off') return null;
  return (
    <>
      <button class="button small" onClick={() => void callMe().then((code) => (trouble.value = code))}>
        {text.offer}
      </button>
      {trouble.value && (
        <p class="notice" role="alert">
          {trouble.value === 'denied' ? text.denied : t().refusals[trouble.value]}
        </p>
      )}
    </>
  );
}
