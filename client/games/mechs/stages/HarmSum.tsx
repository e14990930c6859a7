import type { Blow } from '../model/fight';
import type { Change } from '../model/harm';
import { t } from '../texts';
import { stagesText } from './text';

/** How the number came about: what the weapon says, what added to it, what took from it, and what came off. */
export function HarmSum({ blow: { weapon, harm, printed, raised } }: { blow: Blow }) {
  const name = t().cards.weapons[weapon];
  if (!harm) return <b>{name}</b>;
  const changes = [...(raised ? [raised] : []), ...harm.changes];
  return <Sum start={[{ amount: printed, words: name }]} changes={changes} dealt={harm.dealt} />;
}

export interface Part {
  readonly amount: number;
  readonly words?: string;
}

/** "zone 2 + number 3 − Tough as Steel 2 = 3 damage" */
export function Sum({
  start,
  changes,
  dealt,
}: {
  start: readonly Part[];
  changes: readonly Change[];
  dealt?: number;
}) {
  const text = stagesText.text();
  const parts: Part[] = [
    ...start,
    ...changes.map(({ amount, cause }) => ({ amount, words: causeWords(cause) })),
  ];
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  const shown = dealt ?? total;
  return (
    <span class="sum">
      {parts.map(({ amount, words }, i) => (
        <span key={i} class={amount < 0 ? 'sum-less' : undefined}>
          {i > 0 && (amount < 0 ? '− ' : '+ ')}
          {words} <b>{Math.abs(amount)}</b>
        </span>
      ))}
      <b class="sum-total">
        {'= '}
        {shown > 0 ? text.damage(shown) : text.noDamage}
      </b>
    </span>
  );
}

function causeWords(cause: Change['cause']): string {
  const { cards } = t();
  const text = stagesText.text();
  switch (cause.by) {
    case 'rest':
      return text.rest;
    case 'effect':
      return text.raised[cause.effect.tag] ?? '';
    case 'ability': {
      const { ability } = cause;
      return ability === 'troy' || ability === 'sparta'
        ? cards.sides[ability].ability
        : cards.pilots[ability].ability;
    }
  }
}
