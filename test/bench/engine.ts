/**
 * How fast the rules run: whole matches on one thread, no server.
 *
 * - Matches of 2, 3 and 4 seats in equal numbers; every answer is drawn uniformly from the legal ones
 *   (`game.randomAnswer`). Seed, set-up, drawing of the answers, numbering of decisions, checks, events and the
 *   record are part of the time; nothing is projected or sent.
 *   The fallback of a decision is found only when somebody looks at it; here nobody does, as in the play-outs
 *   of bots. `gamesPerSecondShown` makes every decision whole, as it is sent to a person.
 * - `decisionMicros` is the time of one `submit`: check, play to the next question, list its options.
 * - boardgame.io is measured in the same run, in short turns with ours, so that both meet the same machine; both
 *   play until they get no faster before anything counts, and both rates are all work over all time. What its
 *   moves do is described in support/boardgameIo.ts: far less than ours, on a state of the same size, which it
 *   gets as fresh plain data.
 * - `ratioToBoardgameIo` is by the clock. On a machine with other work trust `ratioByProcessorTime`, which counts
 *   only the time that this process had, with the threads that collect garbage and compile for it.
 * - The ratio is of unlike work, to our disadvantage: our time has the making of every match in it (`createMicros`
 *   each) and the drawing of legal answers (`drawMicros` each), while boardgame.io plays on in one match that
 *   was made before, and its two random arguments are drawn from no options. Neither is taken off.
 * - `restoreMs` replays the whole record of a finished match from its seed, the most there can be to restore.
 * - `growth…` is the cost of one unit at ten times the work, compared with the cost at one time: 1 is linear.
 *
 * `--quick` does a tenth of the work.
 */
import { Match, quickRandom, seedFrom, type MatchRecord, type Question, playAgain } from '../../shared/core';
import { mechs, type MechsState, type MechsTypes } from '../../shared/games/mechs';
import { boardgameIoTime } from './support/boardgameIo';
import { percentile, reporter } from './support/figures';
import { Tally, timeOf, type Time } from './support/time';

const { figure, say } = reporter('engine');
const isQuick = process.argv.includes('--quick');
const GAMES = isQuick ? 600 : 6000;
const MOVES = isQuick ? 3000 : 30_000;
const PARTS = 20;
/** After so many neither gets faster. */
const WARM_GAMES = Math.min(GAMES, 2400);
const WARM_MOVES = Math.min(MOVES, 9000);

type MechsMatch = Match<MechsTypes>;

const seatsOf = (game: number) => ([2, 3, 4] as const)[game % 3]!;

interface Manner {
  /** Wraps every submit. */
  readonly timed?: (submit: () => void) => void;
  /** Every decision is made as plain data with its fallback, as for a person. */
  readonly isShown?: boolean;
}

const shown = (match: MechsMatch, seat: number) => {
  const decision = match.decision(seat);
  return decision && { id: decision.id, question: decision };
};

/** Plays one match. */
function playOne(game: number, { timed = (submit) => submit(), isShown = false }: Manner = {}): MechsMatch {
  const random = quickRandom(game);
  const match = Match.create(mechs, { seats: seatsOf(game) }, seedFrom(random));
  while (!match.isOver) {
    for (const seat of match.waitingFor()) {
      const waiting = isShown ? shown(match, seat) : match.question(seat);
      if (!waiting) continue;
      const { id, question } = waiting;
      const answer = mechs.randomAnswer(question, random);
      timed(() => match.submit({ type: 'answer', seat, id, answer }));
    }
  }
  return match;
}

function playMany(from: number, count: number, manner: Manner = {}): { time: Time; decisions: number } {
  let decisions = 0;
  const time = timeOf(() => {
    for (let game = from; game < from + count; game++)
      decisions += playOne(game, manner).record().inputs.length;
  });
  return { time, decisions };
}

/** A match in its fourth round, for a state of usual size. */
function middleOf(game: number): MechsMatch {
  const whole = playOne(game).record();
  const inputs = whole.inputs.slice(0, Math.floor(whole.inputs.length / 2));
  return playAgain(mechs, { ...whole, inputs });
}

