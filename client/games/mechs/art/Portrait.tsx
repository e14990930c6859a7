import { BUST, HELMETS, type Face } from './portraitShapes';
import { putIntoPage } from './sheet';
import './art.css';

export type { Face } from './portraitShapes';

const SIZE = [100, 100] as const;
/** Whoever it may be: by its name nobody takes it for one of the pilots. */
const SHADOW = 'art-helmet-unknown';

putIntoPage([
  { id: 'art-bust', size: SIZE, markup: BUST },
  { id: SHADOW, size: SIZE, markup: HELMETS.tank },
  ...Object.entries(HELMETS).map(([face, markup]) => ({ id: helmetOf(face as Face), size: SIZE, markup })),
]);

export function helmetOf(face: Face): string {
  return `art-helmet-${face}`;
}

/**
 * Somebody's face, in the colours of the seat around it (`seat-<n>`). Who has none yet is a shadow. With a label it is
 * an image of its own; without one it is decoration beside a name.
 */
export function Portrait({ face, label }: { face?: Face; label?: string }) {
  return (
    <svg
      class={`portrait${face ? '' : ' portrait-unknown'}`}
      viewBox="0 0 100 100"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
      focusable="false"
    >
      <use href="#art-bust" />
      <use href={`#${face ? helmetOf(face) : SHADOW}`} />
    </svg>
  );
}
