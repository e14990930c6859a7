import type { Logger } from 'pino';
import type { Games } from '../../shared/games';
import type { RefusalReason } from '../../shared/protocol';
import type { Ports } from '../base/ports';
import type { Engines } from '../engines';
import { keptFrom, type Kept, type KeptResult } from '../match/kept';
import { DamagedJournal, JournalConflict } from '../store/errors';
import type { Ending, MatchHead, OpenMatch, Store } from '../store/store';
import { acquaintance, type Acquaintance } from './storedTable';

export interface StoredMatchesContext {
  readonly store: Store;
  readonly ports: Ports;
  readonly log: Logger;
  readonly games: Games;
  /** What matches are played by. */
  readonly engines: Engines;
}

/**
 * The matches of the store that can go on. One that cannot is ended unrated when it is read, and spoils no other; what a
 * newer program has begun is left alone, and so is what waits for its engine.
 */
export class StoredMatches {
  constructor(private readonly context: StoredMatchesContext) {}

  async read(matchId: string, fence?: number): Promise<OpenMatch | RefusalReason> {
    const { store, log } = this.context;
    try {
      const match = await store.openMatch(matchId, fence);
      if (!match) return 'unknown-table';
      const known = await this.acquaintance(match.head);
      if (known === 'ours') return match;
      if (known === 'unknown') return 'unknown-game';
      if (known === 'waiting') return 'engine-missing';
      if (!match.ending && !(await this.endOutdated(match.head, fence))) return 'busy';
      return match.ending && !wasCut(match.ending) ? 'unknown-table' : 'rules-changed';
    } catch (error) {
      if (!(error instanceof DamagedJournal)) throw error;
      if (!(await this.end(matchId, 'damaged', fence))) return 'busy';
      log.error({ err: error, matchId }, 'a damaged match was ended unrated; the others go on');
      return 'journal-damaged';
    }
  }

  acquaintance(head: MatchHead): Promise<Acquaintance> {
    return acquaintance(this.context.engines, head);
  }

  /** Not while a node of another version plays it. */
  async endOutdated({ id: matchId, rulesVersion }: MatchHead, fence?: number): Promise<boolean> {
    if (!(await this.end(matchId, 'outdated', fence))) return false;
    this.context.log.warn({ matchId, rules: rulesVersion }, 'a match of other rules was ended unrated');
    return true;
  }

  /** Under the fence of whoever holds it, else only if nobody does. Says no while it is another node's to end. */
  async end(matchId: string, why: KeptResult['ending'], fence?: number): Promise<boolean> {
    const { store, ports, log } = this.context;
    const result: KeptResult = { ending: why };
    const ending: Ending = { status: 'ended-unrated', result, at: ports.now() };
    try {
      if (fence === undefined) return await store.expireMatch(matchId, ending);
      await store.finishMatch({ matchId, fence }, ending);
    } catch (error) {
      if (error instanceof JournalConflict) return false;
      // It is found again at the next start.
      log.warn({ err: error, matchId }, 'the end of a match was not kept');
    }
    return true;
  }

  async keptOf(match: OpenMatch): Promise<Kept> {
    const kept = keptFrom(match, match);
    const writers = kept.chat.map(({ person }) => person);
    return { ...kept, people: await this.peopleAmong([kept.holders], writers) };
  }

  /** Those who sit at these tables, and some more, under their present names. */
  async peopleAmong(
    tables: readonly Kept['holders'][],
    others: readonly string[] = [],
  ): Promise<Kept['people']> {
    const seated = tables.flat().flatMap((holder) => (holder && 'person' in holder ? [holder.person] : []));
    const found = await this.context.store.people([...new Set([...seated, ...others])]);
    return new Map(found.map(({ id, name }) => [id, { id, name }]));
  }
}

/** Ended by the server because it could not go on. */
function wasCut({ result }: Ending): boolean {
  return (result as Partial<KeptResult> | undefined)?.ending === 'outdated';
}
