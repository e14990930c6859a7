import { comingGains } from '../../../../client/games/western/model/comingGains';
import { describeAnswer } from '../../../../client/games/western/prompts/describe';
import { musingOf } from '../../../../client/games/western/prompts/musing';
import { ruleBehind } from '../../../../client/games/western/prompts/ruleBehind';
import { spotInShort } from '../../../../client/games/western/prompts/spotWords';
import { t, texts } from '../../../../client/games/western/texts';
import type { DecisionKind, SpotChoice } from '../../../../shared/games/western';
import type { Cause, WesternDecisions } from '../../../../shared/games/western/decisions';
import { RULES } from '../support/book';
import { CONFIGS, keenPlayer, playMatch } from '../support/play';

beforeAll(() => texts.load());

/** Every question that comes up in a match of each size, as the seats see it. */
describe('whatever is asked', () => {
  const kinds = new Set<DecisionKind>();
  const causes = new Set<Cause>();
  const empty: string[] = [];

  beforeAll(() => {
    [...CONFIGS, ...CONFIGS, ...CONFIGS].forEach((config, seed) => {
      playMatch({ config, seed, player: keenPlayer }, (match) => {
        for (const seat of match.waitingFor()) {
          const { open, own, decision } = match.view(seat);
          const { kind, options = [], fallback } = decision!;
          kinds.add(kind);
          for (const answer of [...options, fallback]) {
            const said = describeAnswer(kind, answer);
            if (!said || /undefined|NaN|object/.test(said)) empty.push(`${kind} ${JSON.stringify(answer)}`);
          }
          if (kind === 'place') {
            const outlook = { config, open, seat, own: own! };
            for (const spot of options as readonly SpotChoice[])
              if (!spotInShort(outlook, spot)) empty.push(`spot ${JSON.stringify(spot)}`);
          }
          if (kind === 'wild') {
            const { cause } = decision!.about as WesternDecisions['wild']['about'];
            const text = t().prompts;
            const isComing = cause === 'resolution';
            causes.add(cause);
            if (!(isComing ? text.coming(comingGains({ config, open }, seat)) : text.cause(cause)))
              empty.push(`cause ${cause}`);
          }
          if (!musingOf(open, seat)) empty.push(`musing ${kind}`);
        }
      });
    });
  });

  it('can be said in words, every answer, every spot and what others think about', () => {
    expect(empty).toEqual([]);
  });

  it('W8.2 what comes at the start of Resolution names where it comes from', () => {
    expect(causes).toContain('resolution');
  });

  it('comes up in these matches in nearly all its kinds', () => {
    expect(
      Object.keys(t().prompts.asks).filter((kind) => !kinds.has(kind as DecisionKind)).length,
    ).toBeLessThan(4);
  });
});

describe('the rules that prompts and refusals cite', () => {
  it('stand in the rule book', () => {
    const cited = [
      ...Object.values(t().prompts.asks).map(({ rule }) => rule),
      ...(['illegal', 'stale', 'no-decision', 'over'] as const).map((code) =>
        ruleBehind({ code, intent: 'answer' }, 'place'),
      ),
      ruleBehind({ code: 'stale', intent: 'retract' }, 'keep'),
      ruleBehind({ code: 'not-allowed', intent: 'handOver' }, undefined),
    ];
    for (const rule of cited)
      expect(RULES).toMatch(new RegExp(`^- ${String(rule).replace('.', '\\.')} `, 'm'));
  });

  it('S79 what cannot be taken back says so', () => {
    expect(ruleBehind({ code: 'stale', intent: 'retract' }, undefined)).toBe('S79');
    expect(ruleBehind({ code: 'offline' }, 'buy')).toBeUndefined();
  });
});
