import { thinker } from '../../support/games';
import { games } from '../../../shared/games';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { essence } from '../../../shared/games/mechs/bots/essence';
import { ThinkerPool, type ThinkRequest } from '../../../server/bots';
import { type BotId, Match, quickRandom, seedFrom } from '../../../shared/core';
import { mechs } from '../../../shared/games/mechs';
import { BOTS } from '../../../shared/games/mechs/bots';
import { giveThought, newMatch, thoughtOf, type MechsMatch } from '../../games/mechs/bots/support';

const TOP = join(__dirname, '../../..');
const CEILING = { long: 60_000, other: 60_000 };

let worker: string;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pocket-arena-bots-'));
  const outDir = 'dist/support/botWorker';
  const vite = join(TOP, 'node_modules/vite/bin/vite.js');
  const args = ['build', '--logLevel', 'warn', '--ssr', 'server/botThread.ts', '--outDir', outDir];
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [vite, ...args], { cwd: TOP, env, stdio: 'pipe' });
  worker = join(TOP, outDir, 'botThread.js');
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A match in which seat 0 is about to program. */
function atProgram(seed: number): MechsMatch {
  const match = newMatch(2, seed);
  while (match.decision(0)?.kind !== 'program') {
    for (const seat of match.waitingFor()) giveThought(match, seat, thoughtOf(BOTS.rookie, match, seat));
  }
  return match;
}

function requestOf(match: MechsMatch, bot: BotId, matchId = 'pool'): ThinkRequest {
  const { config } = match;
  const decision = match.decision(0)!;
  return {
    game: 'mechs',
    bot,
    matchId,
    matchKey: 'pool',
    config,
    view: match.view(0),
    decision,
    knowledge: () => match.knowledge(0),
  };
}

/** A thread that does something else than a bot's. */
function thread(code: string): string {
  const file = join(folder, 'other.cjs');
  writeFileSync(file, code);
  return file;
}

function prioritiesOfThreads(): number[] {
  return readdirSync('/proc/self/task').map((thread) => {
    // Field 19 of the line; the name before it may have spaces in it.
    const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return Number(fields[16]);
  });
}

