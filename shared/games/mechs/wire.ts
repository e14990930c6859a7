import type { GameWire } from '../kit';
import {
  byNumber,
  figure,
  flag,
  joined,
  list,
  maybeInt8,
  maybeList,
  maybePacked,
  maybePart,
  maybeText,
  number,
  orNone,
  orNull,
  packed,
  part,
  parts,
  pieces,
  record,
  rows,
  text,
  word,
  type FieldsOf,
  type Item,
} from '../../wire';
import { BASIC_WEAPONS, type Resource, type WeaponId } from './catalog/ids';
import {
  SCORE_SOURCES,
  type Fighter,
  type Open,
  type OwnedWeapon,
  type ProgrammedCard,
  type RevealedCard,
  type RobotState,
  type SeatState,
  type Token,
  type WeaponPlace,
  type Zone,
} from './state';
import type { MechsTypes } from './types';

/** How the state of Mechs travels. */

const zone: Item<Zone> = {
  toText: ({ kind, value, gives }) => [kind, value, ...gives].join(':'),
  fromText(written) {
    const [kind, value, ...gives] = written.split(':');
    return { kind: kind as Zone['kind'], value: Number(value), gives: gives as Resource[] };
  },
};

/** A weapon with a mark before its name, and one without. */
const GIVEN = '+';
const owned: Item<OwnedWeapon> = {
  toText: ({ id, purchased }) => (purchased ? '' : GIVEN) + id,
  fromText: (written) =>
    written.startsWith(GIVEN)
      ? { id: written.slice(GIVEN.length) as WeaponId, purchased: false }
      : { id: written as WeaponId, purchased: true },
};

const STOWED = '-';
const ordered: Item<WeaponPlace> = {
  toText: ({ weapon, stowed }) => (stowed ? STOWED : '') + weapon,
  fromText: (written) =>
    written.startsWith(STOWED)
      ? { weapon: written.slice(STOWED.length) as WeaponId, stowed: true }
      : { weapon: written as WeaponId, stowed: false },
};

const seat: FieldsOf<SeatState> = {
  robot: maybePacked(joined<RobotState>({ facing: word(), stack: figure() })),
  pilot: maybeText(),
  base: maybeInt8(),
  zone: maybeInt8(),
  status: text(),
  side: maybeText(),
  hp: number('int16'),
  energy: number('uint8'),
  credits: number('uint8'),
  mines: number('uint8'),
  turrets: number('uint8'),
  weapons: list(owned),
  equipped: list(word()),
  revealed: list(joined<RevealedCard>({ kind: word(), direction: word() })),
  adHoc: text(),
  vp: number('int16'),
  // Points are entered in a sheet as they are made.
  scores: rows('int16', { keys: SCORE_SOURCES, changesWith: 'vp' }),
};

const fighter: FieldsOf<Fighter> = {
  seat: number('int8'),
  exhausted: list(word()),
  used: list(word()),
  keepsFirst: flag(),
  shieldOffered: flag(),
};

export const mechsWire: GameWire<MechsTypes> = {
  open: {
    phase: text(),
    round: number('uint8'),
    turn: number('uint8'),
    starter: number('int8'),
    active: maybeInt8(),
    zones: list(orNull(zone)),
    tokens: pieces<Token>({ kind: text(), seat: number('int8'), zone: number('int8') }),
    tokensPlaced: number('uint16'),
    mech: packed(joined<Open['mech']>({ zone: figure(), holder: orNone(figure()) })),
    seats: parts(seat),
    row: list(orNull(word())),
    deckCount: number('uint8'),
    piles: record(BASIC_WEAPONS, figure()),
    combat: maybePart({
      zone: number('int8'),
      attacker: part(fighter),
      defender: part(fighter),
      turn: number('int8'),
      jumped: flag(),
      dragged: flag(),
    }),
    winners: maybeList(figure()),
  },
  secret: {
    dealt: list(word()),
    supply: list(figure()),
    placed: byNumber(figure()),
    program: list(joined<ProgrammedCard>({ card: word(), direction: word() })),
    order: list(ordered),
  },
};
