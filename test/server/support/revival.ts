import type { Journal, Store } from '../../../server/store/store';
import type { TestDatabase } from '../../support/databases';
import { House, type HouseOptions } from './house';
import type { Player } from './player';
import { settle, TestPorts, until } from './testPorts';

/** A server that can die without a word and be started again on the same database. */
export class Revival {
  private lives = 1;

  private constructor(
    private readonly database: TestDatabase,
    private readonly options: HouseOptions,
    private life: Life,
  ) {}

  static async open(database: TestDatabase, options: HouseOptions = {}): Promise<Revival> {
    return new Revival(database, options, await live(database, options));
  }

  get house(): House {
    return this.life.house;
  }

  /** Until the crash no match's end gets through to the store. */
  holdEnds(): void {
    this.life.holdEnds();
  }

  /** What is on its way to the store has arrived there, with what follows from it. */
  async flushed(): Promise<void> {
    for (let round = 0; round < 3; round++) {
      await settle(10);
      await until(() => !this.life.isWriting(), 'the store');
    }
  }

  /** Nothing more is written from this moment on, whatever the old process does while it goes down. */
  async crash(awayMs = 0, more: HouseOptions = {}): Promise<House> {
    const now = this.house.ports.now() + awayMs;
    this.life.die();
    await this.house.close();
    const ports = new TestPorts(++this.lives);
    await ports.advance(now - ports.now());
    this.life = await live(this.database, { ...this.options, ...more, ports });
    return this.house;
  }

  /** The same people come back to the new server. */
  async back(players: readonly Player[], matchId: string): Promise<Player[]> {
    const returned = players.map((player) => this.house.again(player));
    for (const player of returned) await player.join(matchId);
    return returned;
  }

  close(): Promise<void> {
    return this.house.close();
  }
}

interface Life {
  readonly house: House;
  die(): void;
  holdEnds(): void;
  isWriting(): boolean;
}

async function live(database: TestDatabase, options: HouseOptions): Promise<Life> {
  let isDead = false;
  let holdsEnds = false;
  // A server that goes down waits for what it is about to keep: with its death that has failed.
  let loseEnds = () => {};
  let underWay = 0;
  const alive = async <Value>(write: () => Promise<Value>): Promise<Value> => {
    if (isDead) return new Promise<Value>(() => undefined);
    underWay++;
    try {
      return await write();
    } finally {
      underWay--;
    }
  };
  const store = await database.open();
  const mortal = (journal: Journal): Journal => ({
    matchId: journal.matchId,
    fence: journal.fence,
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
    finishMatch: (...args) =>
      holdsEnds
        ? new Promise((_, reject) => (loseEnds = () => reject(new Error('The server is dead.'))))
        : alive(() => store.finishMatch(...args)),
    expireMatch: (...args) => alive(() => store.expireMatch(...args)),
    beat: (at) => alive(() => store.beat(at)),
  } satisfies Partial<Store>);
  return {
    house: await House.open({ ...options, store: kept }),
    die: () => {
      isDead = true;
      loseEnds();
    },
    holdEnds: () => void (holdsEnds = true),
    isWriting: () => underWay > 0,
  };
}
