import { Match, quickRandom, seedFrom, type Input } from '../../../shared/core';
import { mechs } from '../../../shared/games/mechs';
import { settingsOf } from '../../support/settings';
import type { Entry, Store } from '../../../server/store/store';

const AT_ONCE = 50;
const SEATS = 2;

/** Fills a store with matches that were interrupted half-way, as rooms write them. */
export async function interrupt(
  store: Store,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  for (let first = from; first < to; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, to - first) }, (_, i) => first + i);
    await Promise.all(numbers.map((number) => interruptOne(store, number)));
  }
}

async function interruptOne(store: Store, number: number): Promise<void> {
  const at = Date.now();
  const people = Array.from({ length: SEATS }, (_, seat) => `person-${number}-${seat}`);
  await Promise.all(people.map((id) => store.savePerson({ id, name: `P ${number}`, createdAt: at })));
  const journal = await store.createMatch({
    id: `interrupted-${number}`,
    code: codeOf(number),
    game: mechs.id,
    rulesVersion: mechs.rulesVersion,
    configuration: { settings: settingsOf({ seats: SEATS }), creator: people[0] },
    seats: [],
    createdAt: at,
  });
  const seated = people.map((person, seat): Entry => ({ type: 'seat', at, seat, holder: { person } }));
  const { config, seed, inputs } = halfAMatch(number);
  await journal.append({
    entries: [
      ...seated,
      { type: 'start', at, config, seed },
      ...inputs.map((input): Entry => ({ type: 'input', at, input, by: 'person' })),
    ],
    latest: [
      { type: 'clock', at, clocks: { at, clocks: [null, { id: 1, deadline: at }], places: [] } },
      { type: 'chat', number: 1, at, seat: 0, person: people[0] ?? '', text: 'good luck' },
    ],
  });
}

function halfAMatch(number: number): { config: { seats: 2 }; seed: string; inputs: readonly Input[] } {
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
  const { inputs } = match.record();
  return { config, seed, inputs: inputs.slice(0, Math.ceil(inputs.length / 2)) };
}

/** Six letters, another for each number. */
function codeOf(number: number): string {
  return [...number.toString(24).padStart(6, '0')]
    .map((digit) => String.fromCharCode(65 + parseInt(digit, 24)))
    .join('');
}
