import type { MechsText } from '../en/mechs';
import { cards } from './mechs/cards';
import { directions, log, sources, statuses } from './mechs/log';
import { program, prompts } from './mechs/prompts';
import { replay } from './mechs/replay';
import { results, table, weaponOrder } from './mechs/table';

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
  spoken: () => import('./mechs/spoken').then(({ spoken }) => spoken),
  captions: () => import('./mechs/captions').then(({ captions }) => captions),
  stages: () => import('./mechs/stages').then(({ stages }) => stages),
  hints: () => import('./mechs/hints').then(({ hints }) => hints),
};
