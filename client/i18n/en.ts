import { cards } from './en/cards';
import { directions, logLine, sources, statuses } from './en/log';
import { program, prompts } from './en/prompts';
import { refusals } from './en/refusals';
import { home, lobby, menu, results, table, weaponOrder } from './en/screens';

/** Everything the page says in English. Another language is one more object of this type. */
export const en = {
  language: 'en',
  home,
  lobby,
  table,
  menu,
  weaponOrder,
  results,
  prompts,
  program,
  cards,
  directions,
  statuses,
  sources,
  refusals,
  log: logLine,
  /** Fetched when it is opened: it is longer than all the rest. */
  rulesPage: () => import('./en/rules').then(({ rules }) => rules),
};

export type Messages = typeof en;
