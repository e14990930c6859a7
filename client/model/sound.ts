import { effect } from '@preact/signals';
import { rowOf } from './log';
import { playback } from './playback';
import { sound } from './settings';
import { decision } from './table';

/** Short generated tones: nothing to download. */
type Note = readonly [frequency: number, seconds: number, delay?: number];

export interface Tune {
  readonly wave: OscillatorType;
  readonly notes: readonly Note[];
}

export function tune(wave: OscillatorType, ...notes: readonly Note[]): Tune {
  return { wave, notes };
}

const LOUDNESS = 0.1;
const CALL = tune('triangle', [659, 0.15], [880, 0.15, 0.15], [1175, 0.3, 0.3]);
const QUESTION = tune('sine', [587, 0.08], [740, 0.1, 0.09]);

let context: AudioContext | undefined;

/** What is to be seen comes first: to open the loudspeaker takes a browser a while. */
function play(heard: Tune): void {
  if (!document.hidden) setTimeout(() => sing(heard));
}

/** Calls somebody back to the page: to be heard above all when it is out of sight. */
export function ring(): void {
  sing(CALL);
}

function sing({ wave, notes }: Tune): void {
  if (sound.value === 'off' || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime + 0.01;
  for (const [frequency, seconds, delay = 0] of notes) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = wave;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUDNESS, start + delay);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + delay + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start + delay);
    tone.stop(start + delay + seconds);
  }
}

let isStarted = false;

/** Plays along with what is shown, and once when something is asked. */
export function startSound(): void {
  if (isStarted) return;
  isStarted = true;
  let asked = 0;
  effect(() => {
    const cue = playback.cue.value;
    const heard = cue && rowOf(cue).sound;
    if (heard && playback.isPlaying.peek()) play(heard);
  });
  effect(() => {
    const id = decision.value?.id ?? 0;
    if (id !== 0 && id !== asked && !playback.isPlaying.value) play(QUESTION);
    if (!playback.isPlaying.value) asked = id;
  });
}
