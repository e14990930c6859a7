import type { Logger } from 'pino';
import { Allowances } from '../base/limits';
import type { News } from '../base/news';
import type { Ports } from '../base/ports';
import type { Community } from '../store/community';

interface Keeping {
  readonly community: Pick<Community, 'block' | 'unblock' | 'blocks'>;
  readonly ports: Ports;
  readonly log: Logger;
  readonly news: News;
}

/** All of them are in memory, and told to every node. Nobody has met as many who deserve it. */
export const MOST_BLOCKS = 500;
/** Of all people of one address together: identities cost nothing, and what they block is kept for ever. */
const OF_AN_ADDRESS = { perSecond: 1 / 6, burst: 200 };

/** Who does not want to read whom, at any table. Asked for every line of chat, so it is all at hand. */
export class Blocks {
  private readonly blocked = new Map<string, Set<string>>();
  private readonly ofAddress: Allowances;

  private constructor(private readonly keeping: Keeping) {
    this.ofAddress = new Allowances(keeping.ports, OF_AN_ADDRESS);
    keeping.news.on('blocked', ({ by, whom, on }) => this.note(by, whom, on));
  }

  /** With the blocks of earlier days. */
  static async open(keeping: Keeping): Promise<Blocks> {
    const blocks = new Blocks(keeping);
    await blocks.reload();
    return blocks;
  }

  /** Something may have been missed. */
  async reload(): Promise<void> {
    const kept = await this.keeping.community.blocks();
    this.blocked.clear();
    for (const { by, whom } of kept) this.note(by, whom, true);
  }

  /**
   * Holds at once; resolves when it is kept, and rejects when that could not be: then it is as before. False: nobody may
   * block more people than they have, nor do those of one address so quickly.
   */
  async set(by: string, whom: string, on: boolean, address?: string): Promise<boolean> {
    const { community, ports, log, news } = this.keeping;
    if (on && !this.mayBlock(by, whom, address)) return false;
    const before = this.has(by, whom);
    news.tell({ type: 'blocked', by, whom, on });
    try {
      await (on ? community.block(by, whom, ports.now()) : community.unblock(by, whom));
    } catch (error) {
      log.warn({ err: error }, 'a block was not kept');
      news.tell({ type: 'blocked', by, whom, on: before });
      throw error;
    }
    return true;
  }

  private mayBlock(by: string, whom: string, address: string | undefined): boolean {
    if (this.has(by, whom)) return true;
    if ((this.blocked.get(by)?.size ?? 0) >= MOST_BLOCKS) return false;
    return address === undefined || this.ofAddress.of(address).take();
  }

  has(by: string, whom: string): boolean {
    return this.blocked.get(by)?.has(whom) ?? false;
  }

  /** Whether one of both has blocked the other: they are not brought together by chance. */
  areApart(a: string, b: string): boolean {
    return this.has(a, b) || this.has(b, a);
  }

  private note(by: string, whom: string, on: boolean): void {
    const set = this.blocked.get(by) ?? new Set();
    if (on) set.add(whom);
    else set.delete(whom);
    if (set.size > 0) this.blocked.set(by, set);
    else this.blocked.delete(by);
  }
}
