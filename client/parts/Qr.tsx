import { qrModules } from './qr';

const QUIET = 4;

/** A link to be read by a camera; nothing where it is too long for one. */
export function Qr({ text, label }: { text: string; label: string }) {
  const modules = qrModules(text);
  if (!modules) return null;
  const size = modules.length + 2 * QUIET;
  const path = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  );
}
