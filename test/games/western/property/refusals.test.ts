import fc from 'fast-check';
import { isSame, type Input } from '../../../../shared/core';
import { playSome, type WesternMatch } from '../support/play';
import { holdsAtMoments, RUNS } from '../support/settings';

function everythingIn(match: WesternMatch): string {
  return JSON.stringify([
    match.state,
    match.events,
    match.record(),
    match.waitingFor().map((seat) => match.decision(seat)),
  ]);
}

/** Submits inputs that must all be refused, and checks that nothing has changed by them. */
function refusesAll(match: WesternMatch, inputs: readonly Input[]): void {
  const before = everythingIn(match);
  for (const input of inputs)
    if (match.submit(input).ok) throw new Error(`Accepted: ${JSON.stringify(input)}`);
  expect(everythingIn(match)).toBe(before);
}

/** Legal answers with something wrong in them. */
function spoiled(option: unknown): unknown[] {
  const text = JSON.stringify(option);
  const texts = [text.replace(/\d+/, '77'), text.replace(/"(\w+)"([}\]])/, '"$1x"$2')];
  if (text.startsWith('{'))
    texts.push(text.replace('{', '{"extra":1,'), text.replace('{', '{"__proto__":{},'));
  return [[option], { answer: option }, '?', 77, ...texts.map((one): unknown => JSON.parse(one))];
}

test('answers that are almost legal are refused and change nothing', () => {
  holdsAtMoments(80 * RUNS, (play, answers) => {
    const match = playSome(play, answers);
    for (const seat of match.waitingFor()) {
      const { id, options } = match.decision(seat)!;
      const legal = options as readonly unknown[];
      const misses = legal
        .flatMap(spoiled)
        .filter((answer) => !legal.some((option) => isSame(option, answer)));
      refusesAll(
        match,
        misses.map((answer): Input => ({ type: 'answer', seat, id, answer })),
      );
    }
  });
});

test('legal answers by the wrong seat, under a wrong id, and standing orders are refused', () => {
  holdsAtMoments(40 * RUNS, (play, answers) => {
    const match = playSome(play, answers);
    const seats = match.state.open.seats.length;
    const inputs = match.waitingFor().flatMap((seat): Input[] => {
      const { id, fallback: answer } = match.decision(seat)!;
      return [
        ...[id + 1, 0, -1, 0.5].map((wrong): Input => ({ type: 'answer', seat, id: wrong, answer })),
        ...[seats, -1, NaN].map((wrong): Input => ({ type: 'answer', seat: wrong, id, answer })),
        { type: 'retract', seat, id },
        { type: 'arrange', seat, arrangement: [] },
      ];
    });
    refusesAll(match, inputs);
  });
});

test('garbage is refused and changes nothing', () => {
  const garbage = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.dictionary(
      fc.constantFrom('__proto__', 'constructor', 'place', 'spot', 'side', 'act', 'pay'),
      fc.jsonValue(),
    ),
    fc.constantFrom(undefined, NaN, Infinity, -0.5, '', '__proto__', 1e21),
  );
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 0, max: 120 }),
      fc.array(garbage, { maxLength: 12 }),
      (seed, answers, junk) => {
        const match = playSome({ config: { seats: 3 }, seed }, answers);
        for (const seat of match.waitingFor()) {
          const { id, options } = match.decision(seat)!;
          const illegal = junk.filter(
            (value) => !(options as readonly unknown[]).some((option) => isSame(option, value)),
          );
          refusesAll(
            match,
            illegal.map((answer): Input => ({ type: 'answer', seat, id, answer })),
          );
        }
      },
    ),
    { numRuns: 50 * RUNS, seed: 1881 },
  );
});

test('an answer that is sent again is acknowledged and changes nothing', () => {
  holdsAtMoments(20 * RUNS, (play, answers) => {
    const match = playSome(play, answers);
    const before = everythingIn(match);
    for (const input of match.record().inputs.slice(-8))
      expect(match.submit(input)).toEqual({ ok: true, repeat: true });
    expect(everythingIn(match)).toBe(before);
  });
});
