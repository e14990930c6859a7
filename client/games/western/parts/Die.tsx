import './Die.css';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[30, 29]],
  2: [
    [17, 16],
    [43, 42],
  ],
  3: [
    [16, 15],
    [30, 29],
    [44, 43],
  ],
  4: [
    [17, 16],
    [43, 16],
    [17, 42],
    [43, 42],
  ],
  5: [
    [17, 16],
    [43, 16],
    [30, 29],
    [17, 42],
    [43, 42],
  ],
  6: [
    [17, 14],
    [43, 14],
    [17, 29],
    [43, 29],
    [17, 44],
    [43, 44],
  ],
};

/** A die with what it shows; without a figure it is about to be rolled. */
export function Die({ shows, label }: { shows?: number; label?: string }) {
  return (
    <svg
      class="die"
      viewBox="0 0 60 60"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
    >
      <rect x="4" y="6" width="52" height="52" rx="11" fill="#7a1f14" />
      <rect x="4" y="3" width="52" height="52" rx="11" fill="#b2301b" />
      <path d="M15 5h30a9 9 0 0 1 9 9v4C40 9 22 8 6 20v-6a9 9 0 0 1 9-9Z" fill="#d1563c" />
      {shows && PIPS[shows] ? (
        PIPS[shows].map(([x, y]) => <circle key={`${x}-${y}`} cx={x} cy={y} r="5.2" fill="#fff6e2" />)
      ) : (
        <path
          fill="none"
          stroke="#fff6e2"
          stroke-width="5"
          stroke-linecap="round"
          d="M44 22a16 16 0 1 0 2 11M46 13v10H36"
        />
      )}
    </svg>
  );
}
