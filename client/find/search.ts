import { effect, signal } from '@preact/signals';
import { CLOCKS } from '../../shared/protocol/constants';
import type { QueueStatus, Wish } from '../../shared/protocol/queue';
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

const SEATS: readonly Wish['seats'][] = ['any', 2, 3, 4];

/** What this browser asked for last. */
export const wish = signal<Wish>(rememberedWish());
effect(() => stored.setText('wish', JSON.stringify(wish.value)));

function rememberedWish(): Wish {
  const first: Wish = { seats: 'any', clock: 'standard', rated: true };
  try {
    const kept = JSON.parse(stored.text('wish') ?? '{}') as Partial<Wish>;
    return {
      seats: SEATS.find((seats) => seats === kept.seats) ?? first.seats,
      clock: CLOCKS.find((clock) => clock === kept.clock) ?? first.clock,
      rated: kept.rated !== false,
    };
  } catch {
    return first;
  }
}
