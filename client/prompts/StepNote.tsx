import { zoneName } from '../../shared/games/mechs/arena';
import { t } from '../i18n';
import type { Step } from '../model/forecast';

/** What the card would do if nobody else moved. */
export function StepNote({ step }: { step: Step }) {
  const text = t().program;
  const { amounts } = t().prompts;
  const lines = [step.to === undefined ? text.walls : text.lands(zoneName(step.to))];
  if (step.enemy !== undefined) lines.push(text.danger);
  if (step.token) lines.push(text.dangerToken(step.token));
  if (step.gives) lines.push(text.gives(amounts(step.gives)));
  if (step.buys !== undefined) lines.push(text.buys(step.buys));
  if (step.powers) {
    const { heals, canUpgrade } = step.powers;
    if (heals > 0) lines.push(text.heals(heals));
    if (canUpgrade) lines.push(text.upgrades);
    if (heals === 0 && !canUpgrade) lines.push(text.noUse);
  }
  if (step.barred) lines.push(text.barred[step.barred]);
  if (step.costs) lines.push(text.cost(amounts(step.costs)));
  return (
    <p class={`slot-note${step.enemy !== undefined || step.token ? ' slot-danger' : ''}`}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
