import { Drawing, DrawingAt, SHAPES as FRAME } from '../../../parts/Icon';
import './Icon.css';

/** The signs of Mechs, beside those of the frame. */
const SHAPES = {
  ...FRAME,
  energy: 'M13.5 1.5 4 13.6h6.2L8.6 22.5 20 9.6h-6.8z',
  credits:
    'M12 1.8 21 7v10l-9 5.2L3 17V7zm0 5.2a5 5 0 1 0 3.6 8.5l-1.7-1.7a2.6 2.6 0 1 1 0-3.6l1.7-1.7A5 5 0 0 0 12 7z',
  health: 'M12 21.3 3.6 13A5.6 5.6 0 0 1 12 5.6 5.6 5.6 0 0 1 20.4 13z',
  mine: 'M10.6 1.5h2.8v3.2a7.4 7.4 0 0 1 3 1.2l2.2-2.2 2 2-2.2 2.3a7.4 7.4 0 0 1 1.2 2.9h3v2.8h-3a7.4 7.4 0 0 1-1.2 2.9l2.2 2.3-2 2-2.3-2.2a7.4 7.4 0 0 1-2.9 1.2v2.6h-2.8v-2.6a7.4 7.4 0 0 1-2.9-1.2l-2.3 2.2-2-2 2.2-2.3a7.4 7.4 0 0 1-1.2-2.9H1.5v-2.8h2.9A7.4 7.4 0 0 1 5.6 8L3.4 5.7l2-2 2.3 2.2a7.4 7.4 0 0 1 2.9-1.2z',
  turret: 'M10 2h4v8h2.5a3.5 3.5 0 0 1 3.5 3.5V16h1.5v5h-19v-5H4v-2.5A3.5 3.5 0 0 1 7.5 10H10z',
  purchase:
    'M2 3h3.6l.9 3.2H22l-2.4 9H8.3L7.9 17H20v2.6H4.6l1.2-4.9L3.6 5.6H2zm5.6 17a1.6 1.6 0 1 0 .1 3.2 1.6 1.6 0 0 0 0-3.2zm9.6 0a1.6 1.6 0 1 0 .1 3.2 1.6 1.6 0 0 0-.1-3.2z',
  deployMine:
    'M10.8 6h2.4v2.4a5.4 5.4 0 0 1 2.1.9L17 7.6l1.6 1.6-1.6 1.7c.4.6.7 1.4.8 2.1H20v2.4h-2.2a5.4 5.4 0 0 1-.8 2.1l1.6 1.7-1.6 1.6-1.7-1.6a5.4 5.4 0 0 1-2.1.9v2.4h-2.4v-2.4a5.4 5.4 0 0 1-2.1-.9L7 20.8l-1.6-1.6L7 17.5a5.4 5.4 0 0 1-.8-2.1H4V13h2.2c.1-.7.4-1.5.8-2.1L5.4 9.2 7 7.6l1.7 1.7a5.4 5.4 0 0 1 2.1-.9zM11 .5h2V3h2.6L12 6 8.4 3H11z',
  deployTurret:
    'M10.6 8h2.8v5h2a2.6 2.6 0 0 1 2.6 2.6V18h2v4.5H4V18h2v-2.4A2.6 2.6 0 0 1 8.6 13h2zM11 .5h2V3h2.6L12 6.4 8.4 3H11z',
  powerUp: 'M12 1.5 21 10h-4.6v3h-8.8v-3H3zM7.6 15h8.8v3H7.6zm0 4.6h8.8v2.9H7.6z',
  diagonalJump: 'M11 3h10v10l-3.6-3.6-2.8 2.8-2.8-2.8 2.8-2.8zM9.4 11.8l2.8 2.8L5.8 21 3 18.2z',
  doubleJump:
    'M3 20.5C3 13 5 9 8 9s4.2 3 4.2 6.6C12.6 9 14 5 16.8 5H15l4-3.8L22.6 5h-2.9c1 3 1.3 7 1.3 15.5h-3c0-7-.4-11.5-1.4-11.5-1.2 0-2 4.5-2 11.5h-3.4c0-5.5-.8-8-2.2-8s-2.4 3-2.4 8z',
  melee: 'M20.8 2 9.7 13.1l-2.4-.7-1.7 1.7 1.7 1.7-4.8 4.8 1 1 4.8-4.8 1.7 1.7 1.7-1.7-.7-2.4L22 3.3z',
  area: 'm12 1 2.3 5.2L19.8 4l-2.2 5.5L23 12l-5.4 2.5L19.8 20l-5.5-2.2L12 23l-2.3-5.2L4.2 20l2.2-5.5L1 12l5.4-2.5L4.2 4l5.5 2.2z',
  arrow: 'M12 2 21 12h-5.5v10h-7V12H3z',
  collect: FRAME.save,
  ranged: FRAME.aim,
  mech: FRAME.bot,
} as const;

export type IconName = keyof typeof SHAPES;

export function Icon({ name, label }: { name: IconName; label?: string }) {
  return <Drawing name={name} shape={SHAPES[name]} label={label} />;
}

/** The same drawing inside a larger SVG, centred on a point. */
export function IconShape({ name, ...at }: { name: IconName; x: number; y: number; size: number }) {
  return <DrawingAt shape={SHAPES[name]} {...at} />;
}
