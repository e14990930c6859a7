import type { Messages } from './en';
import { habits } from './fr/habits';
import { home, site } from './fr/home';
import { lobby } from './fr/lobby';
import { prompts } from './fr/prompts';
import { refusals } from './fr/refusals';
import { menu, results, table } from './fr/screens';

export const fr: Messages = {
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
  app: () => import('./fr/app').then(({ app }) => app),
  calls: () => import('./fr/calls').then(({ calls }) => calls),
  quickPlay: () => import('./fr/quickPlay').then(({ quickPlay }) => quickPlay),
  ratings: () => import('./fr/ratings').then(({ ratings }) => ratings),
  daysTable: () => import('./fr/days').then(({ days }) => days),
  peoplePages: () => import('./fr/people').then(({ people }) => people),
  tablesPage: () => import('./fr/tables').then(({ tables }) => tables),
  decided: () => import('./fr/decided').then(({ decided }) => decided),
  hints: () => import('./fr/hints').then(({ hints }) => hints),
  captions: () => import('./fr/captions').then(({ captions }) => captions),
  spoken: () => import('./fr/spoken').then(({ spoken }) => spoken),
  lessons: () => import('./fr/lessons').then(({ lessons }) => lessons),
  replayPage: () => import('./fr/replay').then(({ replay }) => replay),
  fairnessPage: () => import('./fr/fairness').then(({ fairness }) => fairness),
  rulesPage: () => import('./fr/rules').then(({ rules }) => rules),
};
