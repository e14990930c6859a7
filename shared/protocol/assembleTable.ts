import { must, times, type BotId, type Plain, type Seat } from '../core';
import type { PublicCommitment } from '../fairness/archive';
import { colourFrom, coloursOf } from './colours';
import { isOverDays, type ClockName } from './constants';
import type { TableSettings } from './settings';
import {
  AUTOPILOT_REASONS,
  type DraftInfo,
  type Ending,
  type SeatInfo,
  type TableInfo,
  type TablePhase,
} from './table';
import type { WirePlace, WireState } from './wire';

/** The table around the game, from the decoded state. */
export function assembleTable(state: WireState): TableInfo {
  const { table } = state;
  const places = times(table.seats, (seat) => state.places.get(String(seat)));
  const wishes = places.map((place) => colourFrom(place?.colour));
  const colours = coloursOf(wishes);
  const seats = places.flatMap((place, seat) => {
    const colour = { colour: must(colours[seat], 'colour'), isWish: wishes[seat] !== undefined };
    if (!place) return [];
    const info = { ...seatInfo(seat, place, controlOf(place)), ...colour };
    // T17: nobody is missing there.
    return [isOverDays(table.clock as ClockName) ? { ...info, connection: 'here' as const } : info];
  });
  return {
    matchId: table.matchId,
    code: table.code,
    phase: table.phase as TablePhase,
    ending: table.ending === '' ? undefined : (table.ending as Ending),
    paused: table.paused,
    owner: table.owner < 0 ? undefined : table.owner,
    settings: {
      game: table.game,
      options: JSON.parse(table.options) as TableSettings['options'],
      seats: table.seats,
      clock: table.clock as ClockName,
      waits: table.waits,
      spectators: table.spectatorsAllowed,
      public: table.isPublic,
      rated: table.rated,
    },
    seats,
    spectators: table.spectators,
    chat: table.chat,
    ruleset: table.ruleset === '' ? undefined : (JSON.parse(table.ruleset) as Plain),
    seedCommitment: table.seedCommitment === '' ? undefined : table.seedCommitment,
    engine: table.engine === '' ? undefined : table.engine,
    seal: table.seal === '' ? undefined : table.seal,
    isChecking: table.checking,
    hasWebhook: table.webhook,
    startsAt: table.startsAt === 0 ? undefined : table.startsAt,
    rematch: table.rematchId === '' ? undefined : { matchId: table.rematchId, code: table.rematchCode },
  };
}

function seatInfo(
  seat: Seat,
  place: WirePlace,
  control: SeatInfo['control'],
): Omit<SeatInfo, 'colour' | 'isWish'> {
  return {
    seat,
    name: place.name === '' ? undefined : place.name,
    person: place.person === '' ? undefined : place.person,
    connection: place.here || control === 'bot' || control === 'robot' ? 'here' : 'away',
    control,
    autopilot: AUTOPILOT_REASONS.find((reason) => reason === place.reason),
    hasMissed: place.missed,
    isAwaited: place.awaited,
    hasLeft: place.left,
    holiday: place.holiday === 0 ? undefined : place.holiday,
    holidayDays: place.holidayDays,
    bot: place.bot === '' ? undefined : (place.bot as BotId),
    deadline: place.deadline === 0 ? undefined : place.deadline,
    nudged: place.nudged,
    wantsAbandon: place.wantsAbandon,
    wantsRematch: place.wantsRematch,
    contribution: place.contribution === '' ? undefined : place.contribution,
  };
}

function controlOf({ automatic, bot, autopilot }: WirePlace): SeatInfo['control'] {
  if (automatic) return 'robot';
  if (bot !== '') return 'bot';
  return autopilot ? 'autopilot' : 'person';
}

/** What was committed to so far, by name: a page that joined late was told of it in another order. */
export function assembleCommitments(state: WireState): PublicCommitment[] {
  const commitments: PublicCommitment[] = [];
  state.commitments.forEach((hash, id) => commitments.push({ id, hash }));
  return commitments.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The own draft, as the room keeps it. */
export function assembleDraft(state: WireState, seat: Seat): DraftInfo | undefined {
  const secret = state.secrets.get(String(seat));
  if (!secret || secret.draft === '') return undefined;
  return { id: secret.draftId, draft: JSON.parse(secret.draft) as unknown, complete: secret.draftComplete };
}
