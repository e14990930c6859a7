import { parseArgs } from 'node:util';
import { BOT_IDS, isBotId, type BotId } from '../../../shared/core';
import { CONTEST_IDS, contestOf, type ContestId } from './games';

/** npm run tournament -- [--game mechs] --seats ace,veteran --games 200 [--seed 1] [--threads 2] [--budget 0.5] [--config JSON] [--json] */
export interface TournamentOptions {
  readonly game: ContestId;
  readonly seats: readonly BotId[];
  readonly games: number;
  readonly seed: number;
  readonly threads: number;
  /** The part of Ace's budget of play-outs that it gets. */
  readonly budget: number;
  readonly json: boolean;
  /** What the table's configuration has besides its seats, as JSON: '{"bosses":"random"}'. */
  readonly config?: object;
}

export const USAGE =
  'npm run tournament -- [--game mechs] --seats ace,veteran,veteran,rookie --games 200 [--seed 1] [--threads 2] [--budget 1] [--config JSON] [--json]';

export function readOptions(args: readonly string[]): TournamentOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', default: 'mechs' },
      seats: { type: 'string', default: 'veteran,rookie,rookie,rookie' },
      games: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      threads: { type: 'string', default: '2' },
      budget: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
      config: { type: 'string' },
    },
  });
  const seats = values.seats.split(',').map((name) => {
    const id = name.trim();
    if (!isBotId(id)) throw new RangeError(`There is no bot "${id}", only ${BOT_IDS.join(', ')}.`);
    return id;
  });
  const game = CONTEST_IDS.find((id) => id === values.game);
  if (!game) throw new RangeError(`There is no game "${values.game}", only ${CONTEST_IDS.join(', ')}.`);
  const fewest = contestOf(game).fewestSeats;
  if (seats.length < fewest || seats.length > 4)
    throw new RangeError(`A tournament of ${game} has ${fewest === 1 ? 'one' : 'two'} to four seats.`);
  return {
    game,
    seats,
    games: whole(values.games, 'games'),
    seed: whole(values.seed, 'seed'),
    threads: whole(values.threads, 'threads'),
    budget: positive(values.budget, 'budget'),
    json: values.json,
    ...(values.config !== undefined && { config: plainObject(values.config) }),
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

function plainObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // said below
  }
  throw new RangeError(`--config is a JSON object, not ${text}.`);
}
