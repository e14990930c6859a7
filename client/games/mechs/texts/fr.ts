import type { MechsText } from './en';
import { cards } from './fr/cards';
import { directions, log, sources, statuses } from './fr/log';
import { program, prompts } from './fr/prompts';
import { replay } from './fr/replay';
import { stages } from './fr/stages';
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
  stages,
  statuses,
  table,
  weaponOrder,
  /** Fetched when somebody wants it. */
  spoken: () => import('./fr/spoken').then(({ spoken }) => spoken),
  captions: () => import('./fr/captions').then(({ captions }) => captions),
  hints: () => import('./fr/hints').then(({ hints }) => hints),
};
