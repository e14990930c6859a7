import type { WeaponType } from '../../../shared/games/mechs/catalog/ids';
import { noiseOf as air, notes, type Layer, type Sound } from '../../model/synth';

/** Steel on a roof: machines walk, clamp and ring. */
const clank = (from: number, at = 0, level = 0.6): Layer => ({
  shape: 'metal',
  from,
  seconds: 0.22,
  at,
  level,
});
const thud = (at = 0, level = 0.9): Layer => ({ shape: 'sine', from: 120, to: 46, seconds: 0.22, at, level });
const servo = (from: number, to: number, seconds: number, at = 0): Layer => ({
  shape: 'saw',
  from,
  to,
  seconds,
  at,
  level: 0.28,
  attack: seconds / 3,
});
const boom = (at = 0): Sound => [
  air(3_200, 120, 0.9, at, 0.75),
  { shape: 'sine', from: 92, to: 30, seconds: 0.8, at, level: 1 },
];

export const SOUNDS = {
  card: [air(7_000, 2_500, 0.07, 0, 0.5)],
  step: [
    servo(190, 260, 0.12),
    thud(0.08, 0.6),
    clank(420, 0.09, 0.3),
    thud(0.22, 0.6),
    clank(380, 0.23, 0.3),
  ],
  jump: [servo(160, 620, 0.28), air(900, 4_000, 0.28, 0.02, 0.35), thud(0.34), clank(300, 0.35)],
  wall: [thud(), clank(180), air(900, 200, 0.18)],
  energy: [
    { shape: 'square', from: 320, to: 1_280, seconds: 0.22, level: 0.3, attack: 0.08 },
    ...notes('sine', [1_320, 1_760], { seconds: 0.2, apart: 0.06, at: 0.12, level: 0.35 }),
  ],
  coin: [clank(1_980, 0, 0.3), clank(2_640, 0.07, 0.4)],
  purchase: [clank(1_980, 0, 0.3), clank(2_640, 0.07, 0.3), thud(0.2, 0.6), clank(520, 0.2, 0.4)],
  deployMine: [
    thud(0, 0.7),
    clank(640, 0, 0.4),
    ...notes('sine', [1_480, 1_480], { seconds: 0.07, apart: 0.12, at: 0.18, level: 0.4 }),
  ],
  deployTurret: [servo(130, 340, 0.35), clank(360, 0.3), thud(0.3, 0.6)],
  heal: notes('triangle', [523, 659, 784, 1_047], { seconds: 0.3, apart: 0.07, level: 0.4 }),
  armor: [servo(110, 300, 0.4), clank(300, 0.3), clank(360, 0.42), clank(450, 0.54), thud(0.54)],
  mech: [
    servo(50, 150, 0.9),
    thud(0.2),
    clank(150, 0.2),
    thud(0.55),
    clank(190, 0.55),
    ...notes('saw', [131, 196, 262, 330], { seconds: 0.9, apart: 0.09, at: 0.6, level: 0.3 }),
  ],
  mine: [...boom(), clank(240, 0.02, 0.5)],
  turret: [0, 0.11, 0.22].flatMap((at) => [
    air(5_200, 400, 0.1, at, 0.6),
    { shape: 'square', from: 420, to: 90, seconds: 0.1, at, level: 0.4 } as const,
  ]),
  combat: [clank(220, 0, 0.9), thud(), clank(165, 0.24, 0.9), thud(0.24), air(500, 3_500, 0.4, 0.05, 0.25)],
  shield: [
    { shape: 'sine', from: 240, to: 360, seconds: 0.5, level: 0.5, attack: 0.08 },
    { shape: 'metal', from: 960, seconds: 0.5, level: 0.25 },
  ],
  glance: [clank(900, 0, 0.5)],
  knockOut: [
    clank(260, 0, 0.8),
    { shape: 'saw', from: 300, to: 50, seconds: 0.6, level: 0.4 },
    thud(0.5, 1),
    air(1_200, 90, 0.5, 0.5, 0.6),
    clank(120, 0.52, 0.6),
  ],
  retreat: [servo(420, 120, 0.35), thud(0.3, 0.5), thud(0.45, 0.4)],
  round: [
    { shape: 'metal', from: 147, seconds: 1.3, level: 0.9 },
    { shape: 'sine', from: 73, seconds: 0.9, level: 0.6 },
  ],
  scoring: [0, 1, 2, 3, 4, 5]
    .flatMap((i) => [clank(1_600 + i * 180, 0.25 + i * 0.16, 0.28)])
    .concat(notes('triangle', [523, 659, 784], { seconds: 0.6, apart: 0.12, at: 1.3, level: 0.4 })),
  fanfare: [
    ...notes('saw', [262, 330, 392, 523], { seconds: 0.5, apart: 0.16, level: 0.42 }),
    ...notes('saw', [392, 523, 659], { seconds: 1.3, apart: 0, at: 0.66, level: 0.26 }),
    clank(1_047, 0.66, 0.25),
  ],
} as const satisfies Record<string, Sound>;

const LAUNCH: Readonly<Record<WeaponType, Sound>> = {
  melee: [air(700, 5_000, 0.22, 0.04, 0.6), clank(1_400, 0.16, 0.25)],
  ranged: [
    { shape: 'square', from: 1_700, to: 160, seconds: 0.24, level: 0.45 },
    air(6_000, 800, 0.14, 0, 0.4),
  ],
  area: [air(500, 2_600, 0.34, 0, 0.7), { shape: 'saw', from: 90, to: 210, seconds: 0.34, level: 0.5 }],
};
const TING: Sound = [clank(2_093, 0, 0.5), clank(2_794, 0.07, 0.5)];
const COUNTERS: Readonly<Record<WeaponType, Sound>> = {
  melee: [...LAUNCH.melee, ...TING],
  ranged: [...LAUNCH.ranged, ...TING],
  area: [...LAUNCH.area, ...TING],
};

/** A weapon that is used; a counter rings. */
export function launchOf(type: WeaponType, isCounter: boolean): Sound {
  return (isCounter ? COUNTERS : LAUNCH)[type];
}

/** The harder the hit, the heavier it sounds. */
const BLOWS: readonly Sound[] = [1, 2, 3, 4].map((weight) => [
  air(1_800 + weight * 700, 150, 0.14 + weight * 0.07, 0, 0.5 + weight * 0.07),
  {
    shape: 'sine',
    from: 150,
    to: 58 - weight * 6,
    seconds: 0.14 + weight * 0.07,
    level: 0.6 + weight * 0.08,
  },
  clank(420 - weight * 55, 0.01, 0.4),
]);

export function blowOf(damage: number): Sound {
  return BLOWS[Math.min(damage, BLOWS.length) - 1] ?? SOUNDS.glance;
}

/** Sounds that belong to no event by themselves. */
export const FIGHTING = {
  launch: Object.values(LAUNCH),
  counter: Object.values(COUNTERS),
  blow: BLOWS,
} as const satisfies Record<string, readonly Sound[]>;

/** Everything that can be heard, for the test that listens. */
export const ALL_SOUNDS: readonly Sound[] = [...Object.values(SOUNDS), ...Object.values(FIGHTING).flat()];
