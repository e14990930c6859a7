import type { Logger } from 'pino';
import type { AnyKit } from '../../shared/games';
import type { LoadedEngine } from '../engines';
import type { Services } from '../services';
import type { Audience } from './audience';
import type { CurrentMatch } from './currentMatch';
import type { Happenings } from './happenings';
import type { TableState } from './tableState';

/** What every part of a table may use: it is there before the first of them. */
export interface TableBasics {
  readonly services: Services;
  /** What the match is played by, and the game of it. */
  readonly engine: LoadedEngine;
  readonly kit: AnyKit;
  readonly log: Logger;
  readonly state: TableState;
  readonly current: CurrentMatch;
  readonly happened: Happenings;
  readonly audience: Audience;
}
