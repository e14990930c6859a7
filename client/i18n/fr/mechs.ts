import type { MechsText } from '../en/mechs';
import { cards } from './mechs/cards';
import { directions, log, sources, statuses } from './mechs/log';
import { program, prompts } from './mechs/prompts';
import { replay } from './mechs/replay';
import { stages } from './mechs/stages';
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
  stages,
  statuses,
  table,
  weaponOrder,
  /** Fetched when somebody wants it. */
  spoken: () => import('./mechs/spoken').then(({ spoken }) => spoken),
  captions: () => import('./mechs/captions').then(({ captions }) => captions),
  hints: () => import('./mechs/hints').then(({ hints }) => hints),
};
