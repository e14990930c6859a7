import { must, pick, type Knowledge, type Random, type Seat } from '../../core';
import { figuresOf } from './ruleset';
import type { Secret } from './state';
import type { MechsTypes } from './types';

/** What the public log tells about the numbers of mines that are or were in the arena. */
export interface MineKnowledge {
  /** Numbers that were seen when a mine exploded, by token id. */
  readonly numbers: ReadonlyMap<number, number>;
  /** Numbers that a mine cannot have, because another of its owner showed it meanwhile. */
  readonly excluded: ReadonlyMap<number, ReadonlySet<number>>;
}

export function knownMines({ events, boundary }: Knowledge<MechsTypes>): MineKnowledge {
  const numbers = new Map<number, number>();
  const excluded = new Map<number, Set<number>>();
  const owners = baseMineOwners(events, boundary.open.seats.length);
  events.forEach((event) => {
    if (event.type === 'tokenDeployed' && event.kind === 'mine') owners.set(event.token, event.seat);
    else if (event.type === 'tokenRemoved') owners.delete(event.token);
    else if (event.type === 'mineExploded') {
      numbers.set(event.token, event.number);
      owners.delete(event.token);
      for (const [token, owner] of owners) {
        if (owner !== event.owner) continue;
        excluded.set(token, (excluded.get(token) ?? new Set()).add(event.number));
      }
    }
  });
  return { numbers, excluded };
}

/** The mines of M2.4 are placed seat by seat: their ids are the first ones. */
function baseMineOwners(events: Knowledge<MechsTypes>['events'], seats: number): Map<number, Seat> {
  const isPlaced = events.some((event) => event.type === 'baseMinesPlaced');
  return new Map(
    isPlaced ? Array.from({ length: seats }, (_, seat): [number, Seat] => [seat + 1, seat]) : [],
  );
}

/** Numbers for one seat's mines in the arena and in supply, each possible distribution equally likely. */
export function mineNumbersFor(
  { boundary, config }: Knowledge<MechsTypes>,
  seat: Seat,
  known: MineKnowledge,
  random: Random,
): Pick<Secret, 'placed' | 'supply'> {
  const tokens = boundary.open.tokens.filter((token) => token.seat === seat && token.kind === 'mine');
  const fits = orders(figuresOf(config).mineNumbers).filter((numbers) =>
    tokens.every(({ id }, i) => {
      const number = must(numbers[i], 'number for this mine');
      return (known.numbers.get(id) ?? number) === number && !known.excluded.get(id)?.has(number);
    }),
  );
  const chosen = pick(fits, random);
  return {
    placed: Object.fromEntries(tokens.map(({ id }, i) => [id, must(chosen[i], 'number for this mine')])),
    supply: chosen.slice(tokens.length).sort((a, b) => a - b),
  };
}

/**
 * Numbers of the mines that others have deployed since the boundary, in that order. Each is one that its owner
 * had at hand then: left in supply, or come back to it meanwhile.
 */
export function numbersDeployedSince(
  { events, eventsAtBoundary, boundary }: Knowledge<MechsTypes>,
  secrets: readonly Secret[],
  known: MineKnowledge,
  random: Random,
): number[] {
  const hands = secrets.map(({ supply, placed }, seat) =>
    seat === boundary.viewer ? undefined : { supply: supply.slice(), placed: { ...placed } },
  );
  const deployed: number[] = [];
  for (const event of events.slice(eventsAtBoundary)) {
    if (event.type === 'mineExploded') hands[event.owner]?.supply.push(event.number);
    else if (event.type === 'tokenRemoved' && event.kind === 'mine') {
      const hand = hands[event.owner];
      hand?.supply.push(must(hand.placed[event.token], 'number on this mine'));
    } else if (event.type === 'tokenDeployed' && event.kind === 'mine') {
      const hand = hands[event.seat];
      if (!hand) continue;
      const number = known.numbers.get(event.token) ?? pick(hand.supply, random);
      hand.supply = hand.supply.filter((other) => other !== number);
      hand.placed[event.token] = number;
      deployed.push(number);
    }
  }
  return deployed;
}

function orders(numbers: readonly number[]): number[][] {
  if (numbers.length === 0) return [[]];
  return numbers.flatMap((first) =>
    orders(numbers.filter((number) => number !== first)).map((rest) => [first, ...rest]),
  );
}
