import { slotsOf, type Company, type Slot } from '../../client/games/mechs/board/slots';
import { WHOLE_BODIES } from '../../client/games/mechs/art/bodies';
import { cameraFor } from '../../client/games/mechs/board/camera';
import type { Status, Token } from '../../shared/games/mechs/state';

type Body = Status | Token['kind'];
interface Box {
  readonly what: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const STATUSES: readonly Status[] = ['pilot', 'armor', 'mech'];
const KINDS: readonly (Token['kind'] | undefined)[] = [undefined, 'mine', 'turret'];

/** Everybody who can meet in one zone: at most one of them is in the Mech, and then it does not stand empty. */
function companies(): Company[] {
  const parties: Status[][] = [[], ...STATUSES.map((one) => [one])];
  for (const one of STATUSES) for (const other of STATUSES) parties.push([one, other]);
  return parties
    .filter((party) => party.filter((status) => status === 'mech').length < 2)
    .flatMap((fighters) =>
      KINDS.flatMap((token) => [false, true].map((hasEmptyMech) => ({ fighters, token, hasEmptyMech }))),
    )
    .filter(({ fighters, hasEmptyMech }) => !hasEmptyMech || !fighters.includes('mech'));
}

describe.each([
  ['as a place', { isFlat: false, isBoxed: true, box: { width: 790, height: 770 } }],
  ['as a place, on a tablet', { isFlat: false, isBoxed: false, box: { width: 600, height: 0 } }],
  ['from above', { isFlat: true, isBoxed: false, box: { width: 390, height: 0 } }],
] as const)('pieces in one zone, seen %s', (_, shot) => {
  const camera = cameraFor({ seats: 4, ...shot });
  const seen = (body: Body, what: string, { east, south, height }: Slot): Box => {
    const feet = camera.see(east, south);
    const { width, tall, left } = WHOLE_BODIES[body];
    const scale = (height * feet.unit) / tall;
    return {
      what,
      left: feet.x - left * scale,
      right: feet.x + (width - left) * scale,
      top: feet.y - height * feet.unit,
      bottom: feet.y,
    };
  };

  test('never hide each other, whoever meets there', () => {
    const clashes: string[] = [];
    for (const company of companies()) {
      const slots = slotsOf(company);
      const boxes = [
        ...(slots.emptyMech ? [seen('mech', 'empty Mech', slots.emptyMech)] : []),
        ...(slots.token && company.token ? [seen(company.token, company.token, slots.token)] : []),
        ...slots.fighters.map((slot, i) => seen(company.fighters[i]!, `fighter ${i}`, slot)),
      ];
      expect(boxes).toHaveLength(
        company.fighters.length + Number(company.hasEmptyMech) + Number(company.token !== undefined),
      );
      for (const [i, one] of boxes.entries())
        for (const other of boxes.slice(i + 1)) {
          const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          // Antennae and shadows may touch by a hair.
          if (wide > 2 && high > 2)
            clashes.push(
              `${JSON.stringify(company)}: ${one.what} and ${other.what} by ${wide.toFixed()} × ${high.toFixed()}`,
            );
        }
    }
    expect(clashes).toEqual([]);
  });

  test('leave what the zone is worth and gives in sight, unless two fight', () => {
    const hidden: string[] = [];
    const edge = camera.see(-0.29, -0.25).x;
    for (const company of companies().filter(({ fighters }) => fighters.length < 2)) {
      const slots = slotsOf(company);
      for (const [i, slot] of slots.fighters.entries()) {
        const { left, what } = seen(company.fighters[i]!, company.fighters[i]!, slot);
        if (left < edge - 6) hidden.push(`${JSON.stringify(company)}: ${what} by ${(edge - left).toFixed()}`);
      }
    }
    expect(hidden).toEqual([]);
  });
});
