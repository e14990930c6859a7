import { useSignal } from '@preact/signals';
import { colon, t } from '../i18n';
import { pathOf } from '../model/route';
import { Icon } from '../parts/Icon';
import { lazy, Suspense } from '../parts/lazy';

/** Whoever takes the last seat needs none. */
const qr = lazy(() => import('../parts/Qr').then(({ Qr }) => Qr));

/** The way to this table: six letters, a link, and the link for a camera. */
export function LobbyShare({ code }: { code: string }) {
  const isCopied = useSignal(false);
  const text = t().lobby;
  const link = location.origin + pathOf({ screen: 'table', code });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      isCopied.value = true;
    } catch {
      // The link stays on the screen to be copied by hand.
    }
  };
  return (
    <section class="panel lobby-share">
      <h2>{text.share}</h2>
      <p class="lobby-code" aria-label={`${colon(text.code)} ${code}`}>
        {code}
      </p>
      <div class="lobby-qr">
        <Suspense of={qr} props={{ text: link, label: text.qr }} />
      </div>
      <div class="lobby-link">
        <input
          readOnly
          value={link}
          aria-label={text.link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button class="button primary" onClick={() => void copy()}>
          <Icon name={isCopied.value ? 'check' : 'copy'} />
          {isCopied.value ? text.copied : text.copy}
        </button>
      </div>
    </section>
  );
}
