import type { Seat } from '../../shared/core';
import { BASIC_WEAPONS } from '../../shared/games/mechs/catalog/ids';
import {
  SCORE_SOURCES,
  type Combat,
  type Fighter,
  type Open,
  type ScoreSheet,
  type SeatState,
  type Secret,
  type Token,
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
 * Writes redacted views into the schema, by diff: a field that is given the value it has is no change, and what
 * the schema's collections hold is remembered here, because looking into them costs more than all the rest. The
 * mirror image of shared/protocol/assemble.ts.
 */
export class Projector {
  private readonly seats: { readonly item: SeatSchema; readonly scores: number[] }[] = [];
  private readonly secrets: (SecretSchema | undefined)[] = [];
  private readonly tokens = new Map<number, TokenSchema>();
  private hasZones = false;

  constructor(private readonly state: MatchSchema) {}

  /** What everybody may see. */
  open({ open, waitingFor }: Pick<MechsView, 'open' | 'waitingFor'>): void {
    const { game, combat } = this.state;
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
    game.waitingFor = fromList(waitingFor);
    this.projectZones(open.zones);
    this.projectTokens(open.tokens);
    open.seats.forEach((seat, number) => this.projectSeat(seat, number));
    projectCombat(open.combat, combat);
  }

  /** What one seat alone may see. */
  secret(secret: Secret, seat: Seat): void {
    const item = this.secretOf(seat);
    item.dealt = fromList(secret.dealt);
    item.supply = fromList(secret.supply);
    item.placed = fromList(Object.entries(secret.placed).map(([token, number]) => token + JOINED + number));
    item.program = fromList(secret.program.map(({ card, direction }) => card + JOINED + direction));
    item.order = fromList(secret.order.map(({ weapon, stowed }) => (stowed ? STOWED : '') + weapon));
  }

  /** How many events belong to what is written now. */
  told(events: number): void {
    this.state.game.events = events;
  }

  /** Which question and which held answer belong to it, for the seat alone. */
  asked(seat: Seat, askedId = 0, heldId = 0): void {
    const item = this.secretOf(seat);
    item.askedId = askedId;
    item.heldId = heldId;
  }

  /** The arena is dealt once and stays. */
  private projectZones(zones: Open['zones']): void {
    if (this.hasZones) return;
    for (const zone of zones) this.state.zones.push(zoneText(zone));
    this.hasZones = zones.length > 0;
  }

  private projectTokens(tokens: readonly Token[]): void {
    for (const { id, kind, seat, zone } of tokens) {
      const known = this.tokens.get(id);
      const item = known ?? new TokenSchema();
      item.kind = kind;
      item.seat = seat;
      item.zone = zone;
      if (known) continue;
      this.tokens.set(id, item);
      this.state.tokens.set(String(id), item);
    }
    if (this.tokens.size === tokens.length) return;
    const present = new Set(tokens.map(({ id }) => id));
    for (const id of this.tokens.keys()) {
      if (present.has(id)) continue;
      this.tokens.delete(id);
      this.state.tokens.delete(String(id));
    }
  }

  private projectSeat(seat: SeatState, number: Seat): void {
    const { item, scores } = this.seatOf(number);
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
    item.facing = seat.robot?.facing ?? '';
    item.stack = seat.robot?.stack ?? 0;
    seat.scores.forEach((sheet, row) => projectSheet(sheet, row * SCORE_SOURCES.length, item, scores));
  }

  private seatOf(seat: Seat): { readonly item: SeatSchema; readonly scores: number[] } {
    const known = this.seats[seat];
    if (known) return known;
    const made = { item: new SeatSchema(), scores: [] };
    this.state.seats.set(String(seat), made.item);
    this.seats[seat] = made;
    return made;
  }

  private secretOf(seat: Seat): SecretSchema {
    let item = this.secrets[seat] ?? this.state.secrets.get(String(seat));
    if (!item) {
      item = new SecretSchema();
      this.state.secrets.set(String(seat), item);
    }
    this.secrets[seat] = item;
    return item;
  }
}

function projectSheet(sheet: ScoreSheet, from: number, { scores }: SeatSchema, known: number[]): void {
  for (let i = 0; i < SCORE_SOURCES.length; i++) {
    const source = SCORE_SOURCES[i];
    const points = source ? sheet[source] : 0;
    const index = from + i;
    if (known[index] === points) continue;
    if (index < known.length) scores[index] = points;
    else scores.push(points);
    known[index] = points;
  }
}

function zoneText(zone: Zone | null): string {
  return zone === null ? '' : fromList([zone.kind, zone.value, ...zone.gives]);
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
