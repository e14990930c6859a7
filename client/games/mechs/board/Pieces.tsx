import type { Open, ZoneId } from '../../../../shared/games/mechs/state';
import type { Face } from '../art/Portrait';
import type { Camera } from './camera';
import type { KnownMines } from './describeZone';
import { FighterPiece, TokenPiece } from './Piece';
import { standersOf } from './standing';

interface PiecesProps {
  readonly open: Open;
  readonly camera: Camera;
  readonly mines?: KnownMines;
  /** Zones that somebody looks at just now: the Mighty Mech before one of them lets it show through. */
  readonly regarded?: readonly (ZoneId | undefined)[];
}

export function faceOf(open: Open, seat: number): Face | undefined {
  const state = open.seats[seat];
  return state?.robot ? 'robot' : state?.pilot;
}

/** Everything that stands in the arena. */
export function Pieces({ open, camera, mines, regarded = [] }: PiecesProps) {
  const standers = standersOf(open);
  const taken = new Set(standers.map(({ at }) => at.zone));
  /** How much of the Mech is to be seen: less of it where it stands before something. */
  const veil = (zone: ZoneId) => {
    const behind = zone - 5;
    if (regarded.includes(behind)) return ' piece-thin';
    return taken.has(behind) && !camera.isFlat ? ' piece-veiled' : '';
  };
  return (
    <g class="pieces">
      {standers.map((stander) => {
        const { at } = stander;
        if (stander.what === 'token') {
          const { token } = stander;
          return (
            <TokenPiece
              key={`${token.seat}-${token.kind}-${token.id}`}
              camera={camera}
              at={at}
              kind={token.kind}
              face={faceOf(open, token.seat)}
              number={mines?.placed[token.id]}
              class={`seat-${token.seat}`}
            />
          );
        }
        if (stander.what === 'emptyMech') {
          const classes = `seat-none piece-empty${veil(at.zone)}`;
          return <FighterPiece key="mech" camera={camera} at={at} status="mech" class={classes} />;
        }
        const { seat, isFlipped } = stander;
        const state = open.seats[seat];
        if (!state) return null;
        return (
          <FighterPiece
            key={`seat-${seat}`}
            camera={camera}
            at={at}
            status={state.status}
            face={faceOf(open, seat)}
            facing={state.robot?.facing}
            isActive={open.active === seat}
            isFlipped={isFlipped}
            class={`seat-${seat}${state.status === 'mech' ? veil(at.zone) : ''}`}
          />
        );
      })}
    </g>
  );
}
