import type { Moment } from '../../shared/games/kit';

/** All rounds are equally wide, so that two lines of a match can be compared; the set-up is short. */
const SET_UP = 0.4;
/** The last points are counted when all rounds are over. */
const COUNT = 0.3;
const widthOf = (rounds: number) => SET_UP + rounds + COUNT;

export function roundsOf(rounds: number): { round: number; from: number; to: number }[] {
  const width = widthOf(rounds);
  return Array.from({ length: rounds }, (_, i) => ({
    round: i + 1,
    from: (SET_UP + i) / width,
    to: (SET_UP + i + 1) / width,
  }));
}

/** Where each moment lies between the start, 0, and the end, 1. */
export function placesOf(moments: readonly Moment[], rounds: number): number[] {
  const width = widthOf(rounds);
  const lengths = new Map<number, number>();
  for (const { round } of moments) lengths.set(round, (lengths.get(round) ?? 0) + 1);
  const passed = new Map<number, number>();
  return moments.map(({ round, turn }, i) => {
    const isCounted = i > 0 && i === moments.length - 1 && round === rounds && turn === 0;
    if (isCounted) return (width - COUNT / 2) / width;
    const index = passed.get(round) ?? 0;
    passed.set(round, index + 1);
    const part = index / (lengths.get(round) ?? 1);
    return (round === 0 ? part * SET_UP : SET_UP + round - 1 + part) / width;
  });
}

/** The one of the given moments that is nearest to a place. */
export function nearest(places: readonly number[], place: number): number {
  let best = 0;
  places.forEach((at, i) => {
    if (Math.abs(at - place) < Math.abs((places[best] ?? 0) - place)) best = i;
  });
  return best;
}
