import type { PilotId } from '../../../../shared/games/mechs/catalog/ids';

/** The emblem of each pilot on a 24 × 24 field: people are told apart by it, never by colour alone. */
const MARKS: Record<PilotId, string> = {
  tsunami:
    'M1 14.5c3 0 3.5-3 6-3 2 0 2.6 1.6 3.6 1.6C10.4 7 14 2.6 20.5 3.2c-3.6 1-5 3.2-4.7 5.3.4 3 3.4 4.6 7.2 4.6v3c-3 0-3 2-5.5 2s-3-2-5.5-2-3 2-5.5 2-3-2-5.5-2zm0 5.2c2.5 0 3 2 5.5 2s3-2 5.5-2 3 2 5.5 2 3-2 5.5-2V23H1z',
  magma:
    'M12.5 1c.3 4.6 7 7 7 13.5A7.5 7.5 0 0 1 12 22.5a7.5 7.5 0 0 1-7.5-8c0-4 2.8-5.5 3.2-9 2 .9 2.8 2.4 2.9 4.5C12.5 8 13.3 4.5 12.5 1zM12 20a3.4 3.4 0 0 0 3.4-3.7c0-2.4-2.2-3.3-2.6-5.6-1.8 1.6-4.2 3.2-4.2 5.9A3.3 3.3 0 0 0 12 20z',
  rampage:
    'M12 1.5c6 0 10.5 3.6 10.5 8.5h-5.3L14.7 15h1.8v7.5h-9V15h1.8L6.8 10H1.5C1.5 5.1 6 1.5 12 1.5zM9.2 10l1.9 5h1.8l1.9-5z',
  wasp: 'M12 6.5c3 0 4.6 1.8 4.6 3.7H7.4c0-1.9 1.6-3.7 4.6-3.7zM7 12h10l-.5 2.6h-9zm1 4.4h8L14.5 19h-5zm2.4 4.2h3.2L12 23.8zM10 7.5C8 2.5 3 .8 1.5 3.2S4 10 9 9.3zm4 0c2-5 7-6.7 8.5-4.3S20 10 15 9.3zM9.5 1l1.7 3.5h1.6L14.5 1l1.3.6-2 4.4h-3.6l-2-4.4z',
  maverick:
    'm12 1 2.7 7.2L22.5 8l-5.3 4.9 2.3 7.9-7.5-4.2-7.5 4.2 2.3-7.9L1.5 8l7.8.2zm0 8.6a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z',
  diamond:
    'M6.2 2.5h11.6L22.5 9 12 22.5 1.5 9zM7 5 4.8 8h3.7l1.6-3zm6.5 0 1.6 3h3.9L17 5zm-2 0L9.9 8h4.2l-1.6-3zM5.5 10.2l4.8 6-1.9-6zm5.2 0 1.3 5.3 1.3-5.3zm5 0-1.9 6 4.8-6z',
  kitty:
    'M2.5 2 9 6.2h6L21.5 2v11.5c0 5-4.3 8.5-9.5 8.5s-9.5-3.5-9.5-8.5zM8 10.5a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zm8 0a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zm-5.7 6L12 19l1.7-2.5z',
  tank: 'M12 1 21.5 4v8c0 6-4 9-9.5 11.2C6.5 21 2.5 18 2.5 12V4zm0 3L5.3 6.1V12c0 3.9 2.5 6.2 6.7 8.1zm1.8 4.8h5v2.6h-5zm0 4.8h4.3l-1.6 2.6h-2.7z',
};

/** The two robot pilots of a solo match have no card and so no mark of their own (M13.2). */
const ROBOT =
  'M10.7 1h2.6v3.5H19a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2h-3v3H8v-3H5a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2h5.7zM7 9v3.5h3.5V9zm6.5 0v3.5H17V9zM7.500 15v2h9v-2z';

export function RobotBadge({ label }: { label: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" role="img" aria-label={label} focusable="false">
      <path d={ROBOT} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}

export function RobotMark({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path
      d={ROBOT}
      fill="currentColor"
      fill-rule="evenodd"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  );
}

export function PilotMark({ pilot, x, y, size }: { pilot: PilotId; x: number; y: number; size: number }) {
  return (
    <path
      d={MARKS[pilot]}
      fill="currentColor"
      fill-rule="evenodd"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  );
}

/** The emblem alone, for panels and text. */
export function PilotBadge({ pilot, label }: { pilot: PilotId; label?: string }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
      focusable="false"
    >
      <path d={MARKS[pilot]} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
