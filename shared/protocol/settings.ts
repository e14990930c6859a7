import { z } from 'zod';

export const CLOCKS = ['relaxed', 'standard', 'blitz'] as const;
export type ClockName = (typeof CLOCKS)[number];

/** Seconds for a program and for any other decision; without a preset nobody is hurried. */
export const CLOCK_SECONDS: Record<
  ClockName,
  { readonly program: number; readonly other: number } | undefined
> = {
  relaxed: undefined,
  standard: { program: 120, other: 45 },
  blitz: { program: 45, other: 15 },
};

export const tableSettings = z.strictObject({
  seats: z.union([z.literal(2), z.literal(3), z.literal(4)]).default(2),
  clock: z.enum(CLOCKS).default('standard'),
  spectators: z.boolean().default(true),
});

export type TableSettings = z.infer<typeof tableSettings>;

export const NAME_LENGTH = 20;
/** A name is what is left when invisible characters and the spaces around it are gone. */
export function tidyName(name: string): string | undefined {
  const tidy = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return tidy.length > 0 && [...tidy].length <= NAME_LENGTH ? tidy : undefined;
}
