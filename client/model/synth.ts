/** Sounds are made of layers: nothing to download. How they sound is worked out by `render.ts`, when they first do. */
export interface Layer {
  /** `metal`: partials that do not fit together; `pluck`: a string; `noise`: air, powder, gravel. */
  readonly shape: 'sine' | 'triangle' | 'square' | 'saw' | 'metal' | 'pluck' | 'noise';
  /** The pitch, or for noise the highest of it, in Hz. */
  readonly from: number;
  /** Where that glides to. */
  readonly to?: number;
  readonly seconds: number;
  /** Seconds after the beginning. */
  readonly at?: number;
  readonly level?: number;
  /** Seconds until it is at its loudest. */
  readonly attack?: number;
}

export type Sound = readonly Layer[];

/** Air, powder, gravel: noise that glides. */
export function noiseOf(from: number, to: number, seconds: number, at = 0, level = 0.7): Layer {
  return { shape: 'noise', from, to, seconds, at, level };
}

/** Notes of one voice after each other; a chord where they begin together. */
export function notes(
  shape: Layer['shape'],
  pitches: readonly number[],
  {
    seconds = 0.3,
    apart = 0.1,
    at = 0,
    level = 0.6,
  }: { seconds?: number; apart?: number; at?: number; level?: number } = {},
): Sound {
  return pitches.map((from, i) => ({ shape, from, seconds, at: at + i * apart, level }));
}
