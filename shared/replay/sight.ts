import type { Match } from '../core';
import type { MechsTypes, MechsView, Secret } from '../games/mechs';
import type { Onlooker } from './onlooker';

/** What there is to see at a moment. */
export interface Sight {
  /** Exactly what the live table showed this viewer; with everything open, a spectator's. */
  readonly view: MechsView;
  /** Everything hidden, by seat; only with everything open. */
  readonly revealed?: readonly Revealed[];
}

export type Revealed = Pick<MechsView, 'decision' | 'held'> & { readonly own?: Secret };

export function sightOf(match: Match<MechsTypes>, onlooker: Onlooker): Sight {
  if (onlooker !== 'everything') return { view: match.view(onlooker) };
  return {
    view: match.view('spectator'),
    revealed: match.state.secrets.map((_, seat) => {
      const { own, decision, held } = match.view(seat);
      return { own, decision, held };
    }),
  };
}
