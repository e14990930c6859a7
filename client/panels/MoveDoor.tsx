import { useSignal } from '@preact/signals';
import { t } from '../i18n';
import { movePath } from '../model/route';
import { moveCode } from '../model/table';
import { Icon } from '../parts/Icon';
import { Qr } from '../parts/Qr';

/** The way to another device: a link that works once. */
export function MoveDoor({ code }: { code: string }) {
  const link = useSignal<string | undefined>(undefined);
  const text = t().menu;
  const ask = async () => {
    const once = await moveCode();
    if (once) link.value = location.origin + movePath(code, once);
  };
  if (!link.value) {
    return (
      <button class="button small" onClick={() => void ask()}>
        <Icon name="copy" />
        {text.move}
      </button>
    );
  }
  return (
    <div class="menu-move">
      <Qr text={link.value} label={text.moveQr} />
      <p class="menu-note">{text.moveText}</p>
      <input
        readOnly
        value={link.value}
        aria-label={text.moveLink}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}
