import type { Seat } from '../../shared/core';
import { BASIC_WEAPONS, type PilotId, type WeaponId } from '../../shared/games/mechs/catalog/ids';
import {
  SCORE_SOURCES,
  type Combat,
  type Fighter,
  type Open,
  type OwnedWeapon,
  type ProgrammedCard,
  type RevealedCard,
  type ScoreSheet,
  type SeatState,
  type Secret,
  type Token,
  type WeaponPlace,
  type Zone,
  type ZoneId,
} from '../../shared/games/mechs/state';
import type { MechsView } from '../../shared/games/mechs/types';
import { fromList, GIVEN, JOINED, STOWED } from '../../shared/protocol';
import { Listed } from './listed';
import {
  SeatSchema,
  SecretSchema,
  TokenSchema,
  type CombatSchema,
  type FighterSchema,
  type MatchSchema,
} from './schema';

const plain = (item: string | number | null) => item;

/** One seat in the schema, and what of it has been written. */
class SeatMirror {
  readonly item = new SeatSchema();
  readonly weapons = new Listed<OwnedWeapon>(({ id, purchased }) => (purchased ? '' : GIVEN) + id);
  readonly equipped = new Listed<WeaponId>(plain);
  readonly revealed = new Listed<RevealedCard>(({ kind, direction }) => kind + JOINED + direction);
  /** The sheets of all rounds one after the other, and the points that they add up to. */
  readonly scores: number[] = [];
  vp: number | undefined = undefined;
}

class SecretMirror {
  readonly dealt = new Listed<PilotId>(plain);
  readonly supply = new Listed<number>(plain);
  readonly program = new Listed<ProgrammedCard>(({ card, direction }) => card + JOINED + direction);
  readonly order = new Listed<WeaponPlace>(({ weapon, stowed }) => (stowed ? STOWED : '') + weapon);

  constructor(readonly item: SecretSchema) {}
}

/**
 * Writes redacted views into the schema, by diff: a field that is given the value it has is no change, and what
 * the schema's collections hold is remembered here, because looking into them costs more than all the rest. The
 * mirror image of shared/protocol/assemble.ts.
 */
export class Projector {
  private readonly seats: SeatMirror[] = [];
  private readonly secrets: SecretMirror[] = [];
  private readonly tokens = new Map<number, { readonly item: TokenSchema; zone: ZoneId }>();
  private readonly row = new Listed<WeaponId | null>(plain);
  private readonly piles = new Listed<number>(plain);
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
    game.row = this.row.of(open.row);
    game.deckCount = open.deckCount;
    game.piles = this.piles.of(BASIC_WEAPONS.map((id) => open.piles[id]));
    game.winners = fromList(open.winners ?? []);
    game.waitingFor = fromList(waitingFor);
    this.projectZones(open.zones);
    this.projectTokens(open.tokens);
    open.seats.forEach((seat, number) => this.projectSeat(seat, number));
    projectCombat(open.combat, combat);
  }

  /** What one seat alone may see. */
  secret(secret: Secret, seat: Seat): void {
    const { item, dealt, supply, program, order } = this.secretOf(seat);
    item.dealt = dealt.of(secret.dealt);
    item.supply = supply.of(secret.supply);
    item.placed = placedText(secret.placed);
    item.program = program.of(secret.program);
    item.order = order.of(secret.order);
  }

  /** How many events belong to what is written now. */
  told(events: number): void {
    this.state.game.events = events;
  }

  /** Which question and which held answer belong to it, for the seat alone. */
  asked(seat: Seat, askedId = 0, heldId = 0): void {
    const { item } = this.secretOf(seat);
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
    for (const token of tokens) {
      const known = this.tokens.get(token.id);
      if (!known) this.addToken(token);
      else if (known.zone !== token.zone) known.item.zone = known.zone = token.zone;
    }
    if (this.tokens.size === tokens.length) return;
    const present = new Set(tokens.map(({ id }) => id));
    for (const id of this.tokens.keys()) {
      if (present.has(id)) continue;
      this.tokens.delete(id);
      this.state.tokens.delete(String(id));
    }
  }

  private addToken({ id, kind, seat, zone }: Token): void {
    const item = new TokenSchema().assign({ kind, seat, zone });
    this.tokens.set(id, { item, zone });
    this.state.tokens.set(String(id), item);
  }

  private projectSeat(seat: SeatState, number: Seat): void {
    const mirror = this.seatOf(number);
    const { item } = mirror;
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
    item.weapons = mirror.weapons.of(seat.weapons);
    item.equipped = mirror.equipped.of(seat.equipped);
    item.revealed = mirror.revealed.of(seat.revealed);
    item.adHoc = seat.adHoc;
    item.vp = seat.vp;
    item.facing = seat.robot?.facing ?? '';
    item.stack = seat.robot?.stack ?? 0;
    // Points are entered in a sheet as they are made, so that without new ones no sheet has changed.
    if (mirror.vp === seat.vp) return;
    mirror.vp = seat.vp;
    seat.scores.forEach((sheet, row) => projectSheet(sheet, row * SCORE_SOURCES.length, mirror));
  }

  private seatOf(seat: Seat): SeatMirror {
    const known = this.seats[seat];
    if (known) return known;
    const mirror = new SeatMirror();
    this.state.seats.set(String(seat), mirror.item);
    return (this.seats[seat] = mirror);
  }

  private secretOf(seat: Seat): SecretMirror {
    const known = this.secrets[seat];
    if (known) return known;
    const laid = this.state.secrets.get(String(seat));
    const item = laid ?? new SecretSchema();
    if (!laid) this.state.secrets.set(String(seat), item);
    return (this.secrets[seat] = new SecretMirror(item));
  }
}

function projectSheet(sheet: ScoreSheet, from: number, { item, scores: known }: SeatMirror): void {
  const { scores } = item;
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

function placedText(placed: Secret['placed']): string {
  let text = '';
  for (const token in placed) text += (text === '' ? '' : ',') + token + JOINED + placed[token];
  return text;
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
