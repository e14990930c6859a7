import type { ComponentType } from 'preact';
import { lazy, type Lazy } from '../parts/lazy';
import { ui } from './current';
import type { AnyUi } from './ui';

/** A component that is fetched with something of the game on the table: once for each game. */
export function perGame<Props = object>(
  fetchFor: (game: AnyUi) => Promise<ComponentType<Props>>,
): () => Lazy<Props> {
  const known = new WeakMap<AnyUi, Lazy<Props>>();
  return () => {
    const game = ui();
    const fetched = known.get(game) ?? lazy(() => fetchFor(game));
    known.set(game, fetched);
    return fetched;
  };
}
