import { games, type AnyKit } from '../../../shared/games';
import { pino } from 'pino';
import { playAgain } from '../../../shared/core';
import { verify, type MatchArchive } from '../../../shared/fairness';
import { enginesOfSources } from '../../../server/engines';
import { KeptArchives } from '../../../server/tables/archives';
import type { TestDatabase } from '../../support/databases';
import type { Entry } from '../../../server/store/store';
import { expectNoticed, lostOrTwice } from './acknowledged';
import { torture, type TorturedTable } from './torture';

/** No acknowledged input lost, none applied twice, every match finished, and every record replays to its result. */
export async function expectToSurvive(database: TestDatabase, kills: number, seed: number): Promise<void> {
  const { tables, acknowledged, output } = await torture(database, kills, seed);
  // Every life saw play.
  acknowledged.forEach((count, i) => expect(count).toBeGreaterThan(acknowledged[i - 1] ?? 0));
  expect(new Set(tables.map(({ game }) => game)).size).toBe(games.all.length);
  const store = await database.open();
  const archives = new KeptArchives({
    store,
    engines: enginesOfSources(games),
    log: pino({ level: 'silent' }),
  });
  for (const table of tables) {
    const match = (await store.openMatch(table.matchId))!;
    const { config, seed: dealt } = match.entries.find(isStart)!;
    const inputs = match.entries.flatMap((entry) => (entry.type === 'input' ? [entry.input] : []));
    const acknowledgedBy = table.players.map((player) => player.acknowledged);
    expect(lostOrTwice(inputs, acknowledgedBy)).toEqual([]);
    expectNoticed(inputs, acknowledgedBy);
    const kit = games.named(table.game)!;
    const { id: game, rulesVersion } = kit.rules;
    const replayed = playAgain(kit.rules, { game, rulesVersion, config, seed: dealt, inputs });
    expect(replayed.isOver).toBe(true);
    expect(match.status).toBe('finished');
    expect(match.ending?.result).toEqual(plain({ ending: 'finished', outcome: replayed.outcome }));
    for (const { final } of table.players) expect(final.view?.open).toEqual(replayed.state.open);
    expect(output).not.toContain(dealt);
    const archive = await archives.find(table.matchId);
    if (typeof archive === 'string') throw new Error(`There is no archive: ${archive}.`);
    await expectProof(kit, table, JSON.parse(archive.toString()) as MatchArchive);
  }
}

/** What people were shown before a kill holds after it: no commitment was ever another one. */
async function expectProof(kit: AnyKit, { players }: TorturedTable, archive: MatchArchive): Promise<void> {
  for (const { final } of players) {
    const commitments = [...final.commitments].map(([id, hashes]) => {
      expect(hashes.size).toBe(1);
      return { id, hash: [...hashes][0]! };
    });
    expect(commitments.length).toBeGreaterThan(0);
    const { seedCommitment, seal } = final.table;
    const { isContributionTaken, seat, randomness } = final;
    const contribution = isContributionTaken ? { seat, randomness } : undefined;
    const report = verify(kit, archive, { commitments, seedCommitment, seal, contribution });
    expect(report.checks.filter(({ result }) => result === 'failed')).toEqual([]);
    expect(report.ok).toBe(true);
  }
}

function isStart(entry: Entry): entry is Extract<Entry, { type: 'start' }> {
  return entry.type === 'start';
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
