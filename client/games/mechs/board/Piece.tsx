import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Direction, Status, Token } from '../../../../shared/games/mechs/state';
import { isPlaying, tempo } from '../../../model/motion';
import { BODIES, Emblem, FighterShape, type Body } from '../art/Fighter';
import type { Face } from '../art/Portrait';
import { ANGLES } from './angles';
import { round, type Camera } from './camera';
import type { Standing } from './standing';

interface PieceProps {
  readonly camera: Camera;
  readonly at: Standing;
  readonly body: Body;
  readonly class: string;
  /** What moves where it is: jumps rise above the ground between. */
  readonly children: (size: { readonly width: number; readonly height: number }) => ComponentChildren;
}

/** A piece at its place. While things happen it goes there from where it was; afterwards it is simply there. */
function Piece({ camera, at, body, class: name, children }: PieceProps) {
  const { width, height } = BODIES[body];
  const feet = camera.see(at.east, at.south, at.up);
  const scale = (at.height * feet.unit) / height;
  const transform = `translate(${feet.x}px, ${feet.y}px) scale(${round(scale * 100) / 100})`;
  const node = useRef<SVGGElement>(null);
  const before = useRef(transform);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = transform;
    if (from === transform || !isPlaying.value || isStill()) return;
    node.current?.animate([{ transform: from }, { transform }], {
      duration: 420 * tempo.value,
      easing: 'cubic-bezier(0.34, 1.2, 0.5, 1)',
    });
  }, [transform]);
  return (
    <g ref={node} class={`piece piece-${body} ${name}`} style={{ transform }} data-zone={at.zone}>
      {children({ width, height })}
    </g>
  );
}

/** What moves by script has to ask; what moves by style is stopped by the house. */
function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A drawing whose feet are at (0, 0). */
function Footed({ body, children }: { body: Body; children: ComponentChildren }) {
  const { width, feet } = BODIES[body];
  return (
    <g class="piece-body" transform={`translate(${-width / 2} ${-feet})`}>
      {children}
    </g>
  );
}

export interface FighterPieceProps {
  readonly camera: Camera;
  readonly at: Standing;
  readonly status: Status;
  readonly face?: Face;
  readonly facing?: Direction;
  readonly isActive?: boolean;
  readonly isFlipped?: boolean;
  readonly class: string;
}

const DISCS: Record<Status, number> = { pilot: 46, armor: 88, mech: 140 };

/** Somebody in the arena, on a disc of their colour. On foot their emblem flies on a flag. */
export function FighterPiece(props: FighterPieceProps) {
  const { camera, at, status, face, facing, isActive, isFlipped } = props;
  const disc = DISCS[status];
  const depth = camera.isFlat ? 0.62 : 0.46;
  return (
    <Piece camera={camera} at={at} body={status} class={`${props.class}${isActive ? ' piece-active' : ''}`}>
      {() => (
        <>
          <ellipse class="piece-shadow" cy={disc * 0.06} rx={disc * 1.12} ry={disc * 1.12 * depth} />
          <ellipse class="piece-disc" rx={disc} ry={disc * depth} stroke-width={disc * 0.09} />
          {status === 'pilot' && face && (
            <g class="piece-flag">
              <path class="piece-pole" d="M62-4V-168" />
              <path class="piece-cloth" d="M62-168h54l-12 25 12 25H62z" />
              <Emblem face={face} x={84} y={-143} size={36} />
            </g>
          )}
          <Footed body={status}>
            <FighterShape status={status} face={face} isFlipped={isFlipped} />
          </Footed>
          {facing && <Facing direction={facing} disc={disc} />}
        </>
      )}
    </Piece>
  );
}

/** Where a robot goes next: an arrow at its foot. */
function Facing({ direction, disc }: { direction: Direction; disc: number }) {
  return (
    <g class="piece-facing" transform={`translate(${disc * 0.72} ${-disc * 0.04}) scale(${disc / 34})`}>
      <circle r="11" />
      <path d="M0-8 6.5 1H2.5v7h-5V1h-4z" transform={`rotate(${ANGLES[direction]})`} />
    </g>
  );
}

export interface TokenPieceProps {
  readonly camera: Camera;
  readonly at: Standing;
  readonly kind: Token['kind'];
  readonly face?: Face;
  /** Of a mine, for those who know it. */
  readonly number?: number;
  readonly class: string;
}

/** A mine or a turret with its owner's mark; the owner sees a mine's number. */
export function TokenPiece({ camera, at, kind, face, number, class: name }: TokenPieceProps) {
  return (
    <Piece camera={camera} at={at} body={kind} class={`token token-${kind} ${name}`}>
      {({ width, height }) => (
        <>
          <ellipse
            class="piece-shadow"
            cx={width * 0.04}
            cy={-height * 0.03}
            rx={width * 0.55}
            ry={width * 0.2}
          />
          <Footed body={kind}>
            <use href={`#art-${kind}`} width={width} height={height} />
          </Footed>
          {face && kind === 'turret' && (
            <g class="token-owner">
              <Emblem face={face} x={-6} y={-50} size={20} />
            </g>
          )}
          {face && kind === 'mine' && number === undefined && (
            <g class="token-owner">
              <Emblem face={face} x={0} y={-19} size={15} />
            </g>
          )}
          {number !== undefined && (
            <g class="token-number">
              <circle cx="0" cy="-20" r="11" />
              <text x="0" y="-14" text-anchor="middle">
                {number}
              </text>
            </g>
          )}
        </>
      )}
    </Piece>
  );
}