function measureSpeed(): void {
  const text = JSON.stringify(middleOf(1).state); // 3 seats
  say(`The state compared with has ${text.length} bytes as JSON.`);
  const start = JSON.parse(text) as MechsState;
  playMany(0, WARM_GAMES);
  boardgameIoTime(start, WARM_MOVES);

  const ours = new Tally();
  const theirs = new Tally();
  for (let part = 1; part <= PARTS; part++) {
    const { decisions, time } = playMany(((part - 1) * GAMES) / PARTS, GAMES / PARTS);
    const ourRate = ours.add(decisions, time);
    const theirRate = theirs.add(MOVES / PARTS, boardgameIoTime(start, MOVES / PARTS));
    say(
      `${part}/${PARTS}: ${Math.round(ourRate)} decisions/s, boardgame.io ${Math.round(theirRate)} moves/s`,
    );
  }
  figure({ name: 'gamesPerSecond', value: GAMES / ours.time.seconds, unit: '1/s', atLeast: 1000 });
  const few = GAMES / 5;
  const shownTime = playMany(0, few, { isShown: true }).time;
  figure({ name: 'gamesPerSecondShown', value: few / shownTime.seconds, unit: '1/s' });
  figure({ name: 'decisionsPerSecond', value: ours.perSecond, unit: '1/s' });
  figure({ name: 'decisionsPerGame', value: ours.work / GAMES, unit: '1' });
  figure({ name: 'boardgameIoMovesPerSecond', value: theirs.perSecond, unit: '1/s' });
  figure({ name: 'ratioToBoardgameIo', value: ours.perSecond / theirs.perSecond, unit: '×', atLeast: 25 });
  const byProcessorTime = ours.perProcessorSecond / theirs.perProcessorSecond;
  figure({ name: 'ratioByProcessorTime', value: byProcessorTime, unit: '×' });
}

function questionsOf({
  config,
  seed,
  inputs,
}: MatchRecord<MechsTypes>): Pick<Question, 'about' | 'options'>[] {
  const match = Match.create(mechs, config, seed);
  return inputs.map((input) => {
    const { about, options } = match.question(input.seat)!.question;
    match.submit(input);
    return { about, options };
  });
}

/** What is in our time and not in theirs. */
function measureBurden(): void {
  const games = GAMES / 10;
  const seeds = Array.from({ length: games }, (_, game) => seedFrom(quickRandom(game)));
  const created = performance.now();
  seeds.forEach((seed, game) => Match.create(mechs, { seats: seatsOf(game) }, seed));
  figure({ name: 'createMicros', value: ((performance.now() - created) * 1000) / games, unit: 'µs' });

  const questions = Array.from({ length: games }, (_, game) => questionsOf(playOne(game).record())).flat();
  const random = quickRandom(0);
  const drawn = performance.now();
  for (const question of questions) mechs.randomAnswer(question, random);
  figure({ name: 'drawMicros', value: ((performance.now() - drawn) * 1000) / questions.length, unit: 'µs' });
}

function measureDecisions(): void {
  const micros: number[] = [];
  for (let game = 0; game < GAMES / 5; game++) {
    const timed = (submit: () => void) => {
      const begun = performance.now();
      submit();
      micros.push((performance.now() - begun) * 1000);
    };
    playOne(game, { timed });
  }
  figure({ name: 'decisionMicrosP50', value: percentile(micros, 0.5), unit: 'µs' });
  figure({ name: 'decisionMicrosP99', value: percentile(micros, 0.99), unit: 'µs' });
}

function restoreTime(records: readonly MatchRecord<MechsTypes>[]): number {
  const begun = performance.now();
  for (const record of records) playAgain(mechs, record);
  return (performance.now() - begun) / records.length;
}

function measureRecords(): void {
  const records = Array.from({ length: GAMES / 10 }, (_, game) => playOne(game).record());
  const tenth = records.map((record) => ({
    ...record,
    inputs: record.inputs.slice(0, Math.round(record.inputs.length / 10)),
  }));
  const bytes = records.reduce((sum, record) => sum + JSON.stringify(record).length, 0);
  figure({ name: 'recordBytes', value: bytes / records.length, unit: 'B' });
  figure({ name: 'restoreMs', value: restoreTime(records), unit: 'ms', atMost: 2 });
  figure({ name: 'restoreTenthMs', value: restoreTime(tenth), unit: 'ms' });
}

function measureGrowth(): void {
  const few = GAMES / 10;
  const small = playMany(0, few).time.seconds;
  const large = playMany(0, few * 10).time.seconds;
  figure({ name: 'growthGamesX10', value: large / (10 * small), unit: '×' });
}

const cpuBefore = process.cpuUsage();
const wallBefore = performance.now();
say(
  `Uniformly random legal answers, 2–4 seats evenly, ${GAMES} matches, Node ${process.version}, one thread.`,
);
measureSpeed();
measureBurden();
measureDecisions();
measureRecords();
measureGrowth();
const { user, system } = process.cpuUsage(cpuBefore);
const share = (user + system) / 1000 / (performance.now() - wallBefore);
say(
  `This process had ${Math.round(share * 100)} % of a core: below about 95 % the machine was busy and figures are low.`,
);
