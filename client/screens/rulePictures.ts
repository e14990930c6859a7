import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GameCard } from '../games/card';
import type { Drawings, RulePictures } from './RulePicture';

/** The pictures of a page of rules: fetched once one of them is nearly in sight. */
export interface Gallery {
  readonly drawings: ReadonlySignal<Drawings | undefined>;
  want(): Promise<void>;
}

/** They are drawn by what draws a table: for as long as they are shown there is one, which no server keeps. */
export function useGallery(game: GameCard, pictures: RulePictures): Gallery {
  const drawings = useSignal<Drawings | undefined>(undefined);
  const isThere = useRef(true);
  const put = useRef<Promise<void>>(undefined);
  const clear = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      isThere.current = false;
      clear.current?.();
    },
    [],
  );
  const fetchThem = async (): Promise<void> => {
    const [{ layTable }, opened] = await Promise.all([import('./pictureTable'), pictures.open()]);
    const cleared = await layTable(game, opened.view, pictures.players);
    if (!isThere.current) return cleared();
    clear.current = cleared;
    drawings.value = opened;
  };
  // The page is whole without them.
  const want = () => (put.current ??= fetchThem().catch(() => undefined));
  return { drawings, want };
}
