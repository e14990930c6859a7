import type { GameWire } from '../kit';
import {
  figure,
  flag,
  joined,
  list,
  maybeData,
  maybeInt8,
  maybePacked,
  maybePart,
  maybeText,
  number,
  part,
  parts,
  record,
  text,
  word,
  type FieldsOf,
} from '../../wire';
import { INDUSTRIES, KINDS } from './catalog/ids';
import type { Duel, Duelist, Mat, Open, Posse, RivalState, SeatState } from './state';
import type { WesternOutcome, WesternTypes } from './types';

/** How the state of Western travels. */

const mat: FieldsOf<Mat> = {
  id: text(),
  owner: maybeInt8(),
  slot: maybeText(),
  porch: list(word()),
};

const seat: FieldsOf<SeatState> = {
  boss: maybeText(),
  place: number('int8'),
  influence: record(KINDS, figure()),
  ready: number('uint8'),
  placed: number('uint8'),
  third: flag(),
  thirdNext: flag(),
  dealt: number('uint8'),
  card: maybeText(),
  truce: flag(),
  wonDuel: flag(),
  buildings: list(word()),
  fresh: list(word()),
};

const rival: FieldsOf<RivalState> = {
  place: maybeInt8(),
  placed: number('uint8'),
  buildings: list(word()),
  fresh: list(word()),
  cards: number('uint8'),
  shown: list(word()),
};

const posse: FieldsOf<Posse> = {
  player: number('int8'),
  number: number('uint8'),
  place: number('int8'),
  spot: text(),
  side: maybeText(),
  wounded: flag(),
};

const duelist: FieldsOf<Duelist> = { player: number('int8'), die: number('uint8'), card: maybeText() };

export const westernWire: GameWire<WesternTypes> = {
  open: {
    phase: text(),
    round: number('uint8'),
    dealer: number('int8'),
    active: maybeInt8(),
    mats: parts(mat),
    gaps: list(word()),
    seats: parts(seat),
    rival: part(rival),
    posses: parts(posse),
    wanted: maybeInt8(),
    industries: record(INDUSTRIES, figure()),
    deckCount: number('uint8'),
    drawCount: number('uint8'),
    discardCount: number('uint8'),
    duel: maybePart<Duel>({
      place: number('int8'),
      spot: text(),
      side: maybeText(),
      attacker: part(duelist),
      defender: part(duelist),
    }),
    auction: list(word()),
    lastSpot: maybePacked(joined<NonNullable<Open['lastSpot']>>({ place: figure(), spot: word() })),
    used: list(word()),
    returned: list(word()),
    order: list(figure()),
    outcome: maybeData<WesternOutcome>(),
  },
  secret: {
    bosses: list(word()),
    hand: list(word()),
    card: maybeText(),
    given: list(word()),
    returned: list(word()),
    peeked: maybeText(),
  },
};
