import { quickRandom } from '../../shared/core';
import { eventsDigest, verify, type MatchArchive, type Seen } from '../../shared/fairness';
import { archiveFrom } from '../../shared/fairness/archiveForm';
import { mechs, type MechsEvent } from '../../shared/games/mechs';
import { assembleCommitments } from '../../shared/protocol';
import { sqliteDatabase, type TestDatabase } from '../support/databases';
import { Arena, type Party } from './support/arena';
import { ask } from './support/http';
import { playOn } from './support/play';
import type { Player } from './support/player';

let database: TestDatabase;
let arena: Arena;
beforeEach(async () => {
  database = sqliteDatabase();
  arena = await Arena.open({ seed: 77, store: await database.open(), env: { BOT_PAUSE_MS: '0' } });
});
afterEach(async () => {
  await arena.close();
  await database.dispose();
});

/** What a browser has noted that was there from the first moment. */
function seenBy(player: Player): Seen {
  const events = player.events as MechsEvent[];
  const { seedCommitment, seal, seats } = player.table;
  return {
    seedCommitment,
    contributions: seats.map(({ contribution }) => contribution ?? null),
    ...(player.viewer === 'spectator'
      ? {}
      : { contribution: { seat: player.seat, randomness: player.randomness } }),
    commitments: assembleCommitments(player.room.state),
    events: [{ from: 0, count: events.length, digest: eventsDigest(events) }],
    seal,
  };
}

async function archiveOf(matchId: string): Promise<MatchArchive> {
  const { status, body } = await ask(arena, `/api/matches/${matchId}`);
  expect(status).toBe(200);
  const archive = archiveFrom(body);
  expect(archive).toEqual(body);
  return archive!;
}

const PARTIES: Party[] = [{ seats: 2 }, { seats: 3, bots: ['rookie'] }, { seats: 3, solo: true }];

test.each(PARTIES)('what everybody saw of a match at %j is what its archive proves', async (party) => {
  const { matchId } = await arena.keptTable(party);
  const watcher = await arena.person().join(matchId, { watch: true });
  const players: Player[] = [];
  const people = party.solo ? 1 : party.seats! - (party.bots?.length ?? 0);
  while (players.length < people) players.push(await arena.person().join(matchId));
  const all = [...players, watcher];
  for (const player of all) await player.sees(() => player.table.phase === 'playing', 'the start');
  let locked = 0;
  const random = quickRandom(3);
  await playOn(players, random, {
    before: () => {
      // With every lock, and not before, there is a commitment to every program.
      locked = (players[0]!.events as MechsEvent[]).filter(({ type }) => type === 'programsLocked').length;
      const programs = assembleCommitments(players[0]!.room.state).filter(({ kind }) => kind === 'program');
      expect(programs).toHaveLength(locked * (party.solo ? 1 : party.seats!));
    },
  });
  for (const player of all) await player.sees(() => player.table.seal, 'the seal');
  const archive = await archiveOf(matchId);
  for (const player of all) {
    const report = verify(mechs, archive, seenBy(player));
    expect(report.checks.filter(({ result }) => result === 'failed')).toEqual([]);
    expect(report.ok).toBe(true);
  }
  expect(archive.proof.contributions).toEqual(
    players[0]!.table.seats.map((_, seat) => players[seat]?.randomness ?? null),
  );
  expect(archive.seats.map(({ name }) => name)).toEqual(
    players[0]!.table.seats.map(({ name }) => name ?? ''),
  );
});
