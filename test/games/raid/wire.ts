import type { GameWire } from '../../../shared/games';
import {
  figure,
  flag,
  list,
  maybeInt8,
  maybePart,
  number,
  parts,
  pieces,
  rows,
  text,
  type FieldsOf,
} from '../../../shared/wire';
import { SOURCES, type Coin, type RaidTypes, type SeatState } from './types';

const seat: FieldsOf<SeatState> = {
  cards: number('uint8'),
  die: maybeInt8(),
  isBust: flag(),
  points: number('uint8'),
  sheets: rows('uint8', { keys: SOURCES, changesWith: 'points' }),
};

export const raidWire: GameWire<RaidTypes> = {
  open: {
    phase: text(),
    round: number('uint8'),
    starter: number('int8'),
    active: maybeInt8(),
    seats: parts(seat),
    coins: pieces<Coin>({ value: number('uint8') }),
    coinsPlaced: number('uint16'),
    deckCount: number('uint8'),
    played: list(figure()),
    best: maybePart({ seat: number('int8'), total: number('uint8') }),
  },
  secret: { hand: list(figure()), laid: maybeInt8(), note: text() },
};
