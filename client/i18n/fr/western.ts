import type { WesternText } from '../en/western';
import { board } from './western/board';
import { cards } from './western/cards';
import { log } from './western/log';
import { prompts } from './western/prompts';
import { replay } from './western/replay';
import { stages } from './western/stages';
import { table } from './western/table';

export const fr: WesternText = {
  board,
  cards,
  log,
  prompts,
  replay,
  stages,
  table,
  /** Fetched when somebody wants it. */
  explain: () => import('./western/explain').then(({ explain }) => explain),
  spoken: () => import('./western/spoken').then(({ spoken }) => spoken),
  captions: () => import('./western/captions').then(({ captions }) => captions),
  results: () => import('./western/results').then(({ results }) => results),
  hints: () => import('./western/hints').then(({ hints }) => hints),
};
