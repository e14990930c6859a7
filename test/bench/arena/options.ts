import { parseArgs } from 'node:util';
import { BOT_IDS, isBotId, type BotId } from '../../../shared/core';

/** npm run arena -- --seats ace,veteran --games 200 [--seed 1] [--threads 2] [--budget 0.5] [--json] */
export interface ArenaOptions {
  readonly seats: readonly BotId[];
  readonly games: number;
  readonly seed: number;
  readonly threads: number;
  /** The part of Ace's budget of play-outs that it gets. */
  readonly budget: number;
  readonly json: boolean;
}

export const USAGE =
  'npm run arena -- --seats ace,veteran,veteran,rookie --games 200 [--seed 1] [--threads 2] [--budget 1] [--json]';

export function readOptions(args: readonly string[]): ArenaOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seats: { type: 'string', default: 'veteran,rookie,rookie,rookie' },
      games: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      threads: { type: 'string', default: '2' },
      budget: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const seats = values.seats.split(',').map((name) => {
    const id = name.trim();
    if (!isBotId(id)) throw new RangeError(`There is no bot "${id}", only ${BOT_IDS.join(', ')}.`);
    return id;
  });
  if (seats.length < 2 || seats.length > 4) throw new RangeError('An arena has two to four seats.');
  return {
    seats,
    games: whole(values.games, 'games'),
    seed: whole(values.seed, 'seed'),
    threads: whole(values.threads, 'threads'),
    budget: positive(values.budget, 'budget'),
    json: values.json,
  };
}

function whole(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new RangeError(`--${name} is a whole number from 1.`);
  return value;
}

function positive(text: string, name: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new RangeError(`--${name} is a number above 0.`);
  return value;
}
