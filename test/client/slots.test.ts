import { cameraFor, type Camera } from '../../client/games/mechs/board/camera';
import { slotsOf, type Company } from '../../client/games/mechs/board/slots';
import { standersOf, type Stander } from '../../client/games/mechs/board/standing';
import { WHOLE_BODIES } from '../../client/games/mechs/art/bodies';
import type { Open, Status, Token } from '../../shared/games/mechs/state';
import { playMatch } from '../games/mechs/support/play';
import { keenPlayer } from '../games/mechs/support/players';

type Body = Status | Token['kind'];
interface Box {
  readonly what: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
interface Where {
  readonly east: number;
  readonly south: number;
  readonly up?: number;
  readonly height: number;
}

const VIEWS = [
  ['as a place', { isFlat: false, isBoxed: true, box: { width: 790, height: 770 } }],
  ['as a place, on a tablet', { isFlat: false, isBoxed: false, box: { width: 600, height: 0 } }],
  ['from above', { isFlat: true, isBoxed: false, box: { width: 390, height: 0 } }],
] as const;
const STATUSES: readonly Status[] = ['pilot', 'armor', 'mech'];
const KINDS: readonly (Token['kind'] | undefined)[] = [undefined, 'mine', 'turret'];

/** What a piece covers on the screen, with the flag that a pilot has. */
function boxOf(camera: Camera, body: Body, what: string, { east, south, up, height }: Where): Box {
  const feet = camera.see(east, south, up);
  const { width, tall, left } = WHOLE_BODIES[body];
  const scale = (height * feet.unit) / tall;
  return {
    what,
    left: feet.x - left * scale,
    right: feet.x + (width - left) * scale,
    top: feet.y - height * feet.unit,
    bottom: feet.y,
  };
}

/** Those of which one hides something of another; antennae may touch by a hair. */
function clashes(boxes: readonly Box[]): string[] {
  return boxes.flatMap((one, i) =>
    boxes.slice(i + 1).flatMap((other) => {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return wide > 2 && high > 2
        ? [`${one.what}, ${other.what}: ${wide.toFixed()} × ${high.toFixed()}`]
        : [];
    }),
  );
}

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

describe.each(VIEWS)('pieces in one zone, seen %s', (_, shot) => {
  const camera = cameraFor({ seats: 4, ...shot });

  test('never hide each other, whoever meets there', () => {
    for (const company of companies()) {
      const { emptyMech, token, fighters } = slotsOf(company);
      const boxes = fighters.map((slot, i) => boxOf(camera, company.fighters[i]!, `fighter ${i}`, slot));
      if (emptyMech) boxes.push(boxOf(camera, 'mech', 'empty Mech', emptyMech));
      if (token && company.token) boxes.push(boxOf(camera, company.token, company.token, token));
      expect({ company, clashes: clashes(boxes) }).toEqual({ company, clashes: [] });
      expect(boxes).toHaveLength(
        company.fighters.length + Number(company.hasEmptyMech) + Number(company.token !== undefined),
      );
    }
  });

  test('leave what the zone is worth and gives in sight, unless two fight', () => {
    const written = camera.see(-0.29, -0.25).x;
    for (const company of companies().filter(({ fighters }) => fighters.length === 1)) {
      const { fighters } = slotsOf(company);
      const { left } = boxOf(camera, company.fighters[0]!, 'fighter', fighters[0]!);
      expect({ company, hides: Math.max(0, Math.round(written - left) - 6) }).toEqual({ company, hides: 0 });
    }
  });
});

function bodyOf(open: Open, stander: Stander): Body {
  if (stander.what === 'token') return stander.token.kind;
  return stander.what === 'emptyMech' ? 'mech' : open.seats[stander.seat]!.status;
}

describe.each(VIEWS)('positions of whole matches, seen %s', (_, shot) => {
  test.each([2, 3, 4] as const)('show every piece once, and none over another: %i seats', (seats) => {
    const camera = cameraFor({ seats, ...shot });
    let positions = 0;
    for (let seed = 1; seed <= 4; seed++)
      playMatch({ seats, seed, player: keenPlayer, isRich: seed % 2 === 0 }, ({ state: { open } }) => {
        positions++;
        const standers = standersOf(open);
        const isMechThere =
          open.zones[open.mech.zone] && open.phase !== 'deal' && open.mech.holder === undefined;
        const pilots = open.seats.filter(({ zone }) => zone !== undefined && open.zones[zone]).length;
        expect(standers).toHaveLength(pilots + open.tokens.length + (isMechThere ? 1 : 0));
        for (const zone of new Set(standers.map(({ at }) => at.zone))) {
          const boxes = standers
            .filter(({ at }) => at.zone === zone)
            .map((stander) => boxOf(camera, bodyOf(open, stander), stander.what, stander.at));
          expect(clashes(boxes)).toEqual([]);
        }
      });
    expect(positions).toBeGreaterThan(100);
  });
});
