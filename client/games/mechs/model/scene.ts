import type { Open } from '../../../../shared/games/mechs/state';
import type { MechsConfig, MechsView, Scene } from '../../../../shared/games/mechs/types';
import { houseRules } from './figures';

/** What the pure functions of the rules need to look ahead: the seat's own view, nothing more. */
export function sceneOf(view: MechsView, open: Open = view.open): Scene {
  const seats = open.seats.length as MechsConfig['seats'];
  return { config: { seats, ruleset: houseRules() }, open };
}
