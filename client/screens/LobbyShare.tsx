import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { colon, t } from '../i18n';
import { pathOf } from '../model/route';
import { copy } from '../parts/copy';
import { Icon } from '../parts/Icon';
import { lazy, Suspense } from '../parts/lazy';

/** Whoever takes the last seat needs none. */
const qr = lazy(() => import('../parts/Qr').then(({ Qr }) => Qr));

/** The way to this table: six letters, a link, and the link for a camera. */
export function LobbyShare({ code }: { code: string }) {
  const isCopied = useSignal(false);
  const text = t().lobby;
  const link = location.origin + pathOf({ screen: 'table', code });
  const field = useRef<HTMLInputElement>(null);
  const take = async () => {
    isCopied.value = await copy(link);
    // To be copied by hand.
    if (!isCopied.value) field.current?.focus();
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
          ref={field}
          readOnly
          value={link}
          aria-label={text.link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button class="button primary" onClick={() => void take()}>
          <Icon name={isCopied.value ? 'check' : 'copy'} />
          {isCopied.value ? text.copied : text.copy}
        </button>
      </div>
    </section>
  );
}
