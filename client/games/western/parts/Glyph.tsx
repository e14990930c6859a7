import sheet from './symbols.svg?no-inline';
import './Glyph.css';

/**
 * One drawing of a sheet, in the colour of the text around it; those of a seat take that seat's colour. The figures of
 * duels have a sheet of their own: it is fetched with the first of them.
 */
export function Glyph({
  id,
  class: name,
  label,
  from = sheet,
}: {
  id: string;
  class?: string;
  label?: string;
  from?: string;
}) {
  return (
    <svg
      class={`glyph${name ? ` ${name}` : ''}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
      focusable="false"
    >
      <use href={`${from}#${id}`} />
    </svg>
  );
}
