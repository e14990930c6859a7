import type { ComponentChildren } from 'preact';
import { explain, type Subject } from '../../../model/explain';
import { isChosen, isOffered, keyOf, point, press, townChoice, type Target } from '../model/choices';

export interface TargetButtonProps {
  readonly target: Target;
  /** What it is, where nothing is asked. */
  readonly label: string;
  /** How it stands with it: said after what is asked, too. */
  readonly state?: string;
  /** What a press tells of, where nothing is asked. */
  readonly about: Subject;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** Something in the town that can be pressed: to pick it where a prompt offers it, else to ask what it is. */
export function TargetButton({ target, label, state, about, class: name, children }: TargetButtonProps) {
  const isAsked = isOffered(target);
  const chosen = isChosen(target);
  const words = [isAsked ? townChoice.value?.label(target) : label, state].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      class={`${name}${isAsked ? ' offered' : ''}${chosen ? ' chosen' : ''}`}
      data-target={keyOf(target)}
      tabIndex={-1}
      aria-pressed={isAsked ? chosen : undefined}
      onClick={({ detail }) => (isAsked ? press(target, detail === 0) : explain(about))}
      onPointerEnter={() => point(target)}
      onPointerLeave={() => point(undefined)}
      onFocus={() => point(target)}
      onBlur={() => point(undefined)}
    >
      <span class="visually-hidden">{words}</span>
      <span class="drawn" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
