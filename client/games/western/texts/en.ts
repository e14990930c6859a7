import { board } from './en/board';
import { cards } from './en/cards';

/** Everything the page says of Western in English. Another language is one more object of this type. */
export const en = {
  board,
  cards,
};

export type WesternText = typeof en;
