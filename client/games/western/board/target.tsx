import type { ComponentChildren } from 'preact';
import { explain, type Subject } from '../../../model/explain';
import { isChosen, isOffered, keyOf, point, press, townChoice, type Target } from '../model/choices';

export interface TargetButtonProps {
  /** What is picked by it, where it can be asked for. */
  readonly target?: Target;
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
  const asked = target && isOffered(target) ? target : undefined;
  const chosen = asked !== undefined && isChosen(asked);
  const words = [asked ? townChoice.value?.label(asked) : label, state].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      class={`${name}${asked ? ' offered' : ''}${chosen ? ' chosen' : ''}`}
      data-target={target && keyOf(target)}
      tabIndex={-1}
      aria-pressed={asked ? chosen : undefined}
      onClick={({ detail }) => (asked ? press(asked, detail === 0) : explain(about))}
      // Not on entering: the town may have come to lie under a hand that rests.
      onPointerMove={() => point(target)}
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
