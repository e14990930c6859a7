import { times, type Flow } from '../../../core';
import type { EffectOf } from '../catalog/effects';
import { KINDS, type Kind } from '../catalog/ids';
import { ask, type Trade } from '../decisions';
import type { Use } from '../effects';
import { gain, influenceOf, payKinds } from '../influence';
import type { WesternTable } from '../types';

/** What a conversion gives beyond what is paid. */
const CONVERSION_BONUS = 2;

/** S64: pay n of one kind, gain n + 2 of the other. */
export function* convert(
  g: WesternTable,
  { turn: { seat }, building }: Use,
  { from, to }: EffectOf<'convert'>,
): Flow<void> {
  const count = yield* ask<'convert'>({
    seat,
    kind: 'convert',
    about: { building, from, to },
    options: times(influenceOf(g, seat)[from] + 1, (n) => n),
    fallback: () => 0,
  });
  payKinds(
    g,
    seat,
    times(count, () => from),
    building,
  );
  gain(g, seat, to, count + CONVERSION_BONUS, building);
}

/** S101: pay one kind, gain the others. */
export function* trade(
  g: WesternTable,
  { turn: { seat }, building }: Use,
  { pay, gain: gains }: EffectOf<'trade'>,
): Flow<void> {
  const [first, second] = gains;
  const payable = KINDS.filter((kind) => influenceOf(g, seat)[kind] >= pay);
  const options: (Trade | null)[] = [null];
  for (const kind of payable) {
    if (second !== undefined) options.push({ pay: kind });
    else for (const other of othersOf(kind)) options.push({ pay: kind, gain: other });
  }
  const choice = yield* ask<'trade'>({
    seat,
    kind: 'trade',
    about: { building, pay, gain: gains },
    options,
    fallback: () => null,
  });
  if (!choice) return;
  payKinds(
    g,
    seat,
    times(pay, () => choice.pay),
    building,
  );
  const [other, third] = othersOf(choice.pay);
  gain(g, seat, choice.gain ?? other, first, building);
  if (second !== undefined) gain(g, seat, third, second, building);
}

function othersOf(kind: Kind): [Kind, Kind] {
  return KINDS.filter((other) => other !== kind) as [Kind, Kind];
}
