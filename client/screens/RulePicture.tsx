import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { View } from '../../shared/core';
import type { GameTypes } from '../../shared/core';
import './RulePicture.css';

/** A picture among the rules: drawn by what draws the table. */
export interface RulePicture {
  readonly id: string;
  /** A rule of the chapter that it belongs to. */
  readonly under: string;
  /** What there is to be seen, for those who do not see it. */
  readonly alt: string;
  readonly caption: string;
  /** How high, where it is not as high as an arena. */
  readonly shape?: 'low' | 'tall' | 'high';
}

export interface RulePictures {
  readonly list: readonly RulePicture[];
  /** Who is to be seen in them. */
  readonly players: readonly string[];
  /** What draws them, and the seat from which a table without a server is seen meanwhile. */
  open(): Promise<Drawings>;
}

export interface Drawings {
  readonly view: View<GameTypes>;
  readonly drawings: Readonly<Record<string, ComponentType>>;
}

interface FigureProps {
  readonly picture: RulePicture;
  readonly drawings: ReadonlySignal<Drawings | undefined>;
  /** It is about to be looked at. */
  readonly onWanted: () => void;
}

/** Fetched when it is nearly in sight: whoever looks up a number does not wait for it. */
export function RuleFigure({ picture: { id, alt, caption, shape }, drawings, onWanted }: FigureProps) {
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    const node = figure.current;
    if (!node) return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        onWanted();
        watch.disconnect();
      },
      { rootMargin: '600px' },
    );
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  const Drawing = drawings.value?.drawings[id];
  return (
    <figure class={`rule-picture${shape ? ` rule-picture-${shape}` : ''}`} ref={figure}>
      <div class="rule-picture-box" role="img" aria-label={alt}>
        {/* It is looked at only: nothing in it can be pressed, and it is told as a whole. */}
        <div class="rule-picture-drawing" inert aria-hidden="true">
          {Drawing && <Drawing />}
        </div>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
