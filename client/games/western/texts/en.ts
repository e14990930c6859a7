import { board } from './en/board';
import { cards } from './en/cards';
import { prompts } from './en/prompts';
import { log } from './en/log';
import { replay } from './en/replay';
import { table } from './en/table';

/** Everything the page says of Western in English. Another language is one more object of this type. */
export const en = {
  board,
  cards,
  prompts,
  log,
  replay,
  table,
  /** Fetched when somebody wants it. */
  hints: () => import('./en/hints').then(({ hints }) => hints),
};

export type WesternText = typeof en;
