import { layoutFor, zoneName } from '../../../../shared/games/mechs/arena';
import { line, middleOf, polygon, round, UNIT, type Camera, type Place, type Rim } from './camera';

function rimAt({ east, north, south, cutNorth, cutSouth }: Rim, inset: number, up = 0): Place[] {
  const [e, n, s] = [east - inset, north + inset, south - inset];
  const slant = inset * 0.41;
  const [cn, cs] = [cutNorth - slant, cutSouth - slant];
  return [
    [-e + cn, n, up],
    [e - cn, n, up],
    [e, n + cn, up],
    [e, s - cs, up],
    [e - cs, s, up],
    [-e + cs, s, up],
    [-e, s - cs, up],
    [-e, n + cn, up],
  ];
}

export function Deck({ camera }: { camera: Camera }) {
  const { rim, isFlat } = camera;
  const edge = isFlat ? 0.05 : 0.1;
  const lines: string[] = [];
  for (let i = -2; i <= 3; i++) {
    if (i - 0.5 > rim.north && i - 0.5 < rim.south)
      lines.push(
        line(camera, [
          [-rim.east + 0.3, i - 0.5],
          [rim.east - 0.3, i - 0.5],
        ]),
      );
    lines.push(
      line(camera, [
        [i - 0.5, rim.north + 0.3],
        [i - 0.5, rim.south - 0.3],
      ]),
    );
  }
  return (
    <>
      {!isFlat && <path class="deck-side" d={polygon(camera, rimAt(rim, 0, -0.16))} />}
      <path class="deck" d={polygon(camera, rimAt(rim, 0))} fill="url(#arena-deck)" />
      {!isFlat && <path class="deck-lines" d={lines.join('')} />}
      <ellipse cx="0" cy="0" rx={UNIT * 3} ry={UNIT * 2.2} fill="url(#arena-pool)" />
      <path
        class="deck-hazard"
        style={{ strokeWidth: `${UNIT * edge}px` }}
        d={polygon(camera, rimAt(rim, edge * 0.75))}
      />
      <path
        class="deck-stripes"
        style={{ strokeWidth: `${UNIT * edge}px` }}
        d={polygon(camera, rimAt(rim, edge * 0.75))}
      />
      <path class="deck-rim" d={polygon(camera, rimAt(rim, 0))} />
      {!isFlat && <path class="deck-light" d={polygon(camera, rimAt(rim, 0.2))} />}
      <path class="deck-chevrons" d={chevrons(camera)} />
    </>
  );
}

/** Where a corner of the grid has no zone. */
function chevrons(camera: Camera): string {
  const { cutNorth, cutSouth } = camera.rim;
  const out: string[] = [];
  for (const [x, y, cut] of [
    [-1, -1, cutNorth],
    [1, -1, cutNorth],
    [-1, 1, cutSouth],
    [1, 1, cutSouth],
  ] as const) {
    if (cut < 1) continue;
    for (let i = 0; i < 3; i++) {
      const far = 1.66 + i * 0.15;
      out.push(
        polygon(camera, [
          [x * far, y * 2.16],
          [x * (far + 0.075), y * 2.16],
          [x * 2.16, y * (far + 0.075)],
          [x * 2.16, y * far],
        ]),
      );
    }
  }
  return out.join('');
}

/** Letters of the columns in front of them, numbers of the rows at their left: "C3" can be found from the outside. */
export function Coordinates({ camera, seats }: { camera: Camera; seats: number }) {
  const { zones } = layoutFor(seats);
  const front = new Map<string, number>();
  const left = new Map<string, number>();
  for (const zone of zones) {
    const [column = '', row = ''] = zoneName(zone);
    front.set(column, zone);
    if (!left.has(row)) left.set(row, zone);
  }
  const gap = camera.isFlat ? 0.59 : 0.64;
  const size = Math.max(17, 12.5 * camera.pixel);
  const mark = (word: string, east: number, south: number) => {
    const { x, y } = camera.see(east, south);
    return (
      <text
        key={word}
        class="deck-name"
        x={x}
        y={round(y + size * 0.36)}
        style={{ fontSize: `${round(size)}px` }}
      >
        {word}
      </text>
    );
  };
  return (
    <>
      {[...front].map(([word, zone]) => {
        const { east, south } = middleOf(zone);
        return mark(word, east, south + gap);
      })}
      {[...left].map(([word, zone]) => {
        const { east, south } = middleOf(zone);
        return mark(word, east - gap, south);
      })}
    </>
  );
}
