import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { playback } from '../model/playback';
import type { Lazy } from '../parts/lazy';

/** Scenes are beside the game: a page that cannot fetch them goes on without. */
export function StageSlot<Props extends object>({ of, props }: { of: Lazy<Props>; props: Props }) {
  const isWanted = useSignal(false);
  const isPlaying = playback.isPlaying.value;
  // Nothing happens at a table that was just opened, so nothing has to be fetched for it yet.
  useEffect(() => {
    if (isPlaying) isWanted.value = true;
  }, [isPlaying]);
  useEffect(() => {
    const timer = setTimeout(() => (isWanted.value = true), 2_000);
    return () => clearTimeout(timer);
  }, []);
  if (isWanted.value) of.load();
  const Loaded = of.loaded.value;
  return Loaded ? <Loaded {...props} /> : null;
}
