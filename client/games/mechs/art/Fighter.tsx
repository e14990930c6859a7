import type { PilotId } from '../../../../shared/games/mechs/catalog/ids';
import type { Status } from '../../../../shared/games/mechs/state';
import { PilotMark, RobotMark } from '../board/PilotMark';
import { BODIES } from './bodies';
import { ARMOR_BACK, ARMOR_FRONT, BURST, MECH_BODY, MINE, PILOT_BODY, TURRET } from './figureShapes';
import { helmetOf, type Face } from './Portrait';
import { putIntoPage } from './sheet';
import './art.css';

export { BODIES } from './bodies';

export type Body = keyof typeof BODIES;

const sizeOf = (body: Body) => [BODIES[body].width, BODIES[body].height] as const;

putIntoPage([
  { id: 'art-pilot', size: sizeOf('pilot'), markup: PILOT_BODY },
  { id: 'art-armor-back', size: sizeOf('armor'), markup: ARMOR_BACK },
  { id: 'art-armor-front', size: sizeOf('armor'), markup: ARMOR_FRONT },
  { id: 'art-mech', size: sizeOf('mech'), markup: MECH_BODY },
  { id: 'art-mine', size: sizeOf('mine'), markup: MINE },
  { id: 'art-turret', size: sizeOf('turret'), markup: TURRET },
  { id: 'art-burst', size: [200, 200], markup: `<g transform="translate(100 100)">${BURST}</g>` },
]);

/** Where the emblem is on the chest. On foot it is on a flag beside the pilot instead: the chest is too small. */
const CHESTS = { armor: { x: 110, y: 104, size: 42 }, mech: { x: 170, y: 143, size: 58 } } as const;
const HEADS = { pilot: 'translate(22 0) scale(.8)', armor: 'translate(72 9) scale(.78)' } as const;

export interface FighterProps {
  readonly status: Status;
  /** Undefined: nobody is in it. */
  readonly face?: Face;
  /** Looks to the left. The emblem is never mirrored. */
  readonly isFlipped?: boolean;
}

/** Somebody in one of the three forms, drawn on the field of that form (`BODIES`), for use inside a larger SVG. */
export function FighterShape({ status, face, isFlipped }: FighterProps) {
  const { width, height } = BODIES[status];
  const chest = status === 'pilot' ? undefined : CHESTS[status];
  const part = (id: string) => <use href={`#${id}`} width={width} height={height} />;
  const head = status !== 'mech' && face && (
    <g transform={HEADS[status]}>
      <use href={`#${helmetOf(face)}`} width="100" height="100" />
    </g>
  );
  return (
    <>
      <g transform={isFlipped ? `translate(${width} 0) scale(-1 1)` : undefined}>
        {status === 'pilot' && part('art-pilot')}
        {status === 'armor' && part('art-armor-back')}
        {status === 'mech' && part('art-mech')}
        {head}
        {status === 'armor' && part('art-armor-front')}
      </g>
      {chest && face && (
        <g class="fighter-mark">
          <Emblem face={face} {...chest} x={isFlipped ? width - chest.x : chest.x} />
        </g>
      )}
    </>
  );
}

/** The mark of a pilot, or of a robot, around a point of a larger SVG. */
export function Emblem({ face, ...at }: { face: Face; x: number; y: number; size: number }) {
  return face === 'robot' ? <RobotMark {...at} /> : <PilotMark pilot={face satisfies PilotId} {...at} />;
}

/** The same by itself. */
export function Fighter({ label, ...fighter }: FighterProps & { readonly label?: string }) {
  const { width, height } = BODIES[fighter.status];
  return (
    <svg
      class={`fighter fighter-${fighter.status}`}
      viewBox={`0 0 ${width} ${height}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
      focusable="false"
    >
      <FighterShape {...fighter} />
    </svg>
  );
}
