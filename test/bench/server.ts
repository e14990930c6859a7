/**
 * How the built server stands up to people: a process of its own on one core, the load on the others, loopback only.
 *
 * - `answersPerSecond`: 100 tables of two, every seat answers as soon as it is asked, with random legal answers;
 *   each answer is checked, played by the rules, projected, patched to both and told in events. A match that is
 *   over is replaced by a table that was opened before. `bytesPerAnswer`: what both pages receive for one answer.
 *   Each server runs for some seconds before anything is counted, ours and theirs alike.
 * - boardgame.io's own server does the same beside it, in turns: 100 matches of two, each moves when it is their
 *   turn. Its state has the size and shape of ours and is redacted alike; its move changes a few fields and knows
 *   no rule (server/boardgameIo.ts). The ratios compare with its default, which keeps nothing; the `Delta` figures are
 *   for its option to send patches.
 * - `boardgameIoKeptAnswersPerSecond`: the same with its matches kept in PostgreSQL (bgio-postgres), for about as many
 *   moves as a match of ours has, for its log grows with each; `ratioToBoardgameIoKept` compares with ours on
 *   PostgreSQL, too (`keptAnswersPerSecond`). That one waits for the disk before it says yes, as ours always does.
 * - `answerToPatchMs`: 2,000 tables of two, from sending an answer to the patch that it caused. There is one every
 *   second at each table, many times what people do: the quickest clock gives them 15 seconds for one. Before that
 *   other tables are rushed for some seconds: a server that people come to has long run. `answerToPatchMsP99Calm`: half
 *   as many answers.
 *   The tables are of every game by turns (`--games mechs` for one alone). `worstAnswerMs` is the slowest of all, and
 *   `worstCommitMs` the slowest commit of the same time, with what it waited for.
 * - `kbPerTable`: what the server's memory grows by, for each of those tables with both its people connected.
 * - `growth`: the latency at ten times the tables, compared with one time.
 * - `acePeerP99Ratio`: 200 tables of two as above, by turns while six Aces think and while they rest: how much the
 *   Aces add to the other tables' p99. They sit three each at two tables with a person who answers at once, take no
 *   pause, and have to share the server's one core. Of each kind of round the median p99 counts.
 *
 * - `veteranTablesMsP99`: the answers of people at 200 tables with three Veterans each, which take no pause; here and
 *   in the storm the server may use all cores, as the threads that bots think on need one.
 * - `stormMs`: 1,000 tables with both their people connected, the server is killed and started again at once; from the
 *   kill until the last table has both back and an answer of theirs was taken. Pages try again as the client does.
 *
 * - `quickPlayMs`: two strangers press Quick play together; until both are in a running match and asked something.
 *
 * - `failoverMs`: of three nodes the one that plays a match is killed; until both its people play on (server/failover.ts).
 *
 * `--quick` has 200 tables and shorter rounds. `--no-failover`, `--no-crowd` and so on leave a part out, `--only crowd` all others.
 */
import { must } from '../../shared/core';
import { paceBesideAces } from './server/acePeers';
import { serveBoardgameIo } from './server/boardgameIo';
import { figure, isQuick, median, ours, say } from './server/common';
import { measureCrowd } from './server/crowd';
import { measureFailover } from './server/failover';
import { measureQuickPlay } from './server/quickPlay';
import { measureStorm } from './server/storm';
import { measureKept, measureThroughput } from './server/throughput';
import { measureVeterans } from './server/veterans';
import { percentile } from './support/figures';
import { stolenWhile } from './support/stolen';

const DEATHS = isQuick ? 2 : 5;
const STRANGERS = isQuick ? 10 : 40;
const ACE_PEERS = isQuick
  ? { tables: 200, pairs: 3, roundMs: 2000 }
  : { tables: 200, pairs: 7, roundMs: 4000 };

async function measureAcePeers(): Promise<void> {
  say(`${ACE_PEERS.tables} tables beside Aces, ${ACE_PEERS.pairs} times …`);
  const { alone, withAces, acePeopleAnswers } = await ours(({ url }) => paceBesideAces(url, ACE_PEERS));
  const listed = (all: readonly number[]) => all.map((ms) => ms.toFixed(1)).join(' ');
  say(
    `p99 alone ${listed(alone)} ms; with Aces ${listed(withAces)} ms (${acePeopleAnswers} answers beside them)`,
  );
  figure({ name: 'acePeerAloneMsP99', value: median(alone), unit: 'ms' });
  figure({ name: 'acePeerMsP99', value: median(withAces), unit: 'ms' });
  figure({ name: 'acePeerP99Ratio', value: median(withAces) / median(alone), unit: '1', atMost: 1.5 });
}

async function measureNodes(): Promise<void> {
  say(`a node is killed, ${DEATHS} times …`);
  const times = await measureFailover(DEATHS);
  if (!times) return say('failoverMs needs PostgreSQL and Redis: apt-get install postgresql redis-server');
  say(`failover: ${times.map((ms) => Math.round(ms)).join(' ')} ms`);
  figure({ name: 'failoverMs', value: median(times), unit: 'ms', atMost: 5000 });
  figure({ name: 'failoverMsMost', value: Math.max(...times), unit: 'ms' });
}

async function measureStrangers(): Promise<void> {
  const times = await ours(async ({ url }) => {
    const all: number[] = [];
    for (let pair = 0; pair <= STRANGERS; pair++) all.push(await measureQuickPlay(url, pair));
    // The first pair warms the server up.
    return all.slice(1);
  });
  figure({ name: 'quickPlayMs', value: median(times), unit: 'ms', atMost: 1000 });
  figure({ name: 'quickPlayMsP95', value: percentile(times, 0.95), unit: 'ms' });
}

const PARTS = {
  failover: measureNodes,
  'quick-play': measureStrangers,
  crowd: measureCrowd,
  storm: measureStorm,
  veterans: measureVeterans,
  aces: measureAcePeers,
  rush: measureThroughput,
  kept: measureKept,
};

function valueOf(option: string): string | undefined {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : must(process.argv[at + 1], `value of ${option}`);
}

async function measure(): Promise<void> {
  const only = valueOf('--only')?.split(',');
  for (const [name, run] of Object.entries(PARTS)) {
    if (process.argv.includes(`--no-${name}`) || only?.includes(name) === false) continue;
    const { stolenPercent } = await stolenWhile(run);
    if (stolenPercent !== undefined)
      say(`${name}: the machine had to wait for its processors ${stolenPercent.toFixed(1)} % of the time`);
  }
  process.exit(0);
}

if (process.argv.includes('--serve'))
  await serveBoardgameIo(process.argv.includes('--delta'), valueOf('--kept-in'));
else await measure();
