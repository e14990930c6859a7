import { cards } from '../games/mechs/texts/en/cards';
import { home, site } from './en/home';
import { lobby } from './en/lobby';
import { directions, logLine, sources, statuses } from '../games/mechs/texts/en/log';
import { program, prompts } from './en/prompts';
import { ratings } from './en/ratings';
import { refusals } from './en/refusals';
import { menu, results, table, weaponOrder } from './en/screens';

/** Everything the page says in English. Another language is one more object of this type. */
export const en = {
  language: 'en',
  home,
  site,
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
  ratings,
  refusals,
  log: logLine,
  /** Fetched with the part of the page that says it. */
  quickPlay: () => import('./en/quickPlay').then(({ quickPlay }) => quickPlay),
  peoplePages: () => import('./en/people').then(({ people }) => people),
  tablesPage: () => import('./en/tables').then(({ tables }) => tables),
  hints: () => import('../games/mechs/texts/en/hints').then(({ hints }) => hints),
  replayPage: () => import('./en/replay').then(({ replay }) => replay),
  fairnessPage: () => import('./en/fairness').then(({ fairness }) => fairness),
  rulesPage: () => import('../games/mechs/texts/en/rules').then(({ rules }) => rules),
};

export type Messages = typeof en;
