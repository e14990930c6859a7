import type { ComponentChildren, ComponentType } from 'preact';
import { lazy, Suspense } from '../parts/lazy';

/**
 * Prompts that come later in a match, or never. All of them at once: what was fetched for one kind is there for every
 * other in the same moment.
 */
export function laterPrompts<Prompts>(fetchThem: () => Promise<Prompts>) {
  const all = lazy<{ readonly show: (prompts: Prompts) => ComponentChildren }>(async () => {
    const fetched = await fetchThem();
    return ({ show }) => <>{show(fetched)}</>;
  });
  return <Props extends object>(pick: (prompts: Prompts) => ComponentType<Props>) =>
    (props: Props) => {
      const show = (prompts: Prompts) => {
        const Prompt = pick(prompts);
        return <Prompt {...props} />;
      };
      return (
        <>
          {/* What stands around the prompt makes room for what can be chosen in it. */}
          {!all.loaded.value && <div class="options" />}
          <Suspense of={all} props={{ show }} />
        </>
      );
    };
}
