import {
  quickRandom,
  randomFor,
  Rerun,
  situationFrom,
  thinkSafely,
  type BotId,
  type GameTypes,
} from '../../../shared/core';
import { botsKey, type MatchArchive } from '../../../shared/fairness';
import { archiveFrom } from '../../../shared/fairness/archiveForm';
import { games } from '../../../shared/games';
import { sqliteDatabase } from '../../support/databases';
import { ask } from '../support/http';
import { playOn } from '../support/play';
import { Revival } from '../support/revival';

/** How often the bots of a match chose what they choose again with that key, and how often not. */
function askAgain({ matchId, record, seats, proof }: MatchArchive<GameTypes>, serverSeed = proof.serverSeed) {
  const { rules, bots } = games.of(record)!;
  const again = new Rerun(rules, record);
  const found = { same: 0, other: 0 };
  do {
    const input = again.coming;
    const bot = input?.type === 'answer' ? (seats[input.seat]?.bot as BotId | undefined) : undefined;
    if (input?.type !== 'answer' || bot === undefined) continue;
    const decision = again.match.decision(input.seat)!;
    const random = randomFor(botsKey({ matchId, serverSeed }, decision), decision);
    const situation = situationFrom(again.match, decision, { random, hasTime: () => true });
    const { answer } = thinkSafely(bots.byId[bot], situation);
    found[JSON.stringify(answer) === JSON.stringify(input.answer) ? 'same' : 'other']++;
  } while (again.next());
  return found;
}

test('when a match is over its bots can be asked again and choose the same, also after a crash in its middle', async () => {
  const database = sqliteDatabase();
  const server = await Revival.open(database, { seed: 9, env: { BOT_PAUSE_MS: '0' } });
  try {
    const { matchId } = await server.house.keptTable({ seats: 3, bots: ['rookie', 'veteran'] });
    const me = await server.house.person().join(matchId);
    await me.sees(() => me.table.phase === 'playing', 'the start');
    await playOn([me], quickRandom(2), { answers: 12 });
    await me.sees(() => me.view?.waitingFor.join() === '0', 'the bots to be done');
    await server.flushed();
    await server.crash();
    const [back] = await server.back([me], matchId);
    await playOn([back!], quickRandom(3));
    await back!.sees(() => back!.table.seal, 'the seal');
    const { body } = await ask(server.house, `/api/matches/${matchId}`);
    const archive = archiveFrom(games, body)!;
    const { same, other } = askAgain(archive);
    expect(other).toBe(0);
    expect(same).toBeGreaterThan(40);
    // Whoever does not know the server's share of the seed cannot foresee them.
    expect(askAgain(archive, archive.proof.salt).other).toBeGreaterThan(10);
  } finally {
    await server.close();
    await database.dispose();
  }
});
