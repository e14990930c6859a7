import { signal, type Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { t } from '../i18n';

/** A component that is fetched when it is first shown. */
export interface Lazy {
  readonly loaded: Signal<ComponentType | undefined>;
  readonly hasFailed: Signal<boolean>;
  load(): void;
}

export function lazy(fetchIt: () => Promise<ComponentType>): Lazy {
  const loaded = signal<ComponentType | undefined>(undefined);
  const hasFailed = signal(false);
  let asked = false;
  return {
    loaded,
    hasFailed,
    load() {
      if (asked) return;
      asked = true;
      fetchIt().then(
        (component) => (loaded.value = component),
        () => (hasFailed.value = true),
      );
    },
  };
}

/** The component, once it is here. A page that cannot fetch it may be of an older version: loading it anew helps. */
export function Suspense({ of }: { of: Lazy }) {
  of.load();
  const Loaded = of.loaded.value;
  if (Loaded) return <Loaded />;
  if (!of.hasFailed.value) return null;
  return (
    <main class="door">
      <p class="notice" role="alert">
        {t().refusals.offline}
      </p>
      <button class="button primary" onClick={() => location.reload()}>
        {t().lobby.reload}
      </button>
    </main>
  );
}
