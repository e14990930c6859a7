import { holidayDaysLeft } from '../table/holiday';
import { isAwaited, isPlayedOverDays, isUpToPerson, sitterOf, type TableState } from '../table/tableState';
import { PlaceSchema, type GameSchema, type RoomSchema } from './schema';

/** Sets up what is there from the first moment, so that grants have something to point at. */
export function layTable(
  table: TableState,
  state: RoomSchema,
  { schema, chat }: { readonly schema: GameSchema; readonly chat: boolean },
): void {
  const { matchId, code, settings } = table.record;
  state.table.assign({
    matchId,
    code,
    seats: settings.seats,
    clock: settings.clock,
    spectatorsAllowed: settings.spectators,
    game: settings.game,
    options: JSON.stringify(settings.options),
    isPublic: settings.public,
    rated: settings.rated,
    waits: settings.waits,
    chat,
  });
  for (const { seat, isAutomatic: automatic } of table.places) {
    state.places.set(String(seat), new PlaceSchema().assign({ automatic }));
    state.secrets.set(String(seat), schema.newSecret());
  }
}

/** Writes the table around the game into the schema. */
export function projectTable(table: TableState, state: RoomSchema): void {
  const wire = state.table;
  wire.phase = table.phase;
  wire.ending = table.ending ?? '';
  wire.paused = table.paused;
  wire.owner = table.owner ?? -1;
  wire.spectators = table.spectators;
  wire.rematchId = table.rematch?.matchId ?? '';
  wire.checking = table.isChecking;
  wire.webhook = table.hasWebhook;
  wire.startsAt = table.startsAt ?? 0;
  wire.rematchCode = table.rematch?.code ?? '';
  for (const place of table.places) {
    const item = state.places.get(String(place.seat));
    if (!item) continue;
    item.name = sitterOf(place)?.name ?? '';
    item.person = place.person?.id ?? '';
    item.bot = place.bot?.bot ?? '';
    item.here = place.here;
    item.colour = place.colour ?? '';
    item.autopilot = place.autopilot !== undefined;
    item.reason = place.autopilot ?? (place.hadAutopilot ? 'expired' : '');
    item.missed = place.expiries > 0 && isUpToPerson(place) && table.phase === 'playing';
    item.awaited = table.isChecking && isAwaited(place);
    item.left = place.hasLeft;
    item.holiday = place.holidayUntil ?? 0;
    item.holidayDays = isPlayedOverDays(table) ? holidayDaysLeft(place) : 0;
    item.deadline = place.deadline ?? 0;
    item.nudged = place.nudged;
    item.wantsAbandon = place.wantsAbandon;
    item.wantsRematch = place.wantsRematch;
    projectDraft(table, place.seat, state);
  }
}

function projectDraft(table: TableState, seat: number, state: RoomSchema): void {
  const secret = state.secrets.get(String(seat));
  if (!secret) return;
  const draft = table.places[seat]?.draft;
  secret.draftId = draft?.id ?? 0;
  secret.draft = draft ? JSON.stringify(draft.draft ?? null) : '';
  secret.draftComplete = draft?.complete ?? false;
}
