import { z } from 'zod';
import { BOT_IDS } from '../core';
import { CLOCKS, NAME_LENGTH, type ClockName } from './constants';

/** Seconds for a decision whose pace is long and for any other; without a preset nobody is hurried. */
export const CLOCK_SECONDS: Record<ClockName, { readonly long: number; readonly other: number } | undefined> =
  {
    relaxed: undefined,
    standard: { long: 120, other: 45 },
    blitz: { long: 45, other: 15 },
  };

const seats = z.union([z.literal(2), z.literal(3), z.literal(4)]);
const clock = z.enum(CLOCKS).default('standard');
const spectators = z.boolean().default(true);
const solo = z.boolean().default(false);
/** Listed for everybody, to join or to watch; others are found by their code. */
const isPublic = z.boolean().default(false);
const rated = z.boolean().default(false);

export const tableSettings = z.strictObject({
  seats: seats.default(2),
  clock,
  spectators,
  /** One person in seat 0 against the two robot pilots of the rules (M13), which take seats 1 and 2. */
  solo,
  public: isPublic,
  /** Counts for the ratings of its people when it is played to the end, and there are two of them or more. */
  rated,
});

export type TableSettings = z.infer<typeof tableSettings>;

/** A bot by its strength. */
export const botId = z.enum(BOT_IDS);

const SOLO_SEATS = 3;

/** What somebody asks for who opens a table. `bots` take the last seats; the others are for people. */
export const tableOrder = z
  .strictObject({
    /** Absent: as many as there are bots and one more, two without any, three for solo. */
    seats: seats.optional(),
    clock,
    spectators,
    solo,
    public: isPublic,
    rated,
    bots: z.array(botId).max(3).default([]),
  })
  .transform((order, context) => {
    const { bots, ...given } = order;
    const settings = tableSettings.safeParse({ ...given, seats: given.seats ?? seatsFor(order) });
    const isSound = order.solo
      ? settings.data?.seats === SOLO_SEATS && bots.length === 0 && !order.rated
      : bots.length < (settings.data?.seats ?? 0);
    if (settings.success && isSound) return { settings: settings.data, bots };
    context.addIssue('A person needs a seat; solo has three seats without bots and is not rated.');
    return z.NEVER;
  });

function seatsFor({ solo, bots }: { readonly solo: boolean; readonly bots: readonly unknown[] }): number {
  return solo ? SOLO_SEATS : Math.max(2, bots.length + 1);
}

export type TableOrder = z.input<typeof tableOrder>;

/** Nobody sees these: control characters, all that Unicode calls ignorable, and what is drawn as a blank. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800\u{1d159}\u{13441}\u{13442}]/gu;

/** A name is what is left when invisible characters and the spaces around it are gone. */
export function tidyName(name: string): string | undefined {
  const tidy = name.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
  return tidy.length > 0 && [...tidy].length <= NAME_LENGTH ? tidy : undefined;
}
