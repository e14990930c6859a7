import type { PilotId } from '../../../../shared/games/mechs/catalog/ids';
import type { Direction, Status } from '../../../../shared/games/mechs/state';
import type { JSX } from 'preact';
import { ANGLES } from './angles';
import { PilotMark, RobotMark } from './PilotMark';

/**
 * A pilot on the arena, drawn around (0, 0) in a zone of 100 × 100. The three forms differ in outline and
 * size: a round helmet, a hexagonal suit with shoulders, a walking machine. The fill is the seat's colour.
 */
export function Figure({ pilot, status, facing }: { pilot?: PilotId; status: Status; facing?: Direction }) {
  const Form = FORMS[status];
  return (
    <g class={`figure figure-${status}`}>
      <Form />
      {pilot && <PilotMark pilot={pilot} {...MARK_PLACES[status]} />}
      {facing && <RobotMark {...MARK_PLACES[status]} />}
      {facing && <path class="figure-facing" d="M0-46 9-35H-9z" transform={`rotate(${ANGLES[facing]})`} />}
    </g>
  );
}

const MARK_PLACES: Record<Status, { x: number; y: number; size: number }> = {
  pilot: { x: 0, y: 2, size: 22 },
  armor: { x: 0, y: 1, size: 27 },
  mech: { x: 0, y: -1, size: 30 },
};

function PilotForm() {
  return (
    <>
      <ellipse class="figure-shadow" cx="0" cy="23" rx="19" ry="5" />
      <path class="figure-body" d="M-19 21c0-8 3-10 6-12a18 18 0 1 1 26 0c3 2 6 4 6 12z" />
      <path class="figure-trim" d="M-3-22h6v8h-6z" />
      <circle class="figure-plate" cx="0" cy="2" r="14.5" />
    </>
  );
}

function ArmorForm() {
  return (
    <>
      <ellipse class="figure-shadow" cx="0" cy="30" rx="27" ry="6" />
      <path class="figure-body" d="M-13 20h10v10h-13zM13 20H3v10h13z" />
      <path class="figure-body" d="M-33-13l10-7 6 5v22l-8 4-8-5zM33-13l-10-7-6 5v22l8 4 8-5z" />
      <path class="figure-body" d="M0-26 21-15v31L0 26l-21-10v-31z" />
      <path class="figure-trim" d="M-9-31h18l3 8h-24z" />
      <path class="figure-plate" d="M0-17 15-9v19L0 18l-15-8V-9z" />
    </>
  );
}

function MechForm() {
  return (
    <>
      <ellipse class="figure-shadow" cx="0" cy="38" rx="36" ry="7" />
      <path class="figure-body" d="M-20 16h14l-2 22h-19l3-10zM20 16H6l2 22h19l-3-10z" />
      <path class="figure-trim" d="M-44-22h17v36l-5 9h-9l-5-9zM44-22H27v36l5 9h9l5-9z" />
      <path class="figure-body" d="M-30-26h60l-4 34-12 12h-28l-12-12z" />
      <path class="figure-body" d="M-13-42h26l4 14h-34z" />
      <path class="figure-visor" d="M-9-37h18l2 6h-22z" />
      <path class="figure-trim" d="M-42-30l14-8 6 8-6 6h-14zM42-30l-14-8-6 8 6 6h14z" />
      <path class="figure-plate" d="M-18-18h36l-3 26-8 8h-14l-8-8z" />
    </>
  );
}

const FORMS: Record<Status, () => JSX.Element> = { pilot: PilotForm, armor: ArmorForm, mech: MechForm };

/** The Mighty Mech with nobody in it. */
export function EmptyMech() {
  return (
    <g class="figure figure-mech figure-empty">
      <MechForm />
      <text class="figure-empty-mark" x="0" y="8" text-anchor="middle">
        M
      </text>
    </g>
  );
}
