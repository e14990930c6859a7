import { RATE, render } from './render';
import type { Sound } from './synth';

const LOUDNESS = 0.5;

let loudspeaker: { readonly context: AudioContext; readonly input: AudioNode } | undefined;
/** Each sound is rendered once. */
const rendered = new Map<Sound, AudioBuffer>();

export function sing(now: Sound): void {
  loudspeaker ??= openLoudspeaker();
  const { context, input } = loudspeaker;
  const source = context.createBufferSource();
  source.buffer = bufferOf(context, now);
  source.connect(input);
  source.start();
}

/** However much sounds at once, nothing is clipped. */
function openLoudspeaker(): NonNullable<typeof loudspeaker> {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.gain.value = LOUDNESS;
  const limit = context.createDynamicsCompressor();
  volume.connect(limit).connect(context.destination);
  return { context, input: volume };
}

function bufferOf(context: AudioContext, heard: Sound): AudioBuffer {
  const known = rendered.get(heard);
  if (known) return known;
  const samples = render(heard);
  const buffer = context.createBuffer(1, samples.length, RATE);
  buffer.copyToChannel(samples, 0);
  rendered.set(heard, buffer);
  return buffer;
}
