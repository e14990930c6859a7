import { perTable } from './perTable';

/** How a table looked when this browser last showed it, and after how many events. */
export interface LastSeen {
  readonly matchId: string;
  readonly events: number;
  readonly open: unknown;
}

export const lastSeen = perTable<LastSeen>('lastSeen');
