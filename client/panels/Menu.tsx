import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableInfo } from '../../shared/protocol/table';
import { t } from '../i18n';
import { Icon } from '../parts/Icon';
import { lazy, Suspense } from '../parts/lazy';
import './Menu.css';

/** Most matches are played without it. */
const sheet = lazy<{ table: TableInfo; close: () => void }>(() =>
  import('./MenuSheet').then(({ MenuSheet }) => MenuSheet),
);

export function Menu({ table }: { table: TableInfo }) {
  const isOpen = useSignal(false);
  const text = t().menu;
  const close = () => {
    isOpen.value = false;
  };
  // What comes with another phase must not lie under it.
  useEffect(close, [table.phase]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <div class="menu" onKeyDown={onKey}>
      <button
        class="button small"
        aria-expanded={isOpen.value}
        aria-controls="menu"
        aria-label={isOpen.value ? text.close : text.open}
        onPointerEnter={() => sheet.load()}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        <Icon name={isOpen.value ? 'close' : 'menu'} />
      </button>
      {isOpen.value && <Suspense of={sheet} props={{ table, close }} />}
    </div>
  );
}
