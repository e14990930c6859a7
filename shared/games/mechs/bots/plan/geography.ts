import { must } from '../../../../core';
import { CELLS, zoneTowards } from '../../arena';
import { directionsOf } from '../../catalog/cards';
import type { CardKind } from '../../catalog/ids';
import type { Direction, Open, ZoneId } from '../../state';

/** Where every card leads from every zone, looked up once for each plan; -1 is a wall. */
export type Geography = Readonly<Record<CardKind, readonly (readonly ZoneId[])[]>>;

export function geographyOf(open: Open): Geography {
  const plain = destinations(open, 'collect', 1);
  return {
    collect: plain,
    purchase: plain,
    deployMine: plain,
    deployTurret: plain,
    powerUp: plain,
    diagonalJump: destinations(open, 'diagonalJump', 1),
    doubleJump: destinations(open, 'doubleJump', 2),
  };
}

function destinations(open: Open, kind: CardKind, distance: number): ZoneId[][] {
  return Array.from({ length: CELLS }, (_, zone) =>
    open.zones[zone]
      ? directionsOf(kind).map((direction) => zoneTowards(open, zone, direction, distance) ?? -1)
      : [],
  );
}

export function directionAt(kind: CardKind, index: number): Direction {
  return must(directionsOf(kind)[index], 'such direction');
}

/** Where a card leads from a zone, direction by direction. */
export function waysFrom(geography: Geography, kind: CardKind, zone: ZoneId): readonly ZoneId[] {
  return must(geography[kind][zone], 'such zone');
}
