import sheet from './symbols.svg?no-inline';
import './Glyph.css';

/** One drawing of the sheet, in the colour of the text around it; those of a seat take that seat's colour. */
export function Glyph({ id, class: name, label }: { id: string; class?: string; label?: string }) {
  return (
    <svg
      class={`glyph${name ? ` ${name}` : ''}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
      focusable="false"
    >
      <use href={`${sheet}#${id}`} />
    </svg>
  );
}
