import { zoneName } from '../../../../shared/games/mechs/arena';
import { t } from '../texts';
import type { Step } from '../../../../shared/games/mechs/forecast';
import { figures } from '../model/figures';
import { Icon } from '../parts/Icon';

type Tone = 'plain' | 'gain' | 'cost' | 'waste' | 'danger';

/** Each tone has a sign: colour alone tells nobody anything. */
const SIGNS: Record<Tone, string> = { plain: '', gain: '+', cost: '−', waste: '×', danger: '!' };

interface Line {
  readonly tone: Tone;
  readonly words: string;
  readonly isHealth?: boolean;
  /** Drawn in place of the words. */
  readonly amounts?: { readonly energy: number; readonly credits: number };
}

/** What the card would do if nobody else moved. */
export function StepNote({ step }: { step: Step }) {
  return (
    <p class="slot-note">
      {linesOf(step).map(({ tone, words, amounts, isHealth }) => (
        <span key={words} class={`note-${tone}`} title={amounts && words}>
          {SIGNS[tone] && <b>{SIGNS[tone]} </b>}
          {amounts ? <Amounts {...amounts} /> : words}
          {isHealth && (
            <>
              {' '}
              <Icon name="health" label={t().table.health} />
            </>
          )}
        </span>
      ))}
    </p>
  );
}

function Amounts({ energy, credits }: NonNullable<Line['amounts']>) {
  const { table } = t();
  return (
    <>
      {energy > 0 && (
        <>
          {energy} <Icon name="energy" label={table.energy} />{' '}
        </>
      )}
      {credits > 0 && (
        <>
          {credits} <Icon name="credits" label={table.credits} />
        </>
      )}
    </>
  );
}

/** The same in words alone. */
export function stepInWords(step: Step): string[] {
  return linesOf(step).map(({ words }) => words);
}

function linesOf(step: Step): Line[] {
  const { to, enemy, token, mech, gives, full, buys, powers, barred, costs } = step;
  const text = t().program;
  const { amounts } = t().prompts;
  const lines: Line[] = [
    to === undefined
      ? { tone: 'waste', words: text.walls }
      : { tone: 'plain', words: text.lands(zoneName(to)) },
  ];
  const add = (tone: Tone, words: string, drawn?: Line['amounts']) =>
    lines.push({ tone, words, amounts: drawn });
  if (enemy !== undefined) add('danger', text.danger);
  if (token) add('danger', text.dangerToken(token));
  if (costs && mech && !powers) add('plain', text.inMech);
  else if (mech === 'offered') add('gain', text.mechOffered);
  if (gives && amounts(gives) !== '') add('gain', text.gains(amounts(gives)), gives);
  if (full && full.length > 0) add('waste', text.full(full, figures.value.trackMaximum));
  if (buys !== undefined) add(buys > 0 ? 'plain' : 'waste', text.buys(buys));
  if (powers) {
    const { heals, canUpgrade } = powers;
    if (heals > 0) lines.push({ tone: 'gain', words: text.heals(heals), isHealth: true });
    if (canUpgrade && heals > 0) add('plain', text.orUpgrade);
    else if (canUpgrade) add('gain', text.upgrade);
    if (heals === 0 && !canUpgrade) add('waste', text.noUse);
  }
  if (barred) add('waste', text.barred[barred]);
  if (costs) add('cost', text.costs(amounts(costs)), costs);
  return lines;
}
