import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom, type Random } from '../../../shared/core';
import { games } from '../../../shared/games';
import type { TableReply } from '../../../shared/protocol';
import { Identity } from '../../../server/people/identity';
import type { TestDatabase } from '../../support/databases';
import { ask } from './http';
import { Phoenix } from '../../support/phoenix';
import { Survivor } from './survivor';

/** At once: several of one game, and one of each other beside them. */
const standard = games.standard.rules.id;
const others = games.all.map(({ rules }) => rules.id).filter((id) => id !== standard);
const TABLES = [
  ...[2, 3, 2].map((seats) => ({ game: standard, seats })),
  ...others.map((game) => ({ game, seats: 3 })),
];
const LONGEST_LIFE_MS = 400;
const SIGNING_KEY = 'a key for torture, long enough for hmac';

export interface TorturedTable {
  readonly game: string;
  readonly matchId: string;
  readonly players: readonly Survivor[];
}

export interface Torture {
  readonly tables: readonly TorturedTable[];
  readonly kills: number;
  /** How many inputs were acknowledged before each kill. */
  readonly acknowledged: readonly number[];
  readonly output: string;
}

/**
 * A real server with tables of simple bots over real sockets is killed at moments of chance and started again. A
 * table that is over is replaced as long as there are kills to come; then all are played to the end.
 */
export async function torture({ options }: TestDatabase, kills: number, seed: number): Promise<Torture> {
  const random = quickRandom(seed);
  const server = await Phoenix.start({
    SIGNING_KEY,
    DATA_DIR: options.dataDir,
    DATABASE_URL: options.databaseUrl ?? '',
    INTENTS_PER_SECOND: '100000',
    TABLES_PER_PERSON: '100000',
    TABLES_PER_ADDRESS: '100000',
    SOCKETS_PER_ADDRESS: '100000',
  });
  const tables: TorturedTable[] = [];
  const acknowledged: number[] = [];
  const count = () =>
    tables.reduce((sum, { players }) => sum + players.reduce((all, p) => all + p.acknowledged.length, 0), 0);
  let left = kills;
  try {
    const playing = TABLES.map(async (wanted) => {
      do {
        const table = await openTable(server.url, wanted, random);
        tables.push(table);
        await Promise.all(table.players.map((player) => player.play(table.matchId)));
      } while (left > 0);
    });
    const killing = (async () => {
      while (left > 0) {
        const before = count();
        await until(() => count() > before);
        await sleep(random.below(LONGEST_LIFE_MS));
        await server.kill();
        acknowledged.push(count());
        left--;
        await server.rise();
      }
    })();
    await Promise.all([killing, ...playing]);
  } finally {
    left = 0;
    for (const { players } of tables) for (const { final } of players) final.disconnect();
    await server.stop();
  }
  return { tables, kills, acknowledged, output: server.output.join('') };
}

async function openTable(
  url: string,
  { game, seats }: (typeof TABLES)[number],
  random: Random,
): Promise<TorturedTable> {
  const identity = new Identity(Buffer.from(SIGNING_KEY));
  const people = Array.from({ length: seats }, (_, seat) => {
    const id = `survivor-${random.below(2 ** 31)}-${seat}`;
    return { id, name: `Survivor ${seat + 1}` };
  });
  const token = identity.issue(people[0]!);
  const clock = random.below(2) === 0 ? 'standard' : 'relaxed';
  for (;;) {
    try {
      const { status, body } = await ask({ url }, '/api/tables', { token, body: { game, seats, clock } });
      if (status === 201) {
        const { matchId } = body as unknown as TableReply;
        const players = people.map(
          (person) => new Survivor(url, person, identity.issue(person), quickRandom(random.below(2 ** 31))),
        );
        return { game, matchId, players };
      }
    } catch {
      // The server is just being started again.
    }
    await sleep(50);
  }
}

async function until(look: () => boolean): Promise<void> {
  while (!look()) await sleep(5);
}
