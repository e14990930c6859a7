import type { Translation } from '../translation';
import { habits } from './habits';
import { home, site } from './home';
import { lobby } from './lobby';
import { prompts } from './prompts';
import { refusals } from './refusals';
import { menu, results, table } from './screens';

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
  app: () => import('./app').then(({ app }) => app),
  calls: () => import('./calls').then(({ calls }) => calls),
  quickPlay: () => import('./quickPlay').then(({ quickPlay }) => quickPlay),
  ratings: () => import('./ratings').then(({ ratings }) => ratings),
  daysTable: () => import('./days').then(({ days }) => days),
  peoplePages: () => import('./people').then(({ people }) => people),
  tablesPage: () => import('./tables').then(({ tables }) => tables),
  decided: () => import('./decided').then(({ decided }) => decided),
  hints: () => import('./hints').then(({ hints }) => hints),
  captions: () => import('./captions').then(({ captions }) => captions),
  spoken: () => import('./spoken').then(({ spoken }) => spoken),
  lessons: () => import('./lessons').then(({ lessons }) => lessons),
  replayPage: () => import('./replay').then(({ replay }) => replay),
  fairnessPage: () => import('./fairness').then(({ fairness }) => fairness),
  rulesPage: () => import('./rules').then(({ rules }) => rules),
};

export type Messages = Translation<typeof en>;
