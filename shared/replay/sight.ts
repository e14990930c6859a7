import type { GameTypes, Match, View } from '../core';
import type { Onlooker } from './onlooker';

/** What there is to see at a moment. */
export interface Sight<T extends GameTypes = GameTypes> {
  /** Exactly what the live table showed this viewer; with everything open, a spectator's. */
  readonly view: View<T>;
  /** Everything hidden, by seat; only with everything open. */
  readonly revealed?: readonly Revealed<T>[];
}

export type Revealed<T extends GameTypes = GameTypes> = Pick<View<T>, 'own' | 'decision' | 'held'>;

export function sightOf<T extends GameTypes>(match: Match<T>, onlooker: Onlooker): Sight<T> {
  if (onlooker !== 'everything') return { view: match.view(onlooker) };
  return {
    view: match.view('spectator'),
    revealed: match.state.secrets.map((_, seat) => {
      const { own, decision, held } = match.view(seat);
      return { own, decision, held };
    }),
  };
}
