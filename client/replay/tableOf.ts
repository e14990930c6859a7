import type { MatchArchive } from '../../shared/fairness/archive';
import type { BotId } from '../../shared/core';
import type { TableInfo } from '../../shared/protocol/table';
import { quietTable } from '../model/quietTable';
import type { Opening } from './desk';

/** The table at which an archived match was played. */
export function tableOf({ automatic, houseRules }: Opening, archive: MatchArchive): TableInfo {
  const { matchId, seats, record } = archive;
  return quietTable({
    matchId,
    game: record.game,
    ruleset: houseRules,
    seats: automatic.map((isAutomatic, seat) => ({
      ...seats[seat],
      bot: seats[seat]?.bot as BotId | undefined,
      isAutomatic,
    })),
  });
}
