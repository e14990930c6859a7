import { effect, signal } from '@preact/signals';
import { rowOf } from './log';
import { playback } from './playback';
import { sound } from './settings';
import { notes, type Sound } from './synth';
import { decision } from './table';

export const CALL: Sound = notes('triangle', [659, 880, 1175], { seconds: 0.4, apart: 0.15, level: 0.5 });
export const QUESTION: Sound = notes('sine', [587, 740], { seconds: 0.16, apart: 0.09, level: 0.4 });

/** What sounded last, whether it is let sound or not: for those who read it. */
export const heard = signal<{ readonly sound: Sound } | undefined>(undefined);

/** What is to be seen comes first: to open the loudspeaker takes a browser a while. */
function play(now: Sound): void {
  heard.value = { sound: now };
  if (!document.hidden) setTimeout(() => sing(now));
}

/** Calls somebody back to the page: to be heard above all when it is out of sight. */
export function ring(): void {
  sing(CALL);
}

/** What makes it heard is fetched with the first sound. Where it cannot be, the table is quiet. */
function sing(now: Sound): void {
  if (sound.value === 'off' || !navigator.userActivation?.hasBeenActive) return;
  import('./loudspeaker').then(
    ({ sing }) => sing(now),
    () => undefined,
  );
}

let isStarted = false;

/** Plays along with what is shown, and once when something is asked. */
export function startSound(): void {
  if (isStarted) return;
  isStarted = true;
  let asked = 0;
  effect(() => {
    const cue = playback.cue.value;
    const sounds = cue && rowOf(cue).sound;
    if (!sounds || !playback.isPlaying.peek()) return;
    const now = typeof sounds === 'function' ? sounds(cue) : sounds;
    if (now) play(now);
  });
  effect(() => {
    const id = decision.value?.id ?? 0;
    if (id !== 0 && id !== asked && !playback.isPlaying.value) play(QUESTION);
    if (!playback.isPlaying.value) asked = id;
  });
}
