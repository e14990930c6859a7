import type { ComponentChildren } from 'preact';
import { shownCard } from '../games/current';
import { t } from '../i18n';
import { HAS_SEVERAL } from '../model/game';
import { go, hasRulesBeside, pathOf, route, RULES } from '../model/route';
import { Icon } from './Icon';
import './RuleLink.css';

interface RuleLinkProps {
  readonly rule?: string;
  readonly label?: string;
  readonly class?: string;
  /** Tab passes over it, where there are hundreds. */
  readonly isSkipped?: boolean;
}

/**
 * A rule, one tap away: beside the table where one sits, so that nobody leaves it to read. Its number is for the rules:
 * after a sentence there is but a mark, which says it when it is pointed at or read out.
 */
export function RuleLink({ rule, label, class: name, isSkipped }: RuleLinkProps) {
  const open = (event: MouseEvent) => {
    const at = route.value;
    if (!hasRulesBeside(at) || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go({ ...at, rule: rule ?? RULES });
  };
  const said = label ? undefined : t().prompts.rule(rule ?? '');
  return (
    <a
      class={name ?? 'rule-mark'}
      href={pathOf({ screen: 'rules', game: HAS_SEVERAL ? shownCard.value?.id : undefined, rule })}
      aria-label={said}
      title={said}
      tabIndex={isSkipped ? -1 : undefined}
      onClick={open}
    >
      {label ?? <Icon name="book" />}
    </a>
  );
}

/** What a panel is about, and the rule of it beside it. */
export function RuledTitle({ rule, children }: { rule?: string; children: ComponentChildren }) {
  return (
    <div class="ruled-title">
      <h2>{children}</h2>
      {rule && <RuleLink rule={rule} />}
    </div>
  );
}
