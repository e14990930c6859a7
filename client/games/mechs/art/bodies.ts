import type { Status, Token } from '../../../../shared/games/mechs/state';

/** The field that each body is drawn on, and where its feet are on it. */
export const BODIES = {
  pilot: { width: 130, height: 170, feet: 160 },
  armor: { width: 220, height: 250, feet: 236 },
  mech: { width: 340, height: 350, feet: 336 },
  mine: { width: 60, height: 44, feet: 42 },
  turret: { width: 80, height: 84, feet: 81 },
} as const satisfies Record<Status | Token['kind'], { width: number; height: number; feet: number }>;

/** A piece in the arena as a whole: how wide and tall it is, and how far it reaches to the left of its feet. */
export const WHOLE_BODIES = {
  // On foot a flag flies to the right.
  pilot: { width: 65 + 116, tall: 170, left: 62 },
  armor: { width: 220, tall: 250, left: 110 },
  mech: { width: 340, tall: 350, left: 170 },
  mine: { width: 60, tall: 44, left: 30 },
  turret: { width: 80, tall: 84, left: 40 },
} as const satisfies Record<Status | Token['kind'], { width: number; tall: number; left: number }>;
