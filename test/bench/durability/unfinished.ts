import { Match, quickRandom, seedFrom, type Input } from '../../../shared/core';
import { mechs } from '../../../shared/games/mechs';
import { settingsOf } from '../../support/settings';
import type { Entry, Store } from '../../../server/store/store';

const AT_ONCE = 50;
const SEATS = 2;

interface Interrupted {
  readonly from: number;
  readonly to: number;
  /** Of tables over days: when the first deadline of each is. */
  readonly dueAt?: (number: number) => number;
}

/** Fills a store with matches that were interrupted half-way, as rooms write them. */
export async function interrupt(store: Store, { from, to, dueAt }: Interrupted): Promise<void> {
  for (let first = from; first < to; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, to - first) }, (_, i) => first + i);
    await Promise.all(numbers.map((number) => interruptOne(store, number, dueAt?.(number))));
  }
}

export const idOf = (number: number) => `interrupted-${number}`;

async function interruptOne(store: Store, number: number, dueAt?: number): Promise<void> {
  const at = Date.now();
  const people = Array.from({ length: SEATS }, (_, seat) => `person-${number}-${seat}`);
  await Promise.all(people.map((id) => store.savePerson({ id, name: `P ${number}`, createdAt: at })));
  const journal = await store.createMatch({
    id: idOf(number),
    code: codeOf(number),
    game: mechs.id,
    rulesVersion: mechs.rulesVersion,
    configuration: {
      settings: settingsOf({ seats: SEATS, ...(dueAt !== undefined && { clock: '1d' }) }),
      creator: people[0],
    },
    seats: [],
    createdAt: at,
  });
  const seated = people.map((person, seat): Entry => ({ type: 'seat', at, seat, holder: { person } }));
  const { config, seed, inputs, asked } = halfAMatch(number);
  const clocks = asked.map((id) => (id === undefined ? null : { id, deadline: dueAt ?? at }));
  await journal.append({
    entries: [
      ...seated,
      { type: 'start', at, config, seed },
      ...inputs.map((input): Entry => ({ type: 'input', at, input, by: 'person' })),
    ],
    latest: [
      { type: 'clock', at, clocks: { at, clocks, places: [] } },
      { type: 'chat', number: 1, at, seat: 0, person: people[0] ?? '', text: 'good luck' },
    ],
  });
  if (dueAt !== undefined) await store.wakes.set(idOf(number), dueAt);
}

/** With the number of what each seat is asked then. */
function halfAMatch(number: number): {
  config: { seats: 2 };
  seed: string;
  inputs: readonly Input[];
  asked: readonly (number | undefined)[];
} {
  const random = quickRandom(number + 1);
  const seed = seedFrom(random);
  const config = { seats: SEATS } as const;
  const match = Match.create(mechs, config, seed);
  while (!match.isOver) {
    for (const seat of match.waitingFor()) {
      const decision = match.decision(seat);
      if (!decision) continue;
      match.submit({ type: 'answer', seat, id: decision.id, answer: mechs.randomAnswer(decision, random) });
    }
  }
  const { inputs: all } = match.record();
  const inputs = all.slice(0, Math.ceil(all.length / 2));
  const half = Match.create(mechs, config, seed);
  for (const input of inputs) half.submit(input);
  return { config, seed, inputs, asked: [0, 1].map((seat) => half.question(seat)?.id) };
}

/** Six letters, another for each number. */
function codeOf(number: number): string {
  return [...number.toString(24).padStart(6, '0')]
    .map((digit) => String.fromCharCode(65 + parseInt(digit, 24)))
    .join('');
}
