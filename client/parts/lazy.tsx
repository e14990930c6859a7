import { signal, type Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { t } from '../i18n';

/** A component that is fetched when it is first shown. */
export interface Lazy<Props = object> {
  readonly loaded: Signal<ComponentType<Props> | undefined>;
  /** Why it could not be fetched. */
  readonly failure: Signal<'offline' | 'outdated' | undefined>;
  load(): void;
}

export function lazy<Props = object>(fetchIt: () => Promise<ComponentType<Props>>): Lazy<Props> {
  const loaded = signal<ComponentType<Props> | undefined>(undefined);
  const failure: Lazy<Props>['failure'] = signal(undefined);
  let asked = false;
  return {
    loaded,
    failure,
    load() {
      if (asked) return;
      asked = true;
      fetchIt().then(
        (component) => (loaded.value = component),
        async () => (failure.value = await whyNotFetched()),
      );
    },
  };
}

/** A server that answers but does not have the file was upgraded since this page was loaded. */
export function whyNotFetched(): Promise<'offline' | 'outdated'> {
  return fetch('/healthz').then(
    ({ ok }) => (ok ? 'outdated' : 'offline'),
    () => 'offline',
  );
}

/** The component, once it is here. A page that cannot fetch it may be of an older version: loading it anew helps. */
export function Suspense<Props extends object>({ of, props }: { of: Lazy<Props>; props?: Props }) {
  of.load();
  const Loaded = of.loaded.value;
  if (Loaded) return <Loaded {...(props as Props)} />;
  const why = of.failure.value;
  if (!why) return null;
  return (
    <main class="door">
      <div class="door-panel panel">
        <p class="notice" role="alert">
          {t().refusals[why]}
        </p>
        <button class="button primary" onClick={() => location.reload()}>
          {t().lobby.reload}
        </button>
      </div>
    </main>
  );
}

/** The same as a component of its own, for whoever need not know that it is fetched. */
export function fetched<Props extends object>(fetchIt: () => Promise<ComponentType<Props>>) {
  const of = lazy<Props>(fetchIt);
  return (props: Props) => <Suspense of={of} props={props} />;
}
