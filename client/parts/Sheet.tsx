import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n';
import { Icon } from './Icon';
import './Sheet.css';

/** Something to choose above the page, which stands still below it: a card in the middle, on a phone from the bottom. */
export function Sheet({ children, onClose }: { children: ComponentChildren; onClose: () => void }) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // It has the name of what it is about.
    const title = sheet.current?.querySelector('h2');
    if (title) {
      title.id = 'sheet-title';
      sheet.current?.setAttribute('aria-labelledby', title.id);
    }
    sheet.current?.showModal();
    // Itself: what closes it is the first thing in it, and nothing to be led to.
    sheet.current?.focus();
  }, []);
  return (
    <dialog
      class="sheet"
      tabIndex={-1}
      ref={sheet}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === sheet.current) onClose();
      }}
    >
      <button type="button" class="sheet-close" aria-label={t().site.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      {children}
    </dialog>
  );
}
