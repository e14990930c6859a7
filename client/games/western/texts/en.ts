import type { Translation } from '../../../i18n/translation';
import { board } from './en/board';
import { cards } from './en/cards';
import { log } from './en/log';
import { prompts } from './en/prompts';
import { replay } from './en/replay';
import { stages } from './en/stages';
import { table } from './en/table';

/** Everything the page says of Western in English. Another language is one more object of this type. */
export const en = {
  board,
  cards,
  log,
  prompts,
  replay,
  stages,
  table,
  /** Fetched when somebody wants it. */
  explain: () => import('./en/explain').then(({ explain }) => explain),
  spoken: () => import('./en/spoken').then(({ spoken }) => spoken),
  captions: () => import('./en/captions').then(({ captions }) => captions),
  results: () => import('./en/results').then(({ results }) => results),
  hints: () => import('./en/hints').then(({ hints }) => hints),
};

export type WesternText = Translation<typeof en>;
