import { info } from '../../../model/table';
import type { Open } from '../../../../shared/games/mechs/state';
import type { MechsConfig, MechsView, Scene } from '../../../../shared/games/mechs/types';

/** What the pure functions of the rules need to look ahead: the seat's own view, nothing more. */
export function sceneOf(view: MechsView, open: Open = view.open): Scene {
  const seats = open.seats.length as MechsConfig['seats'];
  return { config: { seats, ruleset: info.value?.ruleset }, open };
}
