import type { MatchArchive } from '../../shared/fairness/archive';
import { must, times, type BotId } from '../../shared/core';
import { colourFrom, coloursOf } from '../../shared/protocol/colours';
import type { SeatInfo, TableInfo } from '../../shared/protocol/table';
import type { Opening } from './desk';

/** The table at which an archived match was played, as far as the parts of the live table want to know it. */
export function tableOf({ automatic, houseRules }: Opening, archive: MatchArchive): TableInfo {
  const { matchId, seats, record } = archive;
  const size = automatic.length;
  const wishes = times(size, (seat) => colourFrom(seats[seat]?.colour));
  const colours = coloursOf(wishes);
  return {
    matchId,
    code: '',
    phase: 'playing',
    paused: false,
    settings: {
      game: record.game,
      options: {},
      seats: size,
      clock: 'relaxed',
      waits: false,
      spectators: true,
      public: false,
      rated: false,
    },
    seats: times(size, (seat): SeatInfo => {
      const { name, bot } = seats[seat] ?? {};
      return {
        seat,
        name: name === '' ? undefined : name,
        bot: bot as BotId | undefined,
        colour: must(colours[seat], 'colour'),
        isWish: wishes[seat] !== undefined,
        connection: 'here',
        control: automatic[seat] ? 'robot' : bot ? 'bot' : 'person',
        nudged: false,
        wantsAbandon: false,
        wantsRematch: false,
      };
    }),
    spectators: 0,
    chat: false,
    ruleset: houseRules,
  };
}
