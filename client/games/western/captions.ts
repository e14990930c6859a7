import type { Sound } from '../../model/synth';
import { SOUNDS } from './sounds';
import { t } from './texts';

/** What each sound is called. */
export async function loadCaptions(): Promise<(sound: Sound) => string | undefined> {
  const words = await t().captions();
  const known = new Map<Sound, string>();
  for (const name of Object.keys(SOUNDS) as (keyof typeof SOUNDS)[]) known.set(SOUNDS[name], words[name]);
  return (sound) => known.get(sound);
}
