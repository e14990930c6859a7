import { shownCard } from '../games/current';
import { t } from '../i18n';
import { HAS_SEVERAL } from '../model/game';
import { go, pathOf, route, RULES } from '../model/route';
import './RuleLink.css';

interface RuleLinkProps {
  readonly rule?: string;
  readonly label?: string;
  readonly class?: string;
  /** Tab passes over it, where there are hundreds. */
  readonly isSkipped?: boolean;
}

/** A rule, one tap away: beside the table where one sits, so that nobody leaves it to read. */
export function RuleLink({ rule, label, class: name, isSkipped }: RuleLinkProps) {
  const open = (event: MouseEvent) => {
    const at = route.value;
    if (at.screen !== 'table' || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
      return;
    event.preventDefault();
    go({ ...at, rule: rule ?? RULES });
  };
  return (
    <a
      class={name ?? 'rule-link'}
      href={pathOf({ screen: 'rules', game: HAS_SEVERAL ? shownCard.value?.id : undefined, rule })}
      aria-label={label ? undefined : t().prompts.rule(rule ?? '')}
      tabIndex={isSkipped ? -1 : undefined}
      onClick={open}
    >
      {label ?? rule}
    </a>
  );
}
