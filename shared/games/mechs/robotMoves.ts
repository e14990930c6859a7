import { must, type Seat } from '../../core';
import { columnOf, enemyIn, humanOf, pilotIn, rowOf, valueOf, whereIs, zoneTowards } from './arena';
import type { CardKind } from './catalog/ids';
import { PLAIN_DIRECTIONS, type Open, type PlainDirection, type ZoneId } from './state';

/** Where a robot's card takes it, and the way it then faces. Without a zone it stays where it is. */
export interface RobotMove {
  readonly to?: ZoneId;
  readonly facing: PlainDirection;
}

type Step = Required<RobotMove>;

export function turnedBy(facing: PlainDirection, quarters: number): PlainDirection {
  const turned = (PLAIN_DIRECTIONS.indexOf(facing) + quarters) % PLAIN_DIRECTIONS.length;
  return must(PLAIN_DIRECTIONS[turned], 'such direction');
}

/** M13.3: ahead, to the highest or to the lowest of the zones it sees. */
const AIMS: Record<CardKind, 'forward' | 'highest' | 'lowest' | 'jump'> = {
  collect: 'forward',
  deployMine: 'highest',
  deployTurret: 'highest',
  purchase: 'lowest',
  powerUp: 'lowest',
  diagonalJump: 'jump',
  doubleJump: 'jump',
};

/** The move of a plain card. */
export function robotStep(
  open: Open,
  seat: Seat,
  from: ZoneId,
  facing: PlainDirection,
  card: CardKind,
): RobotMove {
  const towards = (direction: PlainDirection): Step | undefined => {
    const to = zoneTowards(open, from, direction);
    const isBlocked = to === undefined || hasOtherRobot(open, to, seat);
    return isBlocked ? undefined : { to, facing: direction };
  };
  const chosen = aimed(open, AIMS[card], facing, towards) ?? towards(facing);
  const behind = turnedBy(facing, 2);
  return chosen ?? towards(behind) ?? { facing: behind }; // M13.4, R22
}

/** The one best zone ahead, left or right; any tie means forward (M13.3, R57). */
function aimed(
  open: Open,
  aim: (typeof AIMS)[CardKind],
  facing: PlainDirection,
  towards: (direction: PlainDirection) => Step | undefined,
): Step | undefined {
  if (aim !== 'highest' && aim !== 'lowest') return undefined;
  const seen = [facing, turnedBy(facing, 3), turnedBy(facing, 1)]
    .map(towards)
    .filter((move) => move !== undefined);
  const sign = aim === 'highest' ? 1 : -1;
  const worth = ({ to }: Step) => sign * valueOf(open, to);
  const best = Math.max(...seen.map(worth));
  const candidates = seen.filter((move) => worth(move) === best);
  return candidates.length === 1 ? candidates[0] : undefined;
}

function hasOtherRobot(open: Open, zone: ZoneId, seat: Seat): boolean {
  const pilot = pilotIn(open, zone);
  return pilot !== undefined && pilot !== seat && enemyIn(open, zone, seat) === undefined;
}

/** M13.5, R21: onto the human, at any distance, if they stand on one of the card's lines. */
export function robotJump(open: Open, from: ZoneId, card: CardKind, human: ZoneId): ZoneId | undefined {
  const rows = Math.abs(rowOf(from) - rowOf(human));
  const columns = Math.abs(columnOf(from) - columnOf(human));
  const isOnLine = card === 'diagonalJump' ? rows === columns : rows === 0 || columns === 0;
  return isOnLine ? human : undefined;
}

/** M13.12: north, or towards the human in the base's own row. */
export function facingAtBase(open: Open, base: ZoneId): PlainDirection {
  const zone = whereIs(open, humanOf(open));
  if (rowOf(zone) !== rowOf(base)) return 'north';
  return columnOf(zone) > columnOf(base) ? 'east' : 'west';
}
