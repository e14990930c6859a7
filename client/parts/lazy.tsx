import { signal, type Signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** A component that is fetched when it is first shown. */
export interface Lazy {
  readonly loaded: Signal<ComponentType | undefined>;
  load(): void;
}

export function lazy(fetchIt: () => Promise<ComponentType>): Lazy {
  const loaded = signal<ComponentType | undefined>(undefined);
  let asked = false;
  return {
    loaded,
    load() {
      if (asked) return;
      asked = true;
      fetchIt().then(
        (component) => (loaded.value = component),
        () => (asked = false),
      );
    },
  };
}

export function Suspense({ of }: { of: Lazy }) {
  of.load();
  const Loaded = of.loaded.value;
  return Loaded ? <Loaded /> : null;
}
