import type { Translation } from '../../../i18n/translation';
import { cards } from './en/cards';
import { directions, log, sources, statuses } from './en/log';
import { program, prompts } from './en/prompts';
import { replay } from './en/replay';
import { stages } from './en/stages';
import { results, table, weaponOrder } from './en/table';

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
  stages,
  statuses,
  table,
  weaponOrder,
  /** Fetched when somebody wants it. */
  spoken: () => import('./en/spoken').then(({ spoken }) => spoken),
  captions: () => import('./en/captions').then(({ captions }) => captions),
  hints: () => import('./en/hints').then(({ hints }) => hints),
};

export type MechsText = Translation<typeof en>;
