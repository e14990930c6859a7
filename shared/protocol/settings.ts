import { z } from 'zod';
import { BOT_IDS, type BotId } from '../core';
import type { Games } from '../games/games';
import type { GameOptions } from '../games/kit';
import { ALL_CLOCKS, NAME_LENGTH, type ClockName } from './constants';
import { INVISIBLE, withoutPiles } from './marks';

/** What was chosen for a table. */
export interface TableSettings {
  /** The game that is played, by its id. */
  readonly game: string;
  /** What that game lets one choose besides: `solo` and others, all of them filled in. */
  readonly options: GameOptions;
  readonly seats: number;
  readonly clock: ClockName;
  /** T9: nobody is played for because their line is down. Only without a clock, and where nothing is at stake. */
  readonly waits: boolean;
  readonly spectators: boolean;
  /** Listed for everybody, to join or to watch; others are found by their code. */
  readonly public: boolean;
  /** Counts for the ratings of its people when it is played to the end, and there are two of them or more. */
  readonly rated: boolean;
}

/** What somebody asks for who opens a table: whatever is absent is as the game and the table have it by themselves. */
export interface TableOrder extends Partial<TableSettings> {
  /** The option of that name, as it was given before there was more than one game. */
  readonly solo?: boolean;
  /** They take the last seats; the others are for people. */
  readonly bots?: readonly BotId[];
}

/** A bot by its strength. */
export const botId = z.enum(BOT_IDS);

/** More than any game seats. */
const MOST_SEATS = 16;
const WORD_LENGTH = 40;
const word = z.string().min(1).max(WORD_LENGTH);

export const gameId = word;
export const seatCount = z.int().min(1).max(MOST_SEATS);
export const seatNumber = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);

const ordered = {
  game: gameId.optional(),
  options: z.record(word, z.union([z.string().max(WORD_LENGTH), z.number(), z.boolean()])).default({}),
  /** Absent: as the options want it, else the fewest that leave a person a seat beside the bots. */
  seats: seatCount.optional(),
  clock: z.enum(ALL_CLOCKS).default('standard'),
  waits: z.boolean().default(false),
  spectators: z.boolean().default(true),
  public: z.boolean().default(false),
  rated: z.boolean().default(false),
  solo: z.boolean().optional(),
};
const settingsForm = z.strictObject(ordered);
const orderForm = z.strictObject({ ...ordered, bots: z.array(botId).max(MOST_SEATS).default([]) });

/** Settings as they were written, by this version or one before; undefined for what these games do not know. */
export function settingsFrom(games: Games, json: unknown): TableSettings | undefined {
  const { data } = settingsForm.safeParse(json);
  return data && settle(games, data);
}

/** A table as it is to be opened; undefined for what makes no sense. A person needs a seat; alone there are no bots. */
export function orderFrom(
  games: Games,
  json: unknown,
): { readonly settings: TableSettings; readonly bots: readonly BotId[] } | undefined {
  const { data } = orderForm.safeParse(json);
  if (!data) return undefined;
  const { bots, ...given } = data;
  const settings = settle(games, given, bots.length + 1);
  if (!settings) return undefined;
  const isSound = isAlone(games, settings)
    ? bots.length === 0 && !settings.rated
    : bots.length < settings.seats;
  return isSound ? { settings, bots } : undefined;
}

/** One person and nobody else, as the game has it. */
export function isAlone(games: Games, { game, options }: Pick<TableSettings, 'game' | 'options'>): boolean {
  return games.named(game)?.table.isAlone(options) ?? false;
}

function settle(
  games: Games,
  { game, options: given, solo, seats, ...rest }: z.output<typeof settingsForm>,
  fewest = 1,
): TableSettings | undefined {
  if (rest.waits && (rest.clock !== 'relaxed' || rest.rated)) return undefined;
  const kit = game === undefined ? games.standard : games.named(game);
  const options = kit?.table.optionsFrom(solo === undefined ? given : { solo, ...given });
  if (!kit || !options) return undefined;
  const fixed = kit.table.sizeFor(options);
  const possible = fixed === undefined ? kit.table.sizes : [fixed];
  const size = seats === undefined ? possible.find((one) => one >= fewest) : seats;
  if (size === undefined || !possible.includes(size)) return undefined;
  return { game: kit.rules.id, options, seats: size, ...rest };
}

/** A name is what is left when invisible characters, piles of marks and the spaces around it are gone. */
export function tidyName(name: string): string | undefined {
  const visible = name.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
  const tidy = withoutPiles(visible);
  return tidy.length > 0 && [...tidy].length <= NAME_LENGTH ? tidy : undefined;
}
