import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ui } from '../games/current';
import type { Shown } from '../games/ui';
import { playback } from '../model/playback';
import type { Lazy } from '../parts/lazy';

/** Scenes are beside the game: a page that cannot fetch them goes on without. */
export function StageSlot<Props extends Shown>({ of, props }: { of: Lazy<Props>; props: Props }) {
  // Who comes into the middle of a match may come into the middle of a scene.
  const isWanted = useSignal(ui().moment(props.open).round > 0);
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
