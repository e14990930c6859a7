import './Icon.css';

/** Our own small drawings, each on a 24 × 24 field and in the colour of the text around it. */
export const SHAPES = {
  vp: 'm12 1.8 3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.5l-6.3 3.7 1.5-7.1L1.8 9.2 9 8.4z',
  turn: 'M12 4V.8L17.5 5.4 12 10V6.8a5.6 5.6 0 1 0 5.6 5.6h2.8A8.4 8.4 0 1 1 12 4z',
  lock: 'M7 10V7a5 5 0 0 1 10 0v3h2v12H5V10zm2.6 0h4.8V7a2.4 2.4 0 0 0-4.8 0z',
  check: 'm9.5 19.5-7-7 2.3-2.3 4.7 4.7L19.2 5l2.3 2.3z',
  close: 'm12 9.6 6.3-6.3 2.4 2.4L14.4 12l6.3 6.3-2.4 2.4L12 14.4l-6.3 6.3-2.4-2.4L9.6 12 3.3 5.7l2.4-2.4z',
  menu: 'M3 5h18v2.8H3zm0 5.6h18v2.8H3zm0 5.6h18V19H3z',
  copy: 'M8 2h12v15H8zm2.4 2.4v10.2h7.2V4.4zM4 6h2.4v13.6H17V22H4z',
  clock:
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2.6a7.4 7.4 0 1 0 0 14.8 7.4 7.4 0 0 0 0-14.8zM10.8 7h2.4v4.5l3.3 2-1.2 2-4.5-2.7z',
  chat: 'M2 3h20v14H11l-5 5v-5H2z',
  question:
    'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zM10.7 16v2.7h2.7V16zm1.5-10.6c-2.6 0-4.3 1.5-4.5 3.9h2.6c.1-1 .8-1.6 1.8-1.6s1.7.6 1.7 1.5c0 .8-.4 1.2-1.3 1.8-1.2.8-1.8 1.6-1.7 3v.5h2.5V14c0-.8.3-1.2 1.3-1.8 1.3-.8 1.9-1.7 1.9-3.1 0-2.2-1.7-3.7-4.3-3.7z',
  book: 'M12 4.9C9.500 3.300 6 2.800 1.800 3.200v15.600c4.200-.4 7.700.1 10.200 1.900 2.500-1.800 6-2.300 10.200-1.900V3.200C18 2.800 14.500 3.300 12 4.900zm-1.300 12.400c-2-.8-4.100-1.100-6.500-1.100V5.500c2.600-.1 4.800.4 6.500 1.500zm2.600 0V7c1.700-1.100 3.900-1.600 6.500-1.500v10.700c-2.400 0-4.500.3-6.500 1.100z',
  up: 'm12 6 9 9-2.2 2.2L12 10.4l-6.8 6.8L3 15z',
  down: 'm12 18-9-9 2.2-2.2 6.8 6.8 6.8-6.8L21 9z',
  flag: 'M5 2h2.4v1.5H20l-3 5 3 5H7.4V22H5z',
  play: 'M5 2.5 21 12 5 21.5z',
  pause: 'M5 3h5v18H5zm9 0h5v18h-5z',
  step: 'm7 4.2 2.2-2.2 10 10-10 10L7 19.800l7.800-7.800z',
  skip: 'M4 3l11 9-11 9zm12 0h4v18h-4z',
  leap: 'M2 3l9.500 9L2 21zm10 0 9.500 9L12 21z',
  plus: 'M10.5 3h3v7.5H21v3h-7.5V21h-3v-7.5H3v-3h7.5z',
  aim: 'M10.8 1h2.4v3.1a8 8 0 0 1 6.7 6.7H23v2.4h-3.1a8 8 0 0 1-6.7 6.7V23h-2.4v-3.1a8 8 0 0 1-6.7-6.7H1v-2.4h3.1a8 8 0 0 1 6.7-6.7zm1.2 5.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zm0 3.3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
  save: 'M10.5 2h3v7.5H18l-6 6.3-6-6.3h4.5zM2.5 15h3v4h13v-4h3v7h-19z',
  settings:
    'M4 6.200h8.300a3.200 3.200 0 0 1 6.100 0H21v2.600h-2.600a3.200 3.200 0 0 1-6.100 0H4zm0 9h2.300a3.200 3.200 0 0 1 6.100 0H21v2.600h-8.600a3.200 3.200 0 0 1-6.100 0H4z',
  sound:
    'M2 8.500h4.500L13 3v18l-6.500-5.500H2zm14 .2a5 5 0 0 1 0 6.600l-1.600-1.500a2.800 2.800 0 0 0 0-3.600zm3-3a9.200 9.200 0 0 1 0 12.600l-1.600-1.600a7 7 0 0 0 0-9.400z',
  mute: 'M2 8.500h4.500L13 3v18l-6.500-5.500H2zm13.500 1.200 1.700-1.700 2.300 2.300L21.800 8l1.700 1.700-2.300 2.300 2.300 2.300-1.700 1.700-2.300-2.300-2.300 2.300-1.700-1.700 2.300-2.300z',
  bot: 'M7.5 22v-6l-3-2.6V8.5L7.8 7l1.4 2.2h5.6L16.2 7l3.3 1.5v4.9l-3 2.6v6h-3.8v-4.5h-1.4V22zM9.5 2h5v4h-5z',
} as const;

export type IconName = keyof typeof SHAPES;

export function Icon({ name, label }: { name: IconName; label?: string }) {
  return <Drawing name={name} shape={SHAPES[name]} label={label} />;
}

/** A drawing that is not one of the frame's: games bring their own. */
export function Drawing({ name, shape, label }: { name?: string; shape: string; label?: string }) {
  return (
    <svg
      class={name ? `icon icon-${name}` : 'icon'}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
      focusable="false"
    >
      <path d={shape} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}

/** The same inside a larger SVG, centred on a point. */
export function DrawingAt({ shape, x, y, size }: { shape: string; x: number; y: number; size: number }) {
  return (
    <path
      d={shape}
      fill-rule="evenodd"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
      fill="currentColor"
    />
  );
}
