import type { Colour } from '../../shared/protocol/colours';

/** Each colour has a shape: colour alone tells nobody anything. */
const SHAPES: Record<Colour, string> = {
  coral: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z',
  teal: 'M2.5 2.5h11v11h-11z',
  violet: 'M8 1.5l7 12.5h-14z',
  yellow: 'M8 .8l7.2 7.2l-7.2 7.2l-7.2-7.2z',
};

export function ColourMark({ colour, isHollow = false }: { colour: Colour; isHollow?: boolean }) {
  const ink = `var(--colour-${colour})`;
  return (
    <svg class="colour-mark" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={SHAPES[colour]} fill={isHollow ? 'none' : ink} stroke={ink} stroke-width="1.6" />
    </svg>
  );
}
