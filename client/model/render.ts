import type { Layer, Sound } from './synth';

export const RATE = 22_050;
/** How loud a layer of level 1 is: several may sound at once. */
const LOUDNESS = 0.42;
const FADE = 0.004;

const PARTIALS = [
  { ratio: 1, loud: 1 },
  { ratio: 1.48, loud: 0.7 },
  { ratio: 2.09, loud: 0.55 },
  { ratio: 2.91, loud: 0.4 },
  { ratio: 4.17, loud: 0.25 },
] as const;

export function secondsOf(sound: Sound): number {
  return Math.max(...sound.map(({ at = 0, seconds }) => at + seconds));
}

/** To samples, without anything of a browser: a test can listen to every sound. */
export function render(sound: Sound): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(secondsOf(sound) * RATE));
  for (const layer of sound) addLayer(samples, layer);
  return samples;
}

function addLayer(samples: Float32Array, layer: Layer): void {
  const { from, to = from, seconds, at = 0, level = 1, attack = FADE } = layer;
  const length = Math.floor(seconds * RATE);
  const start = Math.floor(at * RATE);
  const rise = Math.max(1, attack * RATE);
  const end = length - FADE * RATE;
  const next = voiceOf(layer);
  // Step by step: a power for each sample would keep the page from drawing.
  const glide = (to / from) ** (1 / length);
  const decay = Math.exp(-6.9 / length);
  let pitch = from;
  let loud = level * LOUDNESS;
  for (let i = 0; i < length && start + i < samples.length; i++) {
    // Falls to a thousandth, and the last moments to nothing: no click at the end.
    const edge = i < rise ? i / rise : i > end ? (length - i) / (FADE * RATE) : 1;
    samples[start + i] = (samples[start + i] ?? 0) + next(pitch) * edge * loud;
    pitch *= glide;
    loud *= decay;
  }
}

/** Gives one sample after the other at the pitch of the moment. */
function voiceOf({ shape, from }: Layer): (pitch: number) => number {
  if (shape === 'noise') return noise();
  if (shape === 'pluck') return pluck(from);
  let phase = 0;
  const wave = WAVES[shape];
  return (pitch) => wave((phase += pitch / RATE));
}

const TURN = 2 * Math.PI;
const WAVES: Record<Exclude<Layer['shape'], 'noise' | 'pluck'>, (phase: number) => number> = {
  sine: (phase) => Math.sin(phase * TURN),
  triangle: (phase) => 4 * Math.abs((phase % 1) - 0.5) - 1,
  // Rounded: the hard edges of a digital square hurt.
  square: (phase) => Math.tanh(3 * Math.sin(phase * TURN)) * 0.7,
  saw: (phase) =>
    (Math.sin(phase * TURN) + Math.sin(2 * phase * TURN) / 2 + Math.sin(3 * phase * TURN) / 3) * 0.6,
  metal: (phase) => {
    let sum = 0;
    for (const { ratio, loud } of PARTIALS) sum += Math.sin(phase * ratio * TURN) * loud;
    return sum / 2;
  },
};

/** The same grains every time. */
function grains(): () => number {
  let seed = 22_695;
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 1_073_741_823.5 - 1;
}

/** Air below the pitch: a filter of two poles. */
function noise(): (pitch: number) => number {
  const grain = grains();
  let once = 0;
  let twice = 0;
  return (pitch) => {
    const share = 1 - Math.exp((-TURN * pitch) / RATE);
    once += share * (grain() - once);
    twice += share * (once - twice);
    // A narrow band is quiet: as loud as a wide one it is felt.
    return (twice * 1.4) / Math.sqrt(Math.max(share, 0.02));
  };
}

/** A string that is plucked: grains that go round and lose their edge. */
function pluck(pitch: number): () => number {
  const grain = grains();
  const string = Float32Array.from({ length: Math.max(2, Math.round(RATE / pitch)) }, grain);
  let at = 0;
  return () => {
    const now = string[at] ?? 0;
    const following = (at + 1) % string.length;
    string[at] = (now + (string[following] ?? 0)) * 0.498;
    at = following;
    return now;
  };
}
