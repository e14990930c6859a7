import { ArraySchema, MapSchema, Schema, type, view } from '@colyseus/schema';
import type {
  WireCombat,
  WireFighter,
  WireGame,
  WirePlace,
  WireSeat,
  WireSecret,
  WireState,
  WireTable,
  WireToken,
} from '../../shared/protocol';

/**
 * The fields that travel, and nothing else: shared/protocol/wire.ts says what they mean, project.ts writes them.
 *
 * Every private field is a scalar on an item of the flat map `secrets`: granting a child would make its parents'
 * private fields visible too, so nothing private has children.
 */
export class TableSchema extends Schema implements WireTable {
  @type('string') matchId = '';
  @type('string') code = '';
  @type('string') phase = 'gathering';
  @type('string') ending = '';
  @type('boolean') paused = false;
  @type('int8') owner = -1;
  @type('uint8') seats = 2;
  @type('string') clock = 'standard';
  @type('boolean') spectatorsAllowed = true;
  @type('string') game = '';
  @type('string') options = '{}';
  @type('boolean') isPublic = false;
  @type('boolean') rated = false;
  @type('uint16') spectators = 0;
  @type('boolean') chat = true;
  @type('string') rematchId = '';
  @type('string') rematchCode = '';
  /** The host's house values as JSON; empty for the published ones. */
  @type('string') ruleset = '';
  @type('string') seedCommitment = '';
  @type('string') seal = '';
}

export class PlaceSchema extends Schema implements WirePlace {
  @type('string') name = '';
  @type('boolean') here = false;
  @type('boolean') autopilot = false;
  @type('string') bot = '';
  @type('number') deadline = 0;
  @type('boolean') nudged = false;
  @type('boolean') wantsAbandon = false;
  @type('boolean') wantsRematch = false;
  @type('string') contribution = '';
  @type('string') person = '';
  @type('boolean') automatic = false;
}

export class GameSchema extends Schema implements WireGame {
  @type('string') phase = '';
  @type('uint8') round = 0;
  @type('uint8') turn = 0;
  @type('int8') starter = -1;
  @type('int8') active = -1;
  @type('uint16') tokensPlaced = 0;
  @type('int8') mechZone = -1;
  @type('int8') mechHolder = -1;
  @type('string') row = '';
  @type('uint8') deckCount = 0;
  @type('string') piles = '';
  @type('string') winners = '';
  @type('string') waitingFor = '';
  @type('number') events = 0;
}

export class TokenSchema extends Schema implements WireToken {
  @type('string') kind = '';
  @type('int8') seat = -1;
  @type('int8') zone = -1;
}

export class SeatSchema extends Schema implements WireSeat {
  @type('string') pilot = '';
  @type('int8') base = -1;
  @type('int8') zone = -1;
  @type('string') status = '';
  @type('string') side = '';
  @type('int16') hp = 0;
  @type('uint8') energy = 0;
  @type('uint8') credits = 0;
  @type('uint8') mines = 0;
  @type('uint8') turrets = 0;
  @type('string') weapons = '';
  @type('string') equipped = '';
  @type('string') revealed = '';
  @type('string') adHoc = '';
  @type('int16') vp = 0;
  @type('string') facing = '';
  @type('uint8') stack = 0;
  @type(['int16']) scores = new ArraySchema<number>();
}

export class FighterSchema extends Schema implements WireFighter {
  @type('int8') seat = -1;
  @type('string') exhausted = '';
  @type('string') used = '';
  @type('boolean') keepsFirst = false;
  @type('boolean') shieldOffered = false;
}

export class CombatSchema extends Schema implements WireCombat {
  @type('int8') zone = -1;
  @type('int8') turn = -1;
  @type('boolean') jumped = false;
  @type('boolean') dragged = false;
  @type(FighterSchema) attacker = new FighterSchema();
  @type(FighterSchema) defender = new FighterSchema();
}

export class SecretSchema extends Schema implements WireSecret {
  @view() @type('string') dealt = '';
  @view() @type('string') supply = '';
  @view() @type('string') placed = '';
  @view() @type('string') program = '';
  @view() @type('string') order = '';
  @view() @type('number') askedId = 0;
  @view() @type('number') heldId = 0;
  @view() @type('uint32') draftId = 0;
  @view() @type('string') draft = '';
  @view() @type('boolean') draftComplete = false;
}

export class MatchSchema extends Schema implements WireState {
  @type(TableSchema) table = new TableSchema();
  @type({ map: PlaceSchema }) places = new MapSchema<PlaceSchema>();
  @type(GameSchema) game = new GameSchema();
  @type(['string']) zones = new ArraySchema<string>();
  @type({ map: TokenSchema }) tokens = new MapSchema<TokenSchema>();
  @type({ map: SeatSchema }) seats = new MapSchema<SeatSchema>();
  @type(CombatSchema) combat = new CombatSchema();
  @type({ map: 'string' }) commitments = new MapSchema<string>();
  @type({ map: SecretSchema }) secrets = new MapSchema<SecretSchema>();
}
