import { quickRandom } from '../../../shared/core';
import { findPostgres, startPostgres } from '../../support/postgres';
import { rushBoardgameIo, type TheirFigures } from './boardgameIo';
import { ACTIVE, figure, isQuick, median, ours, say, SEATS, WARM_UP_MS, withServer } from './common';
import { Load } from './load';

const SPARE = isQuick ? 600 : 2000;
const ROUNDS = isQuick ? 2 : 3;
const ROUND_MS = isQuick ? 2500 : 5000;

function theirs(...options: readonly string[]): Promise<TheirFigures> {
  return withServer([process.argv[1] ?? '', '--serve', ...options], (server) =>
    rushBoardgameIo(server.url, ACTIVE, { warmUpMs: WARM_UP_MS, ms: ROUND_MS }),
  );
}

function rushOurs(environment?: Record<string, string>): Promise<TheirFigures> {
  return ours(async (server) => {
    const load = new Load(server.url, { seats: SEATS }, quickRandom(1));
    await load.open(ACTIVE + SPARE);
    await load.rush(ACTIVE, WARM_UP_MS);
    const figures = await load.rush(ACTIVE, ROUND_MS);
    load.close();
    if (load.refusals.size > 0) say(`refused: ${JSON.stringify([...load.refusals])}`);
    return figures;
  }, environment);
}

const speedOf = (all: readonly TheirFigures[]) => median(all.map(({ answersPerSecond }) => answersPerSecond));
const bytesOf = (all: readonly TheirFigures[]) => median(all.map(({ bytesPerAnswer }) => bytesPerAnswer));
const latest = (all: readonly TheirFigures[]) => Math.round(all.at(-1)?.answersPerSecond ?? 0);

/** As fast as it goes, beside a server that keeps nothing. */
export async function measureThroughput(): Promise<void> {
  const our: TheirFigures[] = [];
  const plain: TheirFigures[] = [];
  const delta: TheirFigures[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    our.push(await rushOurs());
    plain.push(await theirs());
    delta.push(await theirs('--delta'));
    say(
      `${round}/${ROUNDS}: ${latest(our)} answers/s, boardgame.io ${latest(plain)}, with deltas ${latest(delta)}`,
    );
  }
  figure({ name: 'answersPerSecond', value: speedOf(our), unit: '1/s' });
  figure({ name: 'boardgameIoAnswersPerSecond', value: speedOf(plain), unit: '1/s' });
  figure({ name: 'ratioToBoardgameIo', value: speedOf(our) / speedOf(plain), unit: '1', atLeast: 2.5 });
  figure({ name: 'boardgameIoDeltaAnswersPerSecond', value: speedOf(delta), unit: '1/s' });
  figure({ name: 'bytesPerAnswer', value: bytesOf(our), unit: 'B' });
  figure({ name: 'boardgameIoBytesPerAnswer', value: bytesOf(plain), unit: 'B' });
  figure({ name: 'bytesRatio', value: bytesOf(our) / bytesOf(plain), unit: '1', atMost: 0.1 });
  figure({ name: 'boardgameIoDeltaBytesPerAnswer', value: bytesOf(delta), unit: 'B' });
}

/** Like with like: both keep their matches in a PostgreSQL that waits for the disk. */
export async function measureKept(): Promise<void> {
  if (!findPostgres()) return say('ratioToBoardgameIoKept needs PostgreSQL: apt-get install postgresql');
  const postgres = await startPostgres({ isPowerSafe: true });
  const our: TheirFigures[] = [];
  const plain: TheirFigures[] = [];
  const delta: TheirFigures[] = [];
  try {
    const kept = async (...options: readonly string[]) =>
      theirs(...options, '--kept-in', await postgres.newDatabase());
    for (let round = 1; round <= ROUNDS; round++) {
      our.push(await rushOurs({ DATABASE_URL: await postgres.newDatabase() }));
      plain.push(await kept());
      delta.push(await kept('--delta'));
      say(
        `${round}/${ROUNDS}, kept: ${latest(our)} answers/s, boardgame.io ${latest(plain)}, with deltas ${latest(delta)}`,
      );
    }
  } finally {
    await postgres.stop();
  }
  figure({ name: 'keptAnswersPerSecond', value: speedOf(our), unit: '1/s' });
  figure({ name: 'boardgameIoKeptAnswersPerSecond', value: speedOf(plain), unit: '1/s' });
  figure({ name: 'boardgameIoKeptDeltaAnswersPerSecond', value: speedOf(delta), unit: '1/s' });
  figure({ name: 'ratioToBoardgameIoKept', value: speedOf(our) / speedOf(plain), unit: '1', atLeast: 5 });
}
