import {
  playAgainWithoutFaults,
  type Game,
  type GameTypes,
  type Match,
  type MatchRecord,
} from '../../shared/core';
import type { AnyKit } from '../../shared/games';
import { Elapsed } from './elapsed';
import type { Kept } from './kept';

/** The match that was under way, as data. */
export function recordFrom(
  game: Game<GameTypes>,
  { start, inputs }: Pick<Kept, 'start' | 'inputs'>,
): MatchRecord<GameTypes> | undefined {
  if (!start) return undefined;
  const { config, seed } = start;
  const { id, rulesVersion } = game;
  return { game: id, rulesVersion, config, seed, inputs: inputs.map(({ input }) => input) };
}

/** How long it had been played. */
export function elapsedFrom({ start, inputs }: Pick<Kept, 'start' | 'inputs'>): Elapsed {
  return inputs.reduce((elapsed, { at }) => elapsed.reach(at), new Elapsed(start?.at ?? inputs[0]?.at ?? 0));
}

/** A match that was played to its end, `undefined` when it was not. */
export function endedFrom(kit: AnyKit, kept: Pick<Kept, 'start' | 'inputs'>): Match<GameTypes> | undefined {
  const record = recordFrom(kit.rules, kept);
  const match = record && playAgainWithoutFaults(kit, record);
  return match?.isOver ? match : undefined;
}
