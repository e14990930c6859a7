import type { ComponentChildren } from 'preact';
import { isEmpty } from '../../../../shared/games/mechs/arena';
import type { Direction, Open, ZoneId } from '../../../../shared/games/mechs/state';
import { t } from '../texts';
import { directionChoice, plan, type PlannedStep } from '../model/choices';
import { ANGLES } from './angles';
import { heightOf, middleOf, round, UNIT, type Camera, type Point } from './camera';

const STEPS: Record<Direction, Point> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
  northEast: { x: 0.74, y: -0.74 },
  southEast: { x: 0.74, y: 0.74 },
  southWest: { x: -0.74, y: 0.74 },
  northWest: { x: -0.74, y: -0.74 },
};

/**
 * Where the numbers of the steps that end in one zone stand, one after the other and as far apart as they are wide:
 * beside whatever stands there.
 */
function markOf(visit: number, isTaken: boolean, apart: number): readonly [number, number] {
  const [x, y] = isTaken ? [0.36, 0.38] : [0.04, 0.14];
  const ways = isTaken ? TAKEN : FREE;
  const [east, south] = ways[visit % ways.length] ?? [0, 0];
  return [x + east * apart, y + south * apart];
}

const FREE = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, -1],
] as const;
const TAKEN = [
  [0, 0],
  [0, -1],
  [0, -2],
  [-1, 0],
] as const;

interface PlanLayerProps {
  readonly open: Open;
  readonly camera: Camera;
}

/** The path being planned, the arrows to turn its selected card, and above both the numbers of its steps. */
export function PlanLayer({ open, camera }: PlanLayerProps) {
  return (
    <PlannedPath open={open} camera={camera} planned={plan.value}>
      <TurnArrows open={open} camera={camera} />
    </PlannedPath>
  );
}

/** A path alone, with what is to lie between it and its numbers. */
export function PlannedPath({
  open,
  camera,
  planned,
  children,
}: PlanLayerProps & { planned: readonly PlannedStep[]; children?: ComponentChildren }) {
  const isTaken = (zone: ZoneId) => !isEmpty(open, zone);
  const apart = Math.max(0.27, (2 * radiusOf(camera.pixel) + 3) / UNIT);
  const steps = traced(planned, isTaken, apart, (zone, x, y) => {
    const { east, south } = middleOf(zone);
    return camera.see(east + x, south + y, heightOf(open.zones[zone]) + 0.03);
  });
  return (
    <g class="plan">
      {steps.map((step) => (
        <Trail key={step.number} step={step} />
      ))}
      {children}
      {steps.map((step) => (
        <StepNumber key={step.number} step={step} pixel={camera.pixel} />
      ))}
    </g>
  );
}

interface Traced {
  readonly number: number;
  readonly step: PlannedStep;
  readonly from: Point;
  readonly to: Point;
}

function traced(
  planned: readonly PlannedStep[],
  isTaken: (zone: ZoneId) => boolean,
  apart: number,
  see: (zone: ZoneId, x: number, y: number) => Point,
): readonly Traced[] {
  const visits = new Map<ZoneId, number>();
  let last: Point | undefined;
  return planned.map((step, i) => {
    const zone = step.to ?? step.from;
    const visit = visits.get(zone) ?? 0;
    visits.set(zone, visit + 1);
    const way = STEPS[step.direction];
    const [x, y] = markOf(visit, isTaken(zone), apart);
    const from = last ?? see(step.from, 0.1, 0.26);
    // At a wall the step ends where it began, a little towards the wall.
    const to = step.to === undefined ? see(zone, way.x * 0.36, way.y * 0.36) : see(zone, x, y);
    last = step.to === undefined ? from : to;
    return { number: i + 1, step, from, to };
  });
}

function Trail({ step: { step, from, to } }: { step: Traced }) {
  const lift = step.isJump ? 78 : 16;
  const path = `M${from.x} ${from.y}Q${round((from.x + to.x) / 2)} ${round((from.y + to.y) / 2 - lift)} ${to.x} ${to.y}`;
  const classes = `plan-step${step.isSelected ? ' plan-selected' : ''}${step.to === undefined ? ' plan-wall' : ''}`;
  return (
    <g class={classes}>
      <path class="trail-shade" d={path} />
      <path class="trail" d={path} />
    </g>
  );
}

function radiusOf(pixel: number): number {
  return round(Math.max(15, 10.5 * pixel));
}

function StepNumber({ step: { step, number, to }, pixel }: { step: Traced; pixel: number }) {
  const radius = radiusOf(pixel);
  const isHit = step.enemy !== undefined;
  const isWall = step.to === undefined;
  const classes = ['step-number'];
  if (step.isSelected) classes.push('step-selected');
  if (isHit) classes.push('step-hit');
  if (isWall) classes.push('step-wall');
  return (
    <g class={classes.join(' ')} transform={`translate(${to.x} ${to.y}) scale(${radius / 15})`}>
      {isHit && (
        <path
          class="step-aim"
          d="M0-31v12M0 31v-12M-31 0h12M31 0h-12M0-23a23 23 0 1 1 0 46a23 23 0 1 1 0-46"
        />
      )}
      {isWall ? <path class="step-plate" d="M-15-15h30v30h-30z" /> : <circle class="step-plate" r="15" />}
      <text y="6.5" text-anchor="middle">
        {number}
      </text>
    </g>
  );
}

function TurnArrows({ open, camera }: PlanLayerProps) {
  const choice = directionChoice.value;
  if (!choice) return null;
  const { east, south } = middleOf(choice.from);
  const up = heightOf(open.zones[choice.from]) + 0.03;
  const size = round(Math.max(17, 13 * camera.pixel));
  const touch = round(Math.max(26, 22 * camera.pixel));
  return (
    <>
      {choice.options.map(({ direction, to, isChosen }) => {
        const at = camera.see(east + STEPS[direction].x * 0.52, south + STEPS[direction].y * 0.52, up);
        return (
          <g
            key={direction}
            class={`turn-arrow${isChosen ? ' turn-chosen' : ''}${to === undefined ? ' turn-wall' : ''}`}
            role="button"
            tabIndex={-1}
            aria-label={t().program.turnTo(t().directions[direction])}
            aria-pressed={isChosen}
            onClick={() => choice.pick(direction)}
            transform={`translate(${at.x} ${at.y})`}
          >
            <circle r={touch} class="turn-touch" />
            <circle r={size} class="turn-plate" />
            <path
              d="M0-9 8 3H3v7h-6V3h-5z"
              transform={`rotate(${ANGLES[direction]}) scale(${round(size / 1.6) / 10})`}
            />
          </g>
        );
      })}
    </>
  );
}
