import { noiseOf as grit, notes, type Layer, type Sound } from '../../model/synth';

/** A street of wood and gravel: strings, hooves, powder. */
const knock = (from: number, at = 0, level = 0.7): Layer => ({
  shape: 'triangle',
  from,
  to: from * 0.55,
  seconds: 0.09,
  at,
  level,
});
const chime = (from: number, seconds: number, at = 0, level = 0.35): Layer => ({
  shape: 'metal',
  from,
  seconds,
  at,
  level,
});

export const SOUNDS = {
  coins: [chime(2_100, 0.14), chime(2_800, 0.2, 0.06)],
  pay: [chime(2_400, 0.12), chime(1_800, 0.16, 0.07)],
  hooves: [0, 0.11, 0.3, 0.41].flatMap((at, i) => [
    knock(i % 2 ? 210 : 260, at, 0.8),
    grit(1_200, 300, 0.07, at, 0.5),
  ]),
  dice: [0, 0.05, 0.11, 0.2, 0.33].flatMap((at, i) => [
    knock(900 - i * 110, at, 0.5),
    grit(5_000, 1_500, 0.03, at, 0.4),
  ]),
  card: [grit(7_500, 2_200, 0.09), grit(4_000, 1_200, 0.05, 0.09, 0.4)],
  challenge: [
    ...notes('pluck', [82, 98, 123], { seconds: 0.9, apart: 0.16, level: 0.9 }),
    grit(300, 900, 0.6, 0.1, 0.2),
  ],
  shot: [
    grit(9_000, 300, 0.16, 0, 1),
    { shape: 'sine', from: 190, to: 42, seconds: 0.28, level: 0.9 },
    // It comes back from the fronts across the street.
    grit(1_400, 200, 0.5, 0.14, 0.3),
  ],
  hammer: [0, 0.16, 0.32].flatMap((at, i) => [
    knock(i === 2 ? 420 : 340, at, 0.9),
    grit(2_600, 500, 0.05, at, 0.5),
  ]),
  bell: [chime(784, 0.9, 0, 0.7), chime(988, 0.7, 0.14, 0.4)],
  chord: notes('pluck', [196, 247, 294, 392], { seconds: 1, apart: 0.05, level: 0.6 }),
  fanfare: [
    ...notes('pluck', [196, 247, 294, 392, 494], { seconds: 1, apart: 0.12, level: 0.7 }),
    ...notes('triangle', [392, 494, 587], { seconds: 1.1, apart: 0, at: 0.62, level: 0.28 }),
    chime(1_568, 0.8, 0.62, 0.2),
  ],
} as const satisfies Record<string, Sound>;

/** Everything that can be heard, for the test that listens. */
export const ALL_SOUNDS: readonly Sound[] = Object.values(SOUNDS);