describe('bots on threads of their own', () => {
  test('answer as they would on the spot, all of those who ask at once', async () => {
    const pool = new ThinkerPool({ games, worker, threads: 2, ceiling: CEILING });
    const requests = [1, 2, 3].map((seed) => requestOf(atProgram(seed), 'veteran'));
    const replies = await Promise.all(requests.map((request) => pool.answer(request)));
    expect(replies).toEqual(await Promise.all(requests.map((request) => thinker.answer(request))));
    expect(replies.every(({ failure }) => failure === undefined)).toBe(true);
    await pool.close();
  });

  test('leave the event loop to the rooms', async () => {
    const pool = new ThinkerPool({ games, worker, threads: 1, ceiling: CEILING });
    const match = atProgram(4);
    let turns = 0;
    const timer = setInterval(() => turns++, 2);
    const reply = await pool.answer(requestOf(match, 'ace'));
    clearInterval(timer);
    expect(reply.failure).toBeUndefined();
    expect(match.check({ type: 'answer', seat: 0, id: match.decision(0)!.id, answer: reply.answer }).ok).toBe(
      true,
    );
    expect(turns).toBeGreaterThan(5);
    await pool.close();
  });

  test('serve the tables in turn, Veterans before Aces, and think less while many wait', async () => {
    const noting = thread(`
      const { parentPort } = require('node:worker_threads');
      parentPort.on('message', ({ id, bot, matchId, ceiling }) =>
        parentPort.postMessage({ id, answer: { bot, matchId, ceiling }, cutOff: false }));`);
    const ports = { steady: () => 0, setTimer: () => () => {} };
    const pool = new ThinkerPool({ games, worker: noting, threads: 1, ports });
    const match = atProgram(4);
    const served: unknown[] = [];
    const ask = async (bot: BotId, table: string) => {
      const { answer } = await pool.answer(requestOf(match, bot, table));
      served.push(answer);
    };
    const greedy = Array.from({ length: 6 }, () => ask('ace', 'greedy'));
    await Promise.all([...greedy, ask('ace', 'modest'), ask('veteran', 'other')]);
    const told = served.map((answer) => answer as { bot: BotId; matchId: string; ceiling: { long: number } });
    expect(told.map(({ bot, matchId }) => `${bot} of ${matchId}`)).toEqual([
      'ace of greedy',
      'veteran of other',
      'ace of modest',
      ...Array.from({ length: 5 }, () => 'ace of greedy'),
    ]);
    const [, second, , , , , beforeLast, last] = told.map(({ ceiling }) => ceiling.long);
    expect([second, beforeLast, last]).toEqual([2000 / 6, 1500, 1500]);
    await pool.close();
  });

  (process.platform === 'linux' ? test : test.skip)('think at the lowest priority there is', async () => {
    const pool = new ThinkerPool({ games, worker, threads: 1, ceiling: CEILING });
    await pool.answer(requestOf(atProgram(4), 'veteran'));
    expect(prioritiesOfThreads()).toContain(constants.priority.PRIORITY_LOW);
    await pool.close();
  });

  test('say when the clock ended their thinking', async () => {
    const pool = new ThinkerPool({ games, worker, threads: 1, ceiling: { long: 1, other: 1 } });
    const reply = await pool.answer(requestOf(atProgram(5), 'ace'));
    expect(reply).toMatchObject({ cutOff: true, failure: undefined });
    await pool.close();
  });

  test('play the fallback when their thread fails, and think again on a new one', async () => {
    const failing = thread(`
      const { parentPort } = require('node:worker_threads');
      parentPort.on('message', () => { throw new Error('broken'); });`);
    const pool = new ThinkerPool({ games, worker: failing, threads: 1, ceiling: CEILING });
    const request = requestOf(atProgram(6), 'veteran');
    for (let i = 0; i < 2; i++) {
      const reply = await pool.answer(request);
      expect(reply.answer).toEqual(request.decision.fallback);
      expect(reply.failure).toContain('broken');
    }
    await pool.close();
  });

  test('play the fallback when their thread hangs', async () => {
    const hanging = thread(`
      const { parentPort } = require('node:worker_threads');
      parentPort.on('message', () => { for (;;); });`);
    const timers: (() => void)[] = [];
    const ports = {
      steady: () => 0,
      setTimer: (_ms: number, run: () => void) => (timers.push(run), () => {}),
    };
    const pool = new ThinkerPool({ games, worker: hanging, threads: 1, ports });
    const request = requestOf(atProgram(7), 'veteran');
    const waiting = pool.answer(request);
    timers[0]!();
    expect(await waiting).toMatchObject({
      answer: request.decision.fallback,
      failure: 'no answer after 11500 ms',
    });
    await pool.close();
  });

  test('answer whoever still waits when the server stops', async () => {
    const pool = new ThinkerPool({ games, worker, threads: 1, ceiling: CEILING });
    const waiting = [1, 2].map((seed) => pool.answer(requestOf(atProgram(seed), 'ace')));
    await pool.close();
    for (const reply of await Promise.all(waiting)) expect(reply.failure).toBeDefined();
  });
});

test.each([{ seats: 4 }, { seats: 3, solo: true }] as const)(
  'what crosses to a thread tells as much as the whole log: %j',
  (config) => {
    const match = Match.create(mechs, config, seedFrom(quickRandom(8)));
    for (let answers = 0; answers < 60 && !match.isOver; answers++) {
      const [seat] = match.waitingFor();
      giveThought(match, seat!, thoughtOf(BOTS.rookie, match, seat!));
      const knowledge = match.knowledge(0);
      const sampled = mechs.sample(knowledge, quickRandom(answers));
      expect(mechs.sample(essence(knowledge), quickRandom(answers))).toEqual(sampled);
    }
  },
);
