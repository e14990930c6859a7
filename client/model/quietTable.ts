import { must, times, type BotId, type Plain, type Seat } from '../../shared/core';
import { colourFrom, coloursOf } from '../../shared/protocol/colours';
import type { SeatInfo, TableInfo } from '../../shared/protocol/table';

export interface QuietSeat {
  readonly name?: string;
  readonly bot?: BotId;
  readonly colour?: string;
  /** Played by the rules themselves. */
  readonly isAutomatic?: boolean;
  /** Its person was not there at the end (T14). */
  readonly hasLeft?: boolean;
}

/** A table that no server keeps, such as that of a replay or a lesson, as far as the parts of a live one want to know it. */
export function quietTable({
  matchId,
  game,
  seats,
  ruleset,
}: {
  readonly matchId: string;
  readonly game: string;
  readonly seats: readonly QuietSeat[];
  readonly ruleset?: Plain;
}): TableInfo {
  const wishes = seats.map(({ colour }) => colourFrom(colour));
  const colours = coloursOf(wishes);
  return {
    matchId,
    code: '',
    phase: 'playing',
    paused: false,
    settings: {
      game,
      options: {},
      seats: seats.length,
      clock: 'relaxed',
      waits: false,
      spectators: true,
      public: false,
      rated: false,
    },
    seats: times(seats.length, (seat: Seat): SeatInfo => {
      const { name, bot, isAutomatic, hasLeft } = must(seats[seat], 'seat');
      return {
        seat,
        name: name === '' ? undefined : name,
        bot,
        colour: must(colours[seat], 'colour'),
        isWish: wishes[seat] !== undefined,
        connection: 'here',
        control: isAutomatic ? 'robot' : bot ? 'bot' : 'person',
        nudged: false,
        wantsAbandon: false,
        wantsRematch: false,
        hasLeft,
      };
    }),
    spectators: 0,
    chat: false,
    ruleset,
  };
}
