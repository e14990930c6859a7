import { isSame, type Input } from '../../../shared/core';

/** What makes an input the same one: who, which question, and what kind of reply. */
function keyOf(input: Input): string {
  return input.type === 'arrange'
    ? `arrange ${input.seat} ${JSON.stringify(input.arrangement)}`
    : `${input.type} ${input.seat} ${input.id}`;
}

/** What is kept twice, and what was acknowledged and is not kept, or not in the order of its list. */
export function lostOrTwice(
  inputs: readonly Input[],
  acknowledged: readonly (readonly Input[])[],
): readonly string[] {
  const kept = inputs.map(keyOf);
  const twice = kept.filter((key, i) => kept.indexOf(key) < i).map((key) => `twice: ${key}`);
  const lost = acknowledged.flatMap((list) => {
    let from = 0;
    return list.flatMap((input) => {
      const at = kept.indexOf(keyOf(input), from);
      if (at < 0 || !isSame(inputs[at], input)) return [`lost: ${keyOf(input)}`];
      from = at + 1;
      return [];
    });
  });
  return [...twice, ...lost];
}

/** The same check over inputs from which something was taken, or which were given twice: it has to see it. */
export function expectNoticed(inputs: readonly Input[], acknowledged: readonly (readonly Input[])[]): void {
  const [input] = acknowledged.flat();
  if (!input) throw new Error('Nothing was acknowledged.');
  const others = inputs.filter((one) => keyOf(one) !== keyOf(input));
  expect(lostOrTwice(others, acknowledged)).toContain(`lost: ${keyOf(input)}`);
  expect(lostOrTwice([...inputs, input], acknowledged)).toContain(`twice: ${keyOf(input)}`);
}
