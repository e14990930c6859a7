import { seatMark } from '../i18n/rich';
import { lineOf, type TableEvent } from '../model/log';
import { nameOf } from '../model/names';
import { mySeat } from '../model/table';
import { plainText } from '../parts/RichText';
import { spokenText } from './spokenParts';

/** A line of the log as it is told: whoever listens is "you" in it. */
export function toldLine(event: TableEvent): string | undefined {
  const line = lineOf(event);
  if (line === undefined) return undefined;
  const seat = mySeat.peek();
  return plainText(seat === undefined ? line : spokenText.text().toYou(line, seatMark(seat)));
}

/** The same for words that name the own seat. */
export function toldToYou(words: string): string {
  const seat = mySeat.value;
  return seat === undefined ? words : spokenText.text().toYou(words, nameOf(seat));
}
