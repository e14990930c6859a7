import { must, type Bot, type Situation, type Thought } from '../../../core';
import type { WesternDecision, WesternTypes } from '../types';
import type { Outlook } from '../unseen';

export type WesternBot = Bot<WesternTypes>;
export type WesternSituation = Situation<WesternTypes>;
export type WesternThought = Thought<WesternTypes>;

/** What odds and worths are reckoned from. */
export function outlookOf({
  config,
  view,
  decision,
}: Pick<WesternSituation, 'config' | 'view' | 'decision'>): Outlook {
  return { config, open: view.open, seat: decision.seat, own: must(view.own, 'secret of this seat') };
}

/** The legal answers; every decision of Western names them. */
export function optionsOf<T>(decision: WesternDecision): readonly T[] {
  return (decision.options ?? [decision.fallback]) as readonly T[];
}

/** The option that is worth most; the first of equals. */
export function bestBy<T>(options: readonly T[], worth: (option: T) => number): T {
  let best = options[0] as T;
  let most = -Infinity;
  for (const option of options) {
    const value = worth(option);
    if (value > most) {
      best = option;
      most = value;
    }
  }
  return best;
}
