import type { Translation } from './translation';
import { habits } from './en/habits';
import { home, site } from './en/home';
import { lobby } from './en/lobby';
import { prompts } from './en/prompts';
import { refusals } from './en/refusals';
import { menu, results, table } from './en/screens';

/** Everything the frame says in English; games bring their own. Another language is one more object of this type. */
export const en = {
  home,
  site,
  lobby,
  table,
  menu,
  results,
  habits,
  prompts,
  refusals,
  /** Fetched with the part of the page that says it. */
  app: () => import('./en/app').then(({ app }) => app),
  calls: () => import('./en/calls').then(({ calls }) => calls),
  quickPlay: () => import('./en/quickPlay').then(({ quickPlay }) => quickPlay),
  ratings: () => import('./en/ratings').then(({ ratings }) => ratings),
  daysTable: () => import('./en/days').then(({ days }) => days),
  peoplePages: () => import('./en/people').then(({ people }) => people),
  tablesPage: () => import('./en/tables').then(({ tables }) => tables),
  decided: () => import('./en/decided').then(({ decided }) => decided),
  hints: () => import('./en/hints').then(({ hints }) => hints),
  captions: () => import('./en/captions').then(({ captions }) => captions),
  spoken: () => import('./en/spoken').then(({ spoken }) => spoken),
  lessons: () => import('./en/lessons').then(({ lessons }) => lessons),
  replayPage: () => import('./en/replay').then(({ replay }) => replay),
  fairnessPage: () => import('./en/fairness').then(({ fairness }) => fairness),
  rulesPage: () => import('./en/rules').then(({ rules }) => rules),
};

export type Messages = Translation<typeof en>;
