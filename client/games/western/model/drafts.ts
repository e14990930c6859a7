import { useLayoutEffect, useRef } from 'preact/hooks';
import type { DecisionOf } from '../../../../shared/core';
import { isSame } from '../../../../shared/core/plain';
import type { DecisionKind, WesternDecisions } from '../../../../shared/games/western/decisions';
import type { WesternTypes } from '../../../../shared/games/western/types';
import type { Intent } from '../../../../shared/protocol/intents';
import { draft, send } from '../../../model/table';

type Picked<K extends DecisionKind> = Exclude<WesternDecisions[K]['answer'], null>;

/** Answers no question: what was picked is taken back, or not whole yet. */
const UNDONE = {};

/** What was picked for this question already: before a refresh, on another device, or in the match that is replayed. */
export function draftOf<K extends DecisionKind>(
  decision: DecisionOf<WesternTypes, K>,
): Picked<K> | undefined {
  const kept = draft.peek();
  if (kept?.id !== decision.id) return undefined;
  const options = decision.options as readonly (Picked<K> | null)[] | undefined;
  return options?.find((option) => option !== null && isSame(option, kept.draft)) ?? undefined;
}

/** The same where it is not whole yet: a part of what was to be picked, to be looked at before it is taken for one. */
export function partialDraftOf({ id }: { readonly id: number }): Partial<Record<string, unknown>> {
  const kept = draft.peek();
  const part = kept?.id === id ? kept.draft : undefined;
  return typeof part === 'object' && part !== null ? part : {};
}

/** Keeps a pick that is not confirmed with the server, which plays it when time runs out. */
export function useDraft({ id }: { readonly id: number }, picked: unknown): void {
  // What the prompt picks by itself is nobody's choice.
  const known = useRef(picked);
  // Before anything that is pressed next: a draft after its answer would be refused.
  useLayoutEffect(() => {
    if (isSame(known.current, picked)) return;
    known.current = picked;
    void send('draft', { id, draft: (picked ?? UNDONE) as Intent<'draft'>['draft'] });
  });
}
