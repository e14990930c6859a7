import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom } from '../../../shared/core';
import { percentile } from '../support/figures';
import { Load } from './load';

/** A person must sit at every table, so four Aces and more need two tables. */
const ACE_TABLES = 2;
/** For matches that end during a round. Few, for the Aces of a spare table think about their first program too. */
const ACE_SPARE = 2;
const WARM_UP_MS = 2000;
/** Longer than an Ace may think: who has not been heard for so long has nothing left to think about. */
const QUIET_MS = 2000;
const SETTLE_MS = 15_000;

export interface AcePeerOptions {
  readonly tables: number;
  readonly pairs: number;
  readonly roundMs: number;
}

export interface AcePeerRounds {
  /** The p99 of each round, in milliseconds. */
  readonly alone: readonly number[];
  readonly withAces: readonly number[];
  /** What the people at the Aces' tables answered: each of their matches has gone on so far. */
  readonly acePeopleAnswers: number;
}

/** Ordinary tables at a steady pace, by turns while the Aces of other tables think and while they rest. */
export async function paceBesideAces(url: string, options: AcePeerOptions): Promise<AcePeerRounds> {
  const { tables, pairs, roundMs } = options;
  const people = new Load(url, { seats: 2 }, quickRandom(4));
  const aces = new Load(url, { seats: 4, bots: ['ace', 'ace', 'ace'] }, quickRandom(5));
  await people.open(tables);
  await aces.open(ACE_TABLES + ACE_SPARE);
  aces.begin(ACE_TABLES);
  await people.pace(WARM_UP_MS);

  const alone: number[] = [];
  const withAces: number[] = [];
  const rest = async () => {
    aces.rest();
    await quiet(aces);
    alone.push(await roundOf(people, roundMs));
  };
  const think = async () => {
    await aces.open(ACE_TABLES + ACE_SPARE - aces.playing.length);
    aces.begin(ACE_TABLES);
    withAces.push(await roundOf(people, roundMs));
  };
  // Every other pair the other way round: matches grow older, and a slow drift must favour neither.
  for (let pair = 0; pair < pairs; pair++) {
    for (const round of pair % 2 === 0 ? [rest, think] : [think, rest]) await round();
  }
  const { answers } = aces.total();
  people.close();
  aces.close();
  if (answers === 0) throw new Error('Nothing was played at the tables of the Aces.');
  return { alone, withAces, acePeopleAnswers: answers };
}

async function roundOf(people: Load, ms: number): Promise<number> {
  await people.pace(ms);
  return percentile(people.latencies, 0.99);
}

/** Until nothing more comes from these tables: what was being thought about has been thought. */
async function quiet(load: Load): Promise<void> {
  const end = performance.now() + SETTLE_MS;
  let { bytes } = load.total();
  let since = performance.now();
  while (performance.now() - since < QUIET_MS) {
    if (performance.now() > end) throw new Error('The Aces do not come to rest.');
    await sleep(50);
    const now = load.total().bytes;
    if (now !== bytes) since = performance.now();
    bytes = now;
  }
}
