import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n';
import { lastTable } from '../model/route';
import { ofCalls } from '../panels/callsText';
import { Icon } from './Icon';
import { LanguageLinks } from './LanguageLinks';
import { Suspense } from './lazy';
import { ThemeChoice } from './ThemeChoice';
import './SiteSettings.css';

const deviceCalls = ofCalls(() => import('../panels/DeviceCalls').then(({ DeviceCalls }) => DeviceCalls));

/** What somebody sets once for all pages, behind a sign at the end of the bar. */
export function SiteSettings({ children }: { children?: ComponentChildren }) {
  const isOpen = useSignal(false);
  const around = useRef<HTMLDivElement>(null);
  const text = t().site;
  const close = () => (isOpen.value = false);
  useEffect(() => {
    if (!isOpen.value) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !around.current?.contains(target)) close();
    };
    addEventListener('pointerdown', closeOutside);
    return () => removeEventListener('pointerdown', closeOutside);
  }, [isOpen.value]);
  return (
    <div
      class="site-settings"
      ref={around}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <button
        class="site-way"
        type="button"
        aria-expanded={isOpen.value}
        aria-controls="site-settings"
        aria-label={text.settings}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        <Icon name="settings" />
        <Icon name="menu" />
      </button>
      {isOpen.value && (
        <div class="panel site-sheet" id="site-settings">
          {children}
          <ThemeChoice name="site-theme" />
          {lastTable.wasThereOne() && <Suspense of={deviceCalls} />}
          <p class="site-languages">
            <LanguageLinks class="button small" />
          </p>
        </div>
      )}
    </div>
  );
}
