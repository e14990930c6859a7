import {
  Match,
  playAgain,
  quickRandom,
  seedFrom,
  type Game,
  type GameTypes,
  type MatchRecord,
} from '../../../shared/core';
import { percentile, type Reporter } from '../support/figures';
import { timeOf, type Time } from '../support/time';

/** A game whose rules are measured. */
export interface Subject<T extends GameTypes> {
  readonly rules: Game<T>;
  configFor(seats: 2 | 3 | 4): T['config'];
  /** Its figures' names begin with it: '' for the game that had them first. */
  readonly prefix: string;
}

export interface Manner {
  /** Wraps every submit. */
  readonly timed?: (submit: () => void) => void;
  /** Every decision is made as plain data with its fallback, as for a person. */
  readonly isShown?: boolean;
}

export const seatsOf = (number: number) => ([2, 3, 4] as const)[number % 3]!;

export function nameIn({ prefix }: Pick<Subject<GameTypes>, 'prefix'>, name: string): string {
  return prefix === '' ? name : prefix + name[0]!.toUpperCase() + name.slice(1);
}

/** Plays one match with uniformly random legal answers. */
export function playOne<T extends GameTypes>(
  { rules, configFor }: Subject<T>,
  number: number,
  { timed = (submit) => submit(), isShown = false }: Manner = {},
): Match<T> {
  const random = quickRandom(number);
  const match = Match.create(rules, configFor(seatsOf(number)), seedFrom(random));
  while (!match.isOver) {
    for (const seat of match.waitingFor()) {
      const waiting = isShown ? shown(match, seat) : match.question(seat);
      if (!waiting) continue;
      const { id, question } = waiting;
      const answer = rules.randomAnswer(question, random);
      timed(() => match.submit({ type: 'answer', seat, id, answer }));
    }
  }
  return match;
}

function shown<T extends GameTypes>(match: Match<T>, seat: number) {
  const decision = match.decision(seat);
  return decision && { id: decision.id, question: decision };
}

export function playMany<T extends GameTypes>(
  subject: Subject<T>,
  { from, count }: { readonly from: number; readonly count: number },
  manner: Manner = {},
): { time: Time; decisions: number } {
  let decisions = 0;
  const time = timeOf(() => {
    for (let number = from; number < from + count; number++)
      decisions += playOne(subject, number, manner).record().inputs.length;
  });
  return { time, decisions };
}

/** The time of one submit: check, play to the next question, list its options. */
export function measureDecisions<T extends GameTypes>(
  subject: Subject<T>,
  { figure }: Reporter,
  games: number,
): void {
  const micros: number[] = [];
  for (let number = 0; number < games; number++) {
    const timed = (submit: () => void) => {
      const begun = performance.now();
      submit();
      micros.push((performance.now() - begun) * 1000);
    };
    playOne(subject, number, { timed });
  }
  figure({ name: nameIn(subject, 'decisionMicrosP50'), value: percentile(micros, 0.5), unit: 'µs' });
  figure({ name: nameIn(subject, 'decisionMicrosP99'), value: percentile(micros, 0.99), unit: 'µs' });
}

export function measureRecords<T extends GameTypes>(
  subject: Subject<T>,
  { figure }: Reporter,
  games: number,
): void {
  const records = Array.from({ length: games }, (_, number) => playOne(subject, number).record());
  const tenth = records.map((record) => ({
    ...record,
    inputs: record.inputs.slice(0, Math.round(record.inputs.length / 10)),
  }));
  const bytes = records.reduce((sum, record) => sum + JSON.stringify(record).length, 0);
  const restoreMs = restoreTime(subject, records);
  figure({ name: nameIn(subject, 'recordBytes'), value: bytes / records.length, unit: 'B' });
  figure({ name: nameIn(subject, 'restoreMs'), value: restoreMs, unit: 'ms', atMost: 2 });
  figure({ name: nameIn(subject, 'restoreTenthMs'), value: restoreTime(subject, tenth), unit: 'ms' });
}

function restoreTime<T extends GameTypes>({ rules }: Subject<T>, records: readonly MatchRecord<T>[]): number {
  const begun = performance.now();
  for (const record of records) playAgain(rules, record);
  return (performance.now() - begun) / records.length;
}

export function measureGrowth<T extends GameTypes>(
  subject: Subject<T>,
  { figure }: Reporter,
  games: number,
): void {
  const small = playMany(subject, { from: 0, count: games }).time.seconds;
  const large = playMany(subject, { from: 0, count: games * 10 }).time.seconds;
  figure({ name: nameIn(subject, 'growthGamesX10'), value: large / (10 * small), unit: '×' });
}
