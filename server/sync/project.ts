import type { Seat } from '../../shared/core';
import { BASIC_WEAPONS } from '../../shared/games/mechs/catalog/ids';
import {
  SCORE_SOURCES,
  type Combat,
  type Fighter,
  type Open,
  type SeatState,
  type Secret,
  type Zone,
} from '../../shared/games/mechs/state';
import type { MechsView } from '../../shared/games/mechs/types';
import { fromList, GIVEN, JOINED, STOWED } from '../../shared/protocol';
import {
  SeatSchema,
  SecretSchema,
  TokenSchema,
  type CombatSchema,
  type FighterSchema,
  type MatchSchema,
} from './schema';

/**
 * Writes redacted views into the schema. A field that is given the value it has is no change, so that only
 * differences travel. The mirror image of shared/protocol/assemble.ts.
 */
export function projectOpen(view: Pick<MechsView, 'open' | 'waitingFor'>, state: MatchSchema): void {
  const { open } = view;
  const { game } = state;
  game.phase = open.phase;
  game.round = open.round;
  game.turn = open.turn;
  game.starter = open.starter;
  game.active = open.active ?? -1;
  game.tokensPlaced = open.tokensPlaced;
  game.mechZone = open.mech.zone;
  game.mechHolder = open.mech.holder ?? -1;
  game.row = fromList(open.row);
  game.deckCount = open.deckCount;
  game.piles = fromList(BASIC_WEAPONS.map((id) => open.piles[id]));
  game.winners = fromList(open.winners ?? []);
  game.waitingFor = fromList(view.waitingFor);
  projectZones(open, state);
  projectTokens(open, state);
  open.seats.forEach((seat, number) => projectSeat(seat, itemOf(state.seats, String(number), SeatSchema)));
  projectCombat(open.combat, state.combat);
}

/** The part that one seat alone may see. */
export function projectSecret(secret: Secret, seat: Seat, state: MatchSchema): void {
  const item = itemOf(state.secrets, String(seat), SecretSchema);
  item.dealt = fromList(secret.dealt);
  item.supply = fromList(secret.supply);
  item.placed = fromList(
    Object.entries(secret.placed).map(([token, number]) => `${token}${JOINED}${number}`),
  );
  item.program = fromList(secret.program.map(({ card, direction }) => card + JOINED + direction));
  item.order = fromList(secret.order.map(({ weapon, stowed }) => (stowed ? STOWED : '') + weapon));
}

/** The arena is dealt once and stays. */
function projectZones({ zones }: Open, state: MatchSchema): void {
  if (state.zones.length === zones.length) return;
  for (const zone of zones) state.zones.push(zoneText(zone));
}

function zoneText(zone: Zone | null): string {
  return zone === null ? '' : fromList([zone.kind, zone.value, ...zone.gives]);
}

function projectTokens({ tokens }: Open, state: MatchSchema): void {
  const present = new Set<string>();
  for (const token of tokens) {
    const key = String(token.id);
    present.add(key);
    const item = state.tokens.get(key) ?? new TokenSchema();
    item.kind = token.kind;
    item.seat = token.seat;
    item.zone = token.zone;
    if (!state.tokens.has(key)) state.tokens.set(key, item);
  }
  if (state.tokens.size === present.size) return;
  for (const key of [...state.tokens.keys()]) if (!present.has(key)) state.tokens.delete(key);
}

function projectSeat(seat: SeatState, item: SeatSchema): void {
  item.pilot = seat.pilot ?? '';
  item.base = seat.base ?? -1;
  item.zone = seat.zone ?? -1;
  item.status = seat.status;
  item.side = seat.side ?? '';
  item.hp = seat.hp;
  item.energy = seat.energy;
  item.credits = seat.credits;
  item.mines = seat.mines;
  item.turrets = seat.turrets;
  item.weapons = fromList(seat.weapons.map(({ id, purchased }) => (purchased ? '' : GIVEN) + id));
  item.equipped = fromList(seat.equipped);
  item.revealed = fromList(seat.revealed.map(({ kind, direction }) => kind + JOINED + direction));
  item.adHoc = seat.adHoc;
  item.vp = seat.vp;
  seat.scores.forEach((sheet, row) =>
    SCORE_SOURCES.forEach((source, column) => {
      const index = row * SCORE_SOURCES.length + column;
      if (index >= item.scores.length) item.scores.push(sheet[source]);
      else if (item.scores[index] !== sheet[source]) item.scores[index] = sheet[source];
    }),
  );
}

function projectCombat(combat: Combat | undefined, item: CombatSchema): void {
  item.zone = combat?.zone ?? -1;
  if (!combat) return;
  item.turn = combat.turn;
  item.jumped = combat.jumped;
  item.dragged = combat.dragged;
  projectFighter(combat.attacker, item.attacker);
  projectFighter(combat.defender, item.defender);
}

function projectFighter(fighter: Fighter, item: FighterSchema): void {
  item.seat = fighter.seat;
  item.exhausted = fromList(fighter.exhausted);
  item.used = fromList(fighter.used);
  item.keepsFirst = fighter.keepsFirst;
  item.shieldOffered = fighter.shieldOffered;
}

interface Items<Item> {
  get(key: string): Item | undefined;
  set(key: string, item: Item): unknown;
}

function itemOf<Item>(items: Items<Item>, key: string, Kind: new () => Item): Item {
  const found = items.get(key);
  if (found) return found;
  const made = new Kind();
  items.set(key, made);
  return made;
}
