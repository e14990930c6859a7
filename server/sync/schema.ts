import { Schema, schema, t, type, type FieldsAndMethods, type MapSchema } from '@colyseus/schema';
import type { AnyKit } from '../../shared/games';
import type { WireMatch, WirePlace, WireSecret, WireState, WireTable } from '../../shared/protocol';
import type { WireItem } from '../../shared/wire';
import { shapeOf, type Shape } from './shape';

/**
 * The fields that travel, and nothing else: shared/protocol/wire.ts says what they mean. Of the game they are made from
 * its table of fields.
 *
 * Every private field is a single value on an item of the flat map `secrets`: granting a child would make its parents'
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
  @type('boolean') waits = false;
  @type('uint16') spectators = 0;
  @type('boolean') chat = true;
  @type('string') rematchId = '';
  @type('string') rematchCode = '';
  /** The host's house values as JSON; empty for the published ones. */
  @type('string') ruleset = '';
  @type('string') seedCommitment = '';
  @type('string') engine = '';
  @type('string') seal = '';
  @type('boolean') checking = false;
  @type('number') startsAt = 0;
  @type('boolean') webhook = false;
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
  @type('string') colour = '';
  @type('string') reason = '';
  @type('boolean') missed = false;
  @type('boolean') awaited = false;
  @type('boolean') left = false;
  @type('number') holiday = 0;
  @type('uint8') holidayDays = 0;
}

export class MatchSchema extends Schema implements WireMatch {
  @type('boolean') started = false;
  @type('number') waitingFor = 0;
  @type('number') events = 0;
}

/** What the house keeps for a seat alone, beside what the game does. */
const OWN: FieldsAndMethods = {
  askedId: t.number().default(0).view(),
  heldId: t.number().default(0).view(),
  draftId: t.uint32().default(0).view(),
  draft: t.string().default('').view(),
  draftComplete: t.boolean().default(false).view(),
};

type Writable<Item> = { -readonly [Key in keyof Item]: Item[Key] };
export type SecretSchema = Schema & WireItem & Writable<WireSecret>;

/** The root of a room's state. */
export interface RoomSchema extends Schema, WireState {
  readonly table: TableSchema;
  readonly places: MapSchema<PlaceSchema>;
  readonly match: MatchSchema;
  readonly commitments: MapSchema<string>;
  readonly secrets: MapSchema<SecretSchema>;
  readonly game: Schema & WireItem;
}

/** What a game's table of fields makes of a room's state. */
export interface GameSchema {
  readonly open: Shape;
  readonly secret: Shape;
  newRoom(): RoomSchema;
  newSecret(): SecretSchema;
}

const made = new WeakMap<object, GameSchema>();

/** Made once for each game: classes of the schema are kept for good. */
export function schemaFor({ rules, wire }: Pick<AnyKit, 'rules' | 'wire'>): GameSchema {
  const known = made.get(wire);
  if (known) return known;
  const open = shapeOf(wire.open, { name: rules.id });
  const secret = shapeOf(wire.secret, { name: `${rules.id}Secret`, isPrivate: true, besides: OWN });
  const Room = schema(
    {
      table: t.ref(TableSchema),
      places: t.map(PlaceSchema),
      match: t.ref(MatchSchema),
      commitments: t.map('string'),
      secrets: t.map(secret.Type),
      game: t.ref(open.Type),
    },
    `${rules.id}Room`,
  );
  const game: GameSchema = {
    open,
    secret,
    newRoom: () => new Room() as unknown as RoomSchema,
    newSecret: () => new secret.Type() as unknown as SecretSchema,
  };
  made.set(wire, game);
  return game;
}
