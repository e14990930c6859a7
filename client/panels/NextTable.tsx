import { useEffect } from 'preact/hooks';
import { followInbox, inbox } from '../model/inbox';
import { go } from '../model/route';
import { info } from '../model/table';
import { Suspense } from '../parts/lazy';
import { ofCalls } from './callsText';
import { daysText } from './daysText';

const callOffer = ofCalls(() => import('./CallOffer').then(({ CallOffer }) => CallOffer));

/** T17: after an answer, the next table where one is asked; otherwise one may go. */
export function NextTable() {
  useEffect(followInbox, []);
  const text = daysText.text();
  const next = inbox.value.find(({ code, turn }) => turn && code !== info.value?.code);
  return next ? (
    <button class="button primary" onClick={() => go({ screen: 'table', code: next.code })}>
      {text.next}
    </button>
  ) : (
    <>
      <p class="dock-note">{text.mayGo}</p>
      <Suspense of={callOffer} />
    </>
  );
}
