import type { Translation } from '../translation';
import { cards } from './mechs/cards';
import { directions, log, sources, statuses } from './mechs/log';
import { program, prompts } from './mechs/prompts';
import { replay } from './mechs/replay';
import { results, table, weaponOrder } from './mechs/table';

/** Everything the page says of Mechs in English. Another language is one more object of this type. */
export const en = {
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
  spoken: () => import('./mechs/spoken').then(({ spoken }) => spoken),
  captions: () => import('./mechs/captions').then(({ captions }) => captions),
  stages: () => import('./mechs/stages').then(({ stages }) => stages),
  hints: () => import('./mechs/hints').then(({ hints }) => hints),
};

export type MechsText = Translation<typeof en>;
