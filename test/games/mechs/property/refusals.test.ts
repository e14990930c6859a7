import fc from 'fast-check';
import { isSame, quickRandom, shuffled, type Input, type Random } from '../../../../shared/core';
import type { MechsDecision } from '../../../../shared/games/mechs';
import { playSome, type MechsMatch } from '../support/play';
import { holdsAtMoments, playOf, RUNS } from './settings';

function everythingIn(match: MechsMatch): string {
  const seats = [...match.state.open.seats.keys()];
  return JSON.stringify([match.state, match.events, match.record(), seats.map((seat) => match.view(seat))]);
}

/** Submits inputs that must all be refused, and checks that nothing has changed by them. */
function refusesAll(match: MechsMatch, inputs: readonly Input[]): void {
  const before = everythingIn(match);
  for (const input of inputs) {
    const verdict = match.submit(input);
    if (verdict.ok) throw new Error(`Accepted: ${JSON.stringify(input)}`);
  }
  expect(everythingIn(match)).toBe(before);
}

/** Answers like legal ones, with something wrong in them. */
function nearMisses(decision: MechsDecision, random: Random): unknown[] {
  const right: unknown = decision.fallback;
  const isObject = typeof right === 'object' && right !== null;
  const spoiled: unknown[] = isObject
    ? [
        Array.isArray(right) ? [...(right as unknown[]), ...(right as unknown[])] : { ...right, extra: 1 },
        Array.isArray(right) ? right.slice(1) : Object.fromEntries(Object.entries(right).slice(1)),
        JSON.parse(
          JSON.stringify(right)
            .replace(/\d+/, '77')
            .replace(/"(\w+)"\}/, '"$1x"}'),
        ) as unknown,
        [right],
      ]
    : [[right], { answer: right }, '?', 99];
  const { options } = decision;
  const isLegal = (answer: unknown) =>
    options ? options.some((option: unknown) => isSame(option, answer)) : isSame(answer, right);
  return shuffled(spoiled, random).filter((answer) => !isLegal(answer));
}

test('answers that are almost legal are refused and change nothing', () => {
  holdsAtMoments(80 * RUNS, (sketch, answers) => {
    const match = playSome(playOf(sketch), answers);
    for (const seat of match.waitingFor()) {
      const decision = match.decision(seat)!;
      const misses = nearMisses(decision, quickRandom(sketch.seed));
      refusesAll(
        match,
        misses.map((answer): Input => ({ type: 'answer', seat, id: decision.id, answer })),
      );
    }
  });
});

test('legal answers by the wrong seat, under a wrong id or too late are refused and change nothing', () => {
  holdsAtMoments(60 * RUNS, (sketch, answers) => {
    const match = playSome(playOf(sketch), answers);
    const seats = match.state.open.seats.length;
    const inputs = match.waitingFor().flatMap((seat): Input[] => {
      const { id, fallback: answer } = match.decision(seat)!;
      return [
        { type: 'answer', seat, id: id + 1, answer },
        { type: 'answer', seat, id: 0, answer },
        { type: 'answer', seat, id: -1, answer },
        { type: 'answer', seat, id: 0.5, answer },
        { type: 'answer', seat: seats, id, answer },
        { type: 'answer', seat: -1, id, answer },
        { type: 'answer', seat: NaN, id, answer },
        { type: 'retract', seat, id },
      ];
    });
    const idle = [...match.state.open.seats.keys()].filter((seat) => !match.waitingFor().includes(seat));
    const held = (seat: number) => match.view(seat).held !== undefined;
    const byIdle = idle
      .filter((seat) => !held(seat))
      .map((seat): Input => ({ type: 'answer', seat, id: 9999, answer: null }));
    refusesAll(match, [...inputs, ...byIdle]);
  });
});

test('an answer that is sent again is acknowledged and changes nothing', () => {
  holdsAtMoments(40 * RUNS, (sketch, answers) => {
    const match = playSome({ ...playOf(sketch), rearrangeEvery: undefined }, answers);
    const { inputs } = match.record();
    const before = everythingIn(match);
    for (const input of inputs.slice(-8)) expect(match.submit(input)).toEqual({ ok: true, repeat: true });
    expect(everythingIn(match)).toBe(before);
  });
});

/** Values of every shape that JSON can carry, some with names that objects have by nature. */
const garbage = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(
    fc.constantFrom('__proto__', 'constructor', 'toString', 'weapon', 'card', 'zone'),
    fc.jsonValue(),
  ),
  fc.constantFrom(undefined, NaN, Infinity, -0.5, '', '__proto__', 1e21),
);

test('garbage is refused and changes nothing', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 0, max: 120 }),
      fc.array(garbage, { maxLength: 12 }),
      (seed, answers, junk) => {
        const match = playSome(playOf({ seats: 3, seed, player: 'keen' }), answers);
        const inputs = match.waitingFor().flatMap((seat): Input[] => {
          const { id, options } = match.decision(seat)!;
          const isOption = (value: unknown) =>
            options?.some((option: unknown) => isSame(option, value)) ?? false;
          return junk.flatMap((value): Input[] => [
            ...(isOption(value) ? [] : [{ type: 'answer', seat, id, answer: value } as const]),
            { type: 'arrange', seat, arrangement: { value } },
            { type: 'arrange', seat, arrangement: [value] },
          ]);
        });
        refusesAll(match, inputs);
      },
    ),
    { numRuns: 60 * RUNS, seed: 2024 },
  );
});

test('a legal answer with a name added that every object has by nature is not legal', () => {
  holdsAtMoments(60 * RUNS, (sketch, answers) => {
    const match = playSome(playOf(sketch), answers);
    for (const seat of match.waitingFor()) {
      const { id, options } = match.decision(seat)!;
      const inputs = (options ?? [])
        .filter((option: unknown) => typeof option === 'object' && option !== null)
        .flatMap((option: unknown): Input[] =>
          ['__proto__', 'constructor', 'toString'].map((name) => ({
            type: 'answer',
            seat,
            id,
            answer: JSON.parse(
              JSON.stringify(option).replace('{', `{"${name}":{},`).replace(',}', '}'),
            ) as unknown,
          })),
        );
      refusesAll(match, inputs);
    }
  });
});
