import type { MatchArchive } from '../../shared/fairness/archive';
import { times, type BotId, type Seat } from '../../shared/core';
import type { AnyReplayKit } from '../../shared/games/kit';
import type { SeatInfo, TableInfo } from '../../shared/protocol/table';

/** The table at which an archived match was played, as far as the parts of the live table want to know it. */
export function tableOf({ rules, table }: AnyReplayKit, { matchId, seats, record }: MatchArchive): TableInfo {
  const { config } = record;
  const size = rules.seatsOf(config);
  const isAutomatic = (seat: Seat) => table.isAutomatic(config, seat);
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
        connection: 'here',
        control: isAutomatic(seat) ? 'robot' : bot ? 'bot' : 'person',
        nudged: false,
        wantsAbandon: false,
        wantsRematch: false,
      };
    }),
    spectators: 0,
    chat: false,
    ruleset: table.houseRulesOf?.(config),
  };
}
