import type { ComponentChildren } from 'preact';
import { go, pathOf, type Route } from '../model/route';

/** A link inside the page: no reload, but a new tab still works. */
export function Link({
  to,
  children,
  class: name,
  label,
  isCurrent = false,
}: {
  to: Route;
  children: ComponentChildren;
  class?: string;
  /** What is read out, where the words alone do not say it. */
  label?: string;
  /** Leads to where one is. */
  isCurrent?: boolean;
}) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a
      class={name}
      href={pathOf(to)}
      onClick={follow}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
