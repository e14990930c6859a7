import type { Logger } from 'pino';
import { playAgainWithoutFaults, type Game } from '../../shared/core';
import { archiveOf, type ArchivedSeat, type MatchArchive } from '../../shared/fairness';
import type { MechsTypes } from '../../shared/games/mechs/types';
import type { RefusalReason } from '../../shared/protocol';
import { keptFrom } from '../rooms/kept';
import { recordFrom } from '../rooms/restore';
import { DamagedJournal } from '../store/errors';
import type { Holder, OpenMatch, Store } from '../store/store';
import { isBot, sitterFrom } from './sitters';

/** Matches that are over, for whoever has their id. */
export interface Archives {
  find(matchId: string): Promise<MatchArchive | RefusalReason>;
}

/** For a server that was told to keep nothing. */
export const noArchives: Archives = { find: () => Promise.resolve('unknown-table') };

/** Puts archives together from the journals. Of a match that is not over it says that and nothing else. */
export class KeptArchives implements Archives {
  constructor(
    private readonly context: {
      readonly store: Store;
      readonly game: Game<MechsTypes>;
      readonly log: Logger;
    },
  ) {}

  async find(matchId: string): Promise<MatchArchive | RefusalReason> {
    const { store, game, log } = this.context;
    try {
      const found = await store.findMatch({ id: matchId });
      // Results are kept for longer than matches.
      if (!found) return (await store.standings.hasResult(matchId)) ? 'not-kept' : 'unknown-table';
      if (!found.ending) return 'not-over';
      const { head } = found;
      if (head.game !== game.id || head.rulesVersion !== game.rulesVersion) return 'rules-changed';
      const match = await store.openMatch(matchId);
      return match ? await this.archiveOf(match) : 'unknown-table';
    } catch (error) {
      if (!(error instanceof DamagedJournal)) throw error;
      log.error({ err: error, matchId }, 'the record of a match that is over is damaged');
      return 'journal-damaged';
    }
  }

  private async archiveOf(match: OpenMatch): Promise<MatchArchive | RefusalReason> {
    const { game } = this.context;
    const kept = keptFrom(match, match);
    const { start, ending, endedAt, holders } = kept;
    const record = recordFrom(game, kept);
    // A table that never got going has nothing to show.
    if (!record || !start || ending === undefined || endedAt === undefined) return 'unknown-table';
    if (!start.origin) return 'not-kept';
    return archiveOf(game, {
      matchId: match.head.id,
      endedAt,
      ending,
      seats: await this.seatsOf(record.config.seats, holders),
      record: playAgainWithoutFaults(game, record).record(),
      origin: start.origin,
    });
  }

  /** Under the names that they have now. */
  private async seatsOf(
    seats: number,
    holders: readonly (Holder | undefined)[],
  ): Promise<readonly ArchivedSeat[]> {
    const ids = holders.flatMap((holder) => (holder && 'person' in holder ? [holder.person] : []));
    const found = await this.context.store.people([...new Set(ids)]);
    const people = new Map(found.map(({ id, name }) => [id, { id, name }]));
    return Array.from({ length: seats }, (_, seat): ArchivedSeat => {
      const sitter = sitterFrom(holders[seat], people);
      return isBot(sitter) ? { name: sitter.name, bot: sitter.bot } : { name: sitter?.name ?? '' };
    });
  }
}
