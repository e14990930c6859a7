import type { WesternText } from './en';
import { board } from './fr/board';
import { cards } from './fr/cards';
import { log } from './fr/log';
import { prompts } from './fr/prompts';
import { replay } from './fr/replay';
import { results } from './fr/results';
import { stages } from './fr/stages';
import { table } from './fr/table';

export const fr: WesternText = {
  board,
  cards,
  log,
  prompts,
  replay,
  results,
  stages,
  table,
  /** Fetched when somebody wants it. */
  explain: () => import('./fr/explain').then(({ explain }) => explain),
  spoken: () => import('./fr/spoken').then(({ spoken }) => spoken),
  captions: () => import('./fr/captions').then(({ captions }) => captions),
  hints: () => import('./fr/hints').then(({ hints }) => hints),
};
