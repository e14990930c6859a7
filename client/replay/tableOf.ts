import type { MatchArchive } from '../../shared/fairness/archive';
import type { BotId } from '../../shared/core';
import { isRobotSeat, type SeatInfo, type TableInfo } from '../../shared/protocol/table';

/** The table at which an archived match was played, as far as the parts of the live table want to know it. */
export function tableOf({ matchId, seats, record }: MatchArchive): TableInfo {
  const { config } = record;
  const solo = config.solo ?? false;
  return {
    matchId,
    code: '',
    phase: 'playing',
    paused: false,
    settings: { seats: config.seats, clock: 'relaxed', spectators: true, solo, public: false, rated: false },
    seats: Array.from({ length: config.seats }, (_, seat): SeatInfo => {
      const { name, bot } = seats[seat] ?? {};
      return {
        seat,
        name: name === '' ? undefined : name,
        bot: bot as BotId | undefined,
        connection: 'here',
        control: isRobotSeat({ solo }, seat) ? 'robot' : bot ? 'bot' : 'person',
        nudged: false,
        wantsAbandon: false,
        wantsRematch: false,
      };
    }),
    spectators: 0,
    chat: false,
    ruleset: config.ruleset,
  };
}
