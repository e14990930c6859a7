import type { Journal, Store } from '../../../server/store/store';
import type { TestDatabase } from '../../support/databases';
import { Arena, type ArenaOptions } from './arena';
import type { Player } from './player';
import { TestPorts } from './testPorts';

/** A server that can die without a word and be started again on the same database. */
export class Revival {
  private lives = 1;

  private constructor(
    private readonly database: TestDatabase,
    private readonly options: ArenaOptions,
    private life: { readonly arena: Arena; die(): void },
  ) {}

  static async open(database: TestDatabase, options: ArenaOptions = {}): Promise<Revival> {
    return new Revival(database, options, await live(database, options));
  }

  get arena(): Arena {
    return this.life.arena;
  }

  /** Nothing more is written from this moment on, whatever the old process does while it goes down. */
  async crash(awayMs = 0, more: ArenaOptions = {}): Promise<Arena> {
    const now = this.arena.ports.now() + awayMs;
    this.life.die();
    await this.arena.close();
    const ports = new TestPorts(++this.lives);
    await ports.advance(now - ports.now());
    this.life = await live(this.database, { ...this.options, ...more, ports });
    return this.arena;
  }

  /** The same people come back to the new server. */
  async back(players: readonly Player[], matchId: string): Promise<Player[]> {
    const returned = players.map((player) => this.arena.again(player));
    for (const player of returned) await player.join(matchId);
    return returned;
  }

  close(): Promise<void> {
    return this.arena.close();
  }
}

async function live(database: TestDatabase, options: ArenaOptions): Promise<{ arena: Arena; die(): void }> {
  let isDead = false;
  const alive = <Value>(write: () => Promise<Value>): Promise<Value> =>
    isDead ? new Promise<Value>(() => undefined) : write();
  const store = await database.open();
  const mortal = (journal: Journal): Journal => ({
    matchId: journal.matchId,
    get length() {
      return journal.length;
    },
    append: (write) => alive(() => journal.append(write)),
  });
  const kept: Store = Object.assign(Object.create(store) as Store, {
    savePerson: (person) => alive(() => store.savePerson(person)),
    createMatch: (head) => alive(async () => mortal(await store.createMatch(head))),
    openMatch: async (id) => {
      const match = await store.openMatch(id);
      return match && { ...match, journal: mortal(match.journal) };
    },
    finishMatch: (...args) => alive(() => store.finishMatch(...args)),
    beat: (at) => alive(() => store.beat(at)),
  } satisfies Partial<Store>);
  return { arena: await Arena.open({ ...options, store: kept }), die: () => (isDead = true) };
}
