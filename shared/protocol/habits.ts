import type { Delegation, Weight } from '../games/kit';
import type { GameTypes } from '../core';

/** What a person wants to be asked (T16): everything; what is a choice; what is not small; what they plan with. */
export const LEVELS = ['everything', 'choices', 'weighty', 'programs'] as const;
export type Level = (typeof LEVELS)[number];

/** How a decision is answered: by the person; by the game's rule where there is one sensible answer; by a bot. */
export const HANDLINGS = ['ask', 'rule', 'bot'] as const;
export type Handling = (typeof HANDLINGS)[number];

/** What a person has chosen beforehand. */
export interface Habits {
  readonly level: Level;
  /** Kinds of decision for which they want something else. */
  readonly kinds: Readonly<Record<string, Handling>>;
}

/** Who answers kinds that are left to a bot. */
export const DELEGATE = 'veteran';

/** Without kinds that the game does not have: they say nothing, and would be written down with every input. */
export function habitsWithin(
  { weights }: Pick<Delegation<GameTypes>, 'weights'>,
  { level, kinds }: Habits,
): Habits {
  const known = Object.entries(kinds).filter(([kind]) => Object.hasOwn(weights, kind));
  return { level, kinds: Object.fromEntries(known) };
}

/** In a rated match only small things are left to a bot. */
export function handlingOf(
  { weights }: Pick<Delegation<GameTypes>, 'weights'>,
  { level, kinds }: Habits,
  { kind, rated }: { readonly kind: string; readonly rated: boolean },
): Handling {
  const weight = Object.hasOwn(weights, kind) ? weights[kind] : undefined;
  if (!weight) return 'ask';
  const chosen = (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined) ?? BY_LEVEL[level](weight);
  return chosen === 'bot' && rated && weight !== 'small' ? 'rule' : chosen;
}

const BY_LEVEL: Readonly<Record<Level, (weight: Weight) => Handling>> = {
  everything: () => 'ask',
  choices: () => 'rule',
  weighty: (weight) => (weight === 'small' ? 'bot' : 'rule'),
  programs: (weight) => (weight === 'program' ? 'rule' : 'bot'),
};

/** What was answered for a seat by what its person chose beforehand; told to that person alone. */
export interface AutomaticAnswer {
  /** So many events had happened before. */
  readonly from: number;
  readonly kind: string;
  readonly answer: unknown;
  readonly by: Exclude<Handling, 'ask'>;
}
