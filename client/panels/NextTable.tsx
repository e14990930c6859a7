import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { inbox, lookIntoInbox } from '../model/inbox';
import { go } from '../model/route';
import { info } from '../model/table';

/** T17: after an answer, the next table where one is asked; otherwise one may go. */
export function NextTable() {
  useEffect(() => void lookIntoInbox(), []);
  const text = t().home.resume;
  const next = inbox.value.find(({ code, turn }) => turn && code !== info.value?.code);
  return next ? (
    <button class="button primary" onClick={() => go({ screen: 'table', code: next.code })}>
      {text.next}
    </button>
  ) : (
    <p class="dock-keys">{text.mayGo}</p>
  );
}
