import type { GameTypes, View, Viewer } from '../core';
import type { GameWire } from '../games/kit';
import { readItem } from '../wire';
import type { DecisionMessage } from './messages';
import { seatsOf, type WireState } from './wire';

/**
 * Turns the decoded state back into the engine's own view, by the game's table of fields, so that a page draws,
 * previews and explains with the very types and functions of the rules. The mirror image of server/sync/project.ts.
 */
export function assembleView<T extends GameTypes>(
  wire: GameWire<T>,
  state: WireState,
  viewer: Viewer,
  asked: DecisionMessage<T> = {},
): View<T> | undefined {
  const { match, game, secrets } = state;
  if (!match.started) return undefined;
  const open: T['open'] = readItem(wire.open, game);
  const waitingFor = seatsOf(match.waitingFor);
  if (viewer === 'spectator') return { viewer, open, waitingFor };
  const secret = secrets.get(String(viewer));
  const own: T['secret'] = secret && readItem(wire.secret, secret);
  return { viewer, open, own, waitingFor, decision: asked.decision, held: asked.held };
}
