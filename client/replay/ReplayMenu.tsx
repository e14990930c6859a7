import { useSignal } from '@preact/signals';
import { colon, t } from '../i18n';
import { pathOf } from '../model/route';
import { sound } from '../model/settings';
import { copy } from '../parts/copy';
import { Icon } from '../parts/Icon';
import { LanguageLinks } from '../parts/LanguageLinks';
import { Link } from '../parts/Link';
import '../panels/Menu.css';
import { hashOf } from './address';
import { FileDoor } from './FileDoor';
import { saveFile } from './files';
import { archive, moment, onlooker } from './player';
import { useText } from './text';

/** Send it, check it, keep it, leave it. */
export function ReplayMenu({ onFile, onVerify }: { onFile: (file: File) => void; onVerify: () => void }) {
  const text = useText();
  const isOpen = useSignal(false);
  const link = useSignal<{ readonly address: string; readonly isCopied: boolean } | undefined>(undefined);
  const close = () => (isOpen.value = false);

  const share = async () => {
    const path = pathOf({ screen: 'replay', matchId: archive.value?.matchId });
    const address = location.origin + path + hashOf(moment.value, onlooker.value);
    const isCopied = await copy(address);
    link.value = { address, isCopied };
    isOpen.value = !isCopied;
  };

  return (
    <div class="menu replay-menu" onKeyDown={(event) => event.key === 'Escape' && close()}>
      <button class="button small" onClick={() => void share()}>
        <Icon name={link.value?.isCopied ? 'check' : 'copy'} />
        <span aria-live="polite">{link.value?.isCopied ? text.shared : text.share}</span>
      </button>
      <button class="button small" onClick={onVerify}>
        <Icon name="lock" />
        <span>{text.verify}</span>
      </button>
      <button
        class="button small"
        aria-expanded={isOpen.value}
        aria-controls="replay-menu"
        aria-label={isOpen.value ? t().menu.close : t().menu.open}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        <Icon name={isOpen.value ? 'close' : 'menu'} />
      </button>
      {isOpen.value && (
        <div class="panel menu-sheet" id="replay-menu">
          {link.value && !link.value.isCopied && (
            <label class="field">
              {text.shareFailed}
              <input readOnly value={link.value.address} onFocus={(event) => event.currentTarget.select()} />
            </label>
          )}
          <button class="button small" onClick={() => archive.value && saveFile(archive.value)}>
            <Icon name="save" />
            {text.save}
          </button>
          <FileDoor class="button small" onFile={onFile} />
          <button
            class="button small"
            aria-pressed={sound.value === 'on'}
            onClick={() => (sound.value = sound.value === 'on' ? 'off' : 'on')}
          >
            {colon(t().menu.sound)} {t().menu[sound.value]}
          </button>
          <Link class="button small" to={{ screen: 'fairness' }}>
            <Icon name="question" />
            {text.fairness}
          </Link>
          <LanguageLinks class="button small" />
          <Link class="button small" to={{ screen: 'home' }}>
            {text.home}
          </Link>
        </div>
      )}
    </div>
  );
}
