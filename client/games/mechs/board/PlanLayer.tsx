import type { Direction } from '../../../../shared/games/mechs/state';
import { t } from '../texts';
import { directionChoice, plan, type PlannedStep } from '../model/choices';
import { ANGLES } from './angles';
import { centreOf, towards, type Point } from './geometry';

const STEPS: Record<Direction, Point> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
  northEast: { x: 0.72, y: -0.72 },
  southEast: { x: 0.72, y: 0.72 },
  southWest: { x: -0.72, y: 0.72 },
  northWest: { x: -0.72, y: -0.72 },
};

/** The path being planned and the arrows to turn its selected card. */
export function PlanLayer() {
  const choice = directionChoice.value;
  return (
    <g class="plan">
      {plan.value.map((step, i) => (
        <PlanStep key={i} step={step} number={i + 1} />
      ))}
      {choice?.options.map(({ direction, to, isChosen }) => {
        const at = arrowPlace(centreOf(choice.from), direction);
        const pick = () => choice.pick(direction);
        return (
          <g
            key={direction}
            class={`turn-arrow${isChosen ? ' turn-chosen' : ''}${to === undefined ? ' turn-wall' : ''}`}
            role="button"
            tabIndex={-1}
            aria-label={t().program.turnTo(t().directions[direction])}
            aria-pressed={isChosen}
            onClick={pick}
            style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
          >
            <circle r="30" class="turn-touch" />
            <circle r="15" class="turn-plate" />
            <path d="M0-9 8 3H3v7h-6V3h-5z" transform={`rotate(${ANGLES[direction]})`} />
          </g>
        );
      })}
    </g>
  );
}

function arrowPlace(from: Point, direction: Direction): Point {
  const step = STEPS[direction];
  return { x: from.x + step.x * 50, y: from.y + step.y * 50 };
}

function PlanStep({ step, number }: { step: PlannedStep; number: number }) {
  const from = centreOf(step.from);
  const classes = `plan-step${step.isSelected ? ' plan-selected' : ''}`;
  if (step.to === undefined) {
    const by = STEPS[step.direction];
    const wall = { x: from.x + by.x * 40, y: from.y + by.y * 40 };
    return (
      <g class={`${classes} plan-wall`}>
        <path d={`M${from.x} ${from.y}L${wall.x} ${wall.y}`} />
        <path d="M-12 0h24" transform={`translate(${wall.x} ${wall.y}) rotate(${ANGLES[step.direction]})`} />
      </g>
    );
  }
  const to = centreOf(step.to);
  const start = towards(from, to, step.isJump ? 0.15 : 0.32);
  const lift = step.isJump ? 26 : 0;
  const middle = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * (lift / 100),
    y: (from.y + to.y) / 2 + (to.x - from.x) * (lift / 100),
  };
  return (
    <g class={classes}>
      <path d={`M${start.x} ${start.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`} />
      <circle cx={to.x} cy={to.y + 30} r="11" />
      <text x={to.x} y={to.y + 35} text-anchor="middle">
        {number}
      </text>
    </g>
  );
}
