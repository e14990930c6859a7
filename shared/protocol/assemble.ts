import type { Seat, Viewer } from '../core';
import {
  BASIC_WEAPONS,
  type BasicWeaponId,
  type MechSide,
  type PilotId,
  type Resource,
  type WeaponId,
} from '../games/mechs/catalog/ids';
import {
  SCORE_SOURCES,
  type CardId,
  type Combat,
  type Direction,
  type Fighter,
  type Open,
  type PlainDirection,
  type ProgrammedCard,
  type RevealedCard,
  type ScoreSheet,
  type SeatState,
  type Secret,
  type Token,
  type Zone,
} from '../games/mechs/state';
import type { MechsTypes, MechsView } from '../games/mechs/types';
import { toList, toNumbers } from './lists';
import type { DecisionMessage } from './messages';
import type { WireArray, WireFighter, WireSeat, WireSecret, WireState, WireToken } from './wire';

/**
 * Turns the decoded state back into the engine's own view, so that a page draws, previews and explains with the
 * very types and functions of the rules. The mirror image of server/sync/project.ts.
 */
export function assembleView(
  state: WireState,
  viewer: Viewer,
  asked: DecisionMessage<MechsTypes> = {},
): MechsView | undefined {
  if (state.game.phase === '') return undefined;
  const view = { viewer, open: openOf(state), waitingFor: toNumbers(state.game.waitingFor) };
  if (viewer === 'spectator') return view;
  const secret = state.secrets.get(String(viewer));
  return { ...view, own: secret && secretOf(secret), decision: asked.decision, held: asked.held };
}

function openOf(state: WireState): Open {
  const { game } = state;
  return {
    phase: game.phase as Open['phase'],
    round: game.round,
    turn: game.turn,
    starter: game.starter,
    active: placeOf(game.active),
    zones: [...state.zones].map(zoneOf),
    tokens: tokensOf(state),
    tokensPlaced: game.tokensPlaced,
    mech: { zone: game.mechZone, holder: placeOf(game.mechHolder) },
    seats: seatsOf(state),
    row: toPlaces(game.row),
    deckCount: game.deckCount,
    piles: pilesOf(toNumbers(game.piles)),
    combat: combatOf(state),
    winners: game.winners === '' ? undefined : toNumbers(game.winners),
  };
}

function zoneOf(text: string): Zone | null {
  if (text === '') return null;
  const [kind, value, ...gives] = toList(text);
  return { kind: kind as Zone['kind'], value: Number(value), gives: gives as Resource[] };
}

function tokensOf(state: WireState): Token[] {
  const tokens: Token[] = [];
  state.tokens.forEach(({ kind, seat, zone }: WireToken, id) => {
    tokens.push({ id: Number(id), kind: kind as Token['kind'], seat, zone });
  });
  // A page that joined late was told of them in another order.
  return tokens.sort((a, b) => a.id - b.id);
}

function seatsOf(state: WireState): SeatState[] {
  const seats: SeatState[] = [];
  for (let seat: Seat = 0; seat < state.seats.size; seat++) {
    const wire = state.seats.get(String(seat));
    if (wire) seats.push(seatOf(wire));
  }
  return seats;
}

function seatOf(wire: WireSeat): SeatState {
  const facing = chosen<PlainDirection>(wire.facing);
  return {
    robot: facing && { facing, stack: wire.stack },
    pilot: chosen<PilotId>(wire.pilot),
    base: placeOf(wire.base),
    zone: placeOf(wire.zone),
    status: wire.status as SeatState['status'],
    side: chosen<MechSide>(wire.side),
    hp: wire.hp,
    energy: wire.energy,
    credits: wire.credits,
    mines: wire.mines,
    turrets: wire.turrets,
    // A weapon that was not bought has a mark before its name.
    weapons: toList(wire.weapons).map((name) =>
      name.startsWith(GIVEN)
        ? { id: name.slice(GIVEN.length) as WeaponId, purchased: false }
        : { id: name as WeaponId, purchased: true },
    ),
    equipped: toList(wire.equipped) as WeaponId[],
    revealed: toList(wire.revealed).map((text): RevealedCard => {
      const [kind, direction] = text.split(JOINED);
      return { kind: kind as RevealedCard['kind'], direction: direction as Direction };
    }),
    adHoc: wire.adHoc as SeatState['adHoc'],
    vp: wire.vp,
    scores: sheetsOf(wire.scores),
  };
}

function sheetsOf(rows: WireArray<number>): ScoreSheet[] {
  const numbers = [...rows];
  const sheets: ScoreSheet[] = [];
  for (let row = 0; row < numbers.length; row += SCORE_SOURCES.length) {
    sheets.push(
      Object.fromEntries(SCORE_SOURCES.map((source, i) => [source, numbers[row + i] ?? 0])) as ScoreSheet,
    );
  }
  return sheets;
}

function combatOf({ combat }: WireState): Combat | undefined {
  if (combat.zone < 0) return undefined;
  const { zone, turn, jumped, dragged, attacker, defender } = combat;
  return { zone, turn, jumped, dragged, attacker: fighterOf(attacker), defender: fighterOf(defender) };
}

function fighterOf({ seat, exhausted, used, keepsFirst, shieldOffered }: WireFighter): Fighter {
  return {
    seat,
    exhausted: toList(exhausted) as WeaponId[],
    used: toList(used) as WeaponId[],
    keepsFirst,
    shieldOffered,
  };
}

function secretOf(wire: WireSecret): Secret {
  return {
    dealt: toList(wire.dealt) as PilotId[],
    supply: toNumbers(wire.supply),
    placed: Object.fromEntries(
      toList(wire.placed).map((text) => {
        const [token, number] = text.split(JOINED);
        return [Number(token), Number(number)];
      }),
    ),
    program: toList(wire.program).map((text): ProgrammedCard => {
      const [card, direction] = text.split(JOINED);
      return { card: card as CardId, direction: direction as Direction };
    }),
    order: toList(wire.order).map((name) =>
      name.startsWith(STOWED)
        ? { weapon: name.slice(STOWED.length) as WeaponId, stowed: true }
        : { weapon: name as WeaponId, stowed: false },
    ),
  };
}

function pilesOf(counts: readonly number[]): Record<BasicWeaponId, number> {
  return Object.fromEntries(BASIC_WEAPONS.map((id, i) => [id, counts[i] ?? 0])) as Record<
    BasicWeaponId,
    number
  >;
}

/** Marks inside lists. */
export const GIVEN = '+';
export const STOWED = '-';
export const JOINED = ':';

function toPlaces(row: string): (WeaponId | null)[] {
  return row === '' ? [] : row.split(',').map((name) => (name === '' ? null : (name as WeaponId)));
}

function placeOf(number: number): number | undefined {
  return number < 0 ? undefined : number;
}

function chosen<Name extends string>(name: string): Name | undefined {
  return name === '' ? undefined : (name as Name);
}
