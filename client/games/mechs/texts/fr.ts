import type { MechsText } from './en';
import { cards } from './fr/cards';
import { directions, log, sources, statuses } from './fr/log';
import { program, prompts } from './fr/prompts';
import { replay } from './fr/replay';
import { results, table, weaponOrder } from './fr/table';

export const fr: MechsText = {
  cards,
  directions,
  log,
  program,
  prompts,
  replay,
  results,
  sources,
  statuses,
  table,
  weaponOrder,
  /** Fetched when somebody wants it. */
  hints: () => import('./fr/hints').then(({ hints }) => hints),
};
