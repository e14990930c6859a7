import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { callMe, calls, lookAtCalls, type NotCalled } from '../model/push';
import { callsText } from './callsText';
import { NotCalledNotice } from './DeviceCalls';

/** T17: one quiet offer, where somebody has answered and may go. */
export function CallOffer() {
  useEffect(() => void lookAtCalls(), []);
  const trouble = useSignal<NotCalled | undefined>(undefined);
  const text = callsText.text();
  if (calls.value === 'on') return <p class="dock-note">{text.calling}</p>;
  if (calls.value !== 'off') return null;
  return (
    <>
      <button class="button small" onClick={() => void callMe().then((code) => (trouble.value = code))}>
        {text.offer}
      </button>
      <NotCalledNotice why={trouble.value} />
    </>
  );
}
