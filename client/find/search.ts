import { effect, signal } from '@preact/signals';
import { ALL_CLOCKS } from '../../shared/protocol/constants';
import type { QueueStatus, Wish } from '../../shared/protocol/queue';
import { game } from '../model/game';
import { stored } from '../model/storage';
import type { Trouble } from '../net/api';

/** How the search for strangers to play with stands. Small, because the first screen knows it. */
export type Search =
  | { readonly step: 'idle' }
  | { readonly step: 'joining' }
  | { readonly step: 'waiting'; readonly status?: QueueStatus; readonly isBack?: boolean }
  /** The line is down; this page gets in again by itself. */
  | { readonly step: 'lost' }
  | {
      readonly step: 'found';
      readonly proposal: number;
      /** By the clock of this machine. */
      readonly until: number;
      readonly isConfirmed: boolean;
    }
  | { readonly step: 'going' }
  | { readonly step: 'elsewhere' }
  | { readonly step: 'out'; readonly code: Trouble };

export const search = signal<Search>({ step: 'idle' });

/** What this browser asked for last, whichever game it was. */
type AnyWish = Omit<Wish, 'game'>;
export const wish = signal<AnyWish>(rememberedWish());
effect(() => stored.setText('wish', JSON.stringify(wish.value)));

/** The same for the game that is chosen. */
export function wanted(): Wish {
  const { id, sizes } = game.value;
  const { seats, ...rest } = wish.value;
  return { game: id, seats: sizes.find((size) => size === seats) ?? 'any', ...rest };
}

function rememberedWish(): AnyWish {
  const first: AnyWish = { seats: 'any', clock: 'standard', rated: true };
  try {
    const kept = JSON.parse(stored.text('wish') ?? '{}') as Partial<AnyWish>;
    return {
      seats: typeof kept.seats === 'number' ? kept.seats : first.seats,
      clock: ALL_CLOCKS.find((clock) => clock === kept.clock) ?? first.clock,
      rated: kept.rated !== false,
    };
  } catch {
    return first;
  }
}
