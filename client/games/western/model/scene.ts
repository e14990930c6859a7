import type { Open } from '../../../../shared/games/western/state';
import type { Scene, WesternConfig, WesternView } from '../../../../shared/games/western/types';
import type { Outlook } from '../../../../shared/games/western/unseen';
import { houseRules } from './figures';

/** What the pure functions of the rules need to look ahead. */
export function sceneOf(open: Open): Scene {
  const seats = open.seats.length as WesternConfig['seats'];
  return { config: { seats, ruleset: houseRules() }, open };
}

/** What the viewer may know, and nothing more; a spectator reckons with no card. */
export function outlookOf({ viewer, own }: WesternView, open: Open): Outlook | undefined {
  if (viewer === 'spectator' || !own) return undefined;
  return { ...sceneOf(open), seat: viewer, own };
}
