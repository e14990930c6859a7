import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { contestOf } from './games';
import { playTournamentGame, type GameReport } from './gameReport';
import { readOptions, USAGE, type TournamentOptions } from './options';
import { printed } from './print';
import { summarize } from './summary';

/** A tournament of bots: many games on several threads, then what came of them. */
if (isMainThread) void main(process.argv.slice(2));
else serve(workerData as TournamentOptions);

/** A thread plays the games it is told the numbers of, one after the other. */
function serve(options: TournamentOptions): void {
  parentPort?.on('message', (game: number) => {
    parentPort?.postMessage({ game, report: playTournamentGame(options, game) });
  });
}

async function main(args: readonly string[]): Promise<void> {
  let options: TournamentOptions;
  try {
    options = readOptions(args);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  const started = performance.now();
  const reports = await playAll(options);
  const summary = summarize(options, reports);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${printed(summary, contestOf(options.game).tables)}\n\n${seconds.toFixed(0)} s on ${options.threads} threads.`,
  );
  const { things, ...totals } = summary;
  if (options.json) console.log(JSON.stringify({ ...totals, ...things, options, seconds }));
}

/** Which thread plays which game changes nothing: a game is given by its number. */
function playAll(options: TournamentOptions): Promise<GameReport[]> {
  const reports: GameReport[] = [];
  let next = 0;
  let left = options.games;
  return new Promise((resolve, reject) => {
    const workers = Array.from({ length: Math.min(options.threads, options.games) }, () => {
      const worker = new Worker(new URL(import.meta.url), { workerData: options });
      worker.on('error', reject);
      worker.on('message', ({ game, report }: { game: number; report: GameReport }) => {
        reports[game] = report;
        left--;
        if (options.games >= 50 && left % 50 === 0) process.stderr.write(`${options.games - left} games\n`);
        if (left === 0) {
          for (const one of workers) void one.terminate();
          resolve(reports);
        } else if (next < options.games) worker.postMessage(next++);
      });
      return worker;
    });
    for (const worker of workers) worker.postMessage(next++);
  });
}
