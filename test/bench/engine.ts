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
 * - Western is measured after Mechs, in the same way but without the comparison: `western…`.
 * - `growth…` is the cost of one unit at ten times the work, compared with the cost at one time: 1 is linear.
 *
 * `--quick` does a tenth of the work.
 */
import { Match, playAgain, quickRandom, seedFrom, type MatchRecord, type Question } from '../../shared/core';
import { mechs, type MechsState, type MechsTypes } from '../../shared/games/mechs';
import { western } from '../../shared/games/western';
import type { WesternTypes } from '../../shared/games/western/types';
import {
  measureDecisions,
  measureGrowth,
  measureRecords,
  nameIn,
  playMany,
  playOne,
  seatsOf,
  type Subject,
} from './engine/subject';
import { boardgameIoTime } from './support/boardgameIo';
import { reporter } from './support/figures';
import { Tally } from './support/time';

const report = reporter('engine');
const { figure, say } = report;
const isQuick = process.argv.includes('--quick');
const GAMES = isQuick ? 600 : 6000;
const MOVES = isQuick ? 3000 : 30_000;
const PARTS = 20;
/** After so many neither gets faster. */
const WARM_GAMES = Math.min(GAMES, 2400);
const WARM_MOVES = Math.min(MOVES, 9000);

const ofMechs: Subject<MechsTypes> = { rules: mechs, configFor: (seats) => ({ seats }), prefix: '' };
const ofWestern: Subject<WesternTypes> = {
  rules: western,
  configFor: (seats) => ({ seats }),
  prefix: 'western',
};

/** A match in its fourth round, for a state of usual size. */
function middleOf(number: number): Match<MechsTypes> {
  const whole = playOne(ofMechs, number).record();
  const inputs = whole.inputs.slice(0, Math.floor(whole.inputs.length / 2));
  return playAgain(mechs, { ...whole, inputs });
}

function measureSpeed(): void {
  const text = JSON.stringify(middleOf(1).state); // 3 seats
  say(`The state compared with has ${text.length} bytes as JSON.`);
  const start = JSON.parse(text) as MechsState;
  playMany(ofMechs, { from: 0, count: WARM_GAMES });
  boardgameIoTime(start, WARM_MOVES);

  const ours = new Tally();
  const theirs = new Tally();
  const count = GAMES / PARTS;
  for (let part = 1; part <= PARTS; part++) {
    const { decisions, time } = playMany(ofMechs, { from: (part - 1) * count, count });
    const ourRate = ours.add(decisions, time);
    const theirRate = theirs.add(MOVES / PARTS, boardgameIoTime(start, MOVES / PARTS));
    say(
      `${part}/${PARTS}: ${Math.round(ourRate)} decisions/s, boardgame.io ${Math.round(theirRate)} moves/s`,
    );
  }
  sayPace(ofMechs, ours, 1000);
  figure({ name: 'boardgameIoMovesPerSecond', value: theirs.perSecond, unit: '1/s' });
  figure({ name: 'ratioToBoardgameIo', value: ours.perSecond / theirs.perSecond, unit: '×', atLeast: 25 });
  const byProcessorTime = ours.perProcessorSecond / theirs.perProcessorSecond;
  figure({ name: 'ratioByProcessorTime', value: byProcessorTime, unit: '×' });
}

function sayPace<T extends MechsTypes | WesternTypes>(
  subject: Subject<T>,
  ours: Tally,
  atLeast: number,
): void {
  const name = (of: string) => nameIn(subject, of);
  const shown = playMany(subject, { from: 0, count: GAMES / 5 }, { isShown: true });
  figure({ name: name('gamesPerSecond'), value: GAMES / ours.time.seconds, unit: '1/s', atLeast });
  figure({ name: name('gamesPerSecondShown'), value: GAMES / 5 / shown.time.seconds, unit: '1/s' });
  figure({ name: name('decisionsPerSecond'), value: ours.perSecond, unit: '1/s' });
  figure({ name: name('decisionsPerGame'), value: ours.work / GAMES, unit: '1' });
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

  const questions = Array.from({ length: games }, (_, game) =>
    questionsOf(playOne(ofMechs, game).record()),
  ).flat();
  const random = quickRandom(0);
  const drawn = performance.now();
  for (const question of questions) mechs.randomAnswer(question, random);
  figure({ name: 'drawMicros', value: ((performance.now() - drawn) * 1000) / questions.length, unit: 'µs' });
}

function measureWestern(): void {
  playMany(ofWestern, { from: 0, count: WARM_GAMES });
  const ours = new Tally();
  const { decisions, time } = playMany(ofWestern, { from: 0, count: GAMES });
  ours.add(decisions, time);
  sayPace(ofWestern, ours, 1500);
}

function measureRest<T extends MechsTypes | WesternTypes>(subject: Subject<T>): void {
  measureDecisions(subject, report, GAMES / 5);
  measureRecords(subject, report, GAMES / 10);
  measureGrowth(subject, report, GAMES / 10);
}

const cpuBefore = process.cpuUsage();
const wallBefore = performance.now();
say(
  `Uniformly random legal answers, 2–4 seats evenly, ${GAMES} matches, Node ${process.version}, one thread.`,
);
measureSpeed();
measureBurden();
measureRest(ofMechs);
measureWestern();
measureRest(ofWestern);
const { user, system } = process.cpuUsage(cpuBefore);
const share = (user + system) / 1000 / (performance.now() - wallBefore);
say(
  `This process had ${Math.round(share * 100)} % of a core: below about 95 % the machine was busy and figures are low.`,
);
