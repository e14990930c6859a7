import type { WesternText } from './en';
import { board } from './fr/board';
import { cards } from './fr/cards';
import { log } from './fr/log';
import { prompts } from './fr/prompts';
import { replay } from './fr/replay';
import { stages } from './fr/stages';
import { table } from './fr/table';

export const fr: WesternText = {
  board,
  cards,
  log,
  prompts,
  replay,
  stages,
  table,
  /** Fetched when somebody wants it. */
  explain: () => import('./fr/explain').then(({ explain }) => explain),
  spoken: () => import('./fr/spoken').then(({ spoken }) => spoken),
  captions: () => import('./fr/captions').then(({ captions }) => captions),
  results: () => import('./fr/results').then(({ results }) => results),
  hints: () => import('./fr/hints').then(({ hints }) => hints),
};
