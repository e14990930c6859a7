import type { GameTypes, StateOf, Viewer } from './game';

/**
 * The one place that decides what a viewer sees of the state: what is open, and what is the viewer's own.
 * It names what is shown, never what is hidden, so that anything new stays hidden until it is put in `open`.
 */
export function redact<T extends GameTypes>(
  state: StateOf<T>,
  viewer: Viewer,
): { readonly open: T['open']; readonly own?: T['secret'] } {
  return viewer === 'spectator' ? { open: state.open } : { open: state.open, own: state.secrets[viewer] };
}
