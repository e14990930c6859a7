import { effect } from '@preact/signals';
import type { MechsEvent } from '../../shared/games/mechs/events';
import { playback } from './playback';
import { sound } from './settings';
import { decision } from './table';

/** Short generated tones: nothing to download. [frequency, seconds, delay] each. */
type Note = readonly [frequency: number, seconds: number, delay?: number];
const LOUDNESS = 0.05;

const SOUNDS: Partial<
  Record<MechsEvent['type'], { readonly wave: OscillatorType; readonly notes: readonly Note[] }>
> = {
  cardRevealed: { wave: 'triangle', notes: [[520, 0.06]] },
  pilotMoved: {
    wave: 'sine',
    notes: [
      [300, 0.09],
      [360, 0.09, 0.06],
    ],
  },
  wallHit: { wave: 'square', notes: [[110, 0.12]] },
  resourcesCollected: {
    wave: 'triangle',
    notes: [
      [660, 0.07],
      [880, 0.09, 0.07],
    ],
  },
  weaponPurchased: {
    wave: 'triangle',
    notes: [
      [440, 0.08],
      [660, 0.12, 0.08],
    ],
  },
  tokenDeployed: {
    wave: 'square',
    notes: [
      [220, 0.07],
      [260, 0.08, 0.08],
    ],
  },
  mineExploded: {
    wave: 'sawtooth',
    notes: [
      [90, 0.35],
      [60, 0.3, 0.08],
    ],
  },
  turretFired: {
    wave: 'sawtooth',
    notes: [
      [240, 0.08],
      [180, 0.16, 0.07],
    ],
  },
  combatStarted: {
    wave: 'square',
    notes: [
      [330, 0.1],
      [247, 0.18, 0.1],
    ],
  },
  damageDealt: { wave: 'sawtooth', notes: [[140, 0.14]] },
  knockedOut: {
    wave: 'sawtooth',
    notes: [
      [200, 0.12],
      [130, 0.14, 0.1],
      [80, 0.3, 0.2],
    ],
  },
  mechTaken: {
    wave: 'square',
    notes: [
      [196, 0.15],
      [262, 0.15, 0.12],
      [392, 0.3, 0.24],
    ],
  },
  roundScored: {
    wave: 'triangle',
    notes: [
      [523, 0.1],
      [659, 0.1, 0.1],
      [784, 0.2, 0.2],
    ],
  },
  matchEnded: {
    wave: 'triangle',
    notes: [
      [523, 0.14],
      [659, 0.14, 0.14],
      [784, 0.14, 0.28],
      [1047, 0.4, 0.42],
    ],
  },
};

let context: AudioContext | undefined;

/** What is to be seen comes first: to open the loudspeaker takes a browser a while. */
function play(wave: OscillatorType, notes: readonly Note[]): void {
  if (!document.hidden) setTimeout(() => sing(wave, notes));
}

/** Calls somebody back to the page: to be heard above all when it is out of sight. */
export function ring(): void {
  sing('triangle', [
    [659, 0.15],
    [880, 0.15, 0.15],
    [1175, 0.3, 0.3],
  ]);
}

function sing(wave: OscillatorType, notes: readonly Note[]): void {
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
    const known = cue && SOUNDS[cue.type];
    if (known && playback.isPlaying.peek()) play(known.wave, known.notes);
  });
  effect(() => {
    const id = decision.value?.id ?? 0;
    if (id !== 0 && id !== asked && !playback.isPlaying.value)
      play('sine', [
        [587, 0.08],
        [740, 0.1, 0.09],
      ]);
    if (!playback.isPlaying.value) asked = id;
  });
}
