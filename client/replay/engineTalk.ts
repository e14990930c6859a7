import type { MatchArchive, Report, Seen } from '../../shared/fairness';
import type { Onlooker, Sight } from '../../shared/replay';
import type { Change, Source } from '../../shared/replay/whatIf';
import type { Impossible, Opening, StoryLine } from './desk';

/** A match with another answer, played out. */
export interface ChangedStory extends StoryLine {
  readonly sources: readonly Source[];
}

/** What the page asks of the worker that an engine runs in; every question is answered once. */
export interface EngineTalk {
  /** The text of an engine whose hash the page has checked. Undefined where it is not made for this page. */
  load(code: string, hash: string): { readonly game: string; readonly rulesVersion: string } | undefined;
  open(archive: MatchArchive): Opening | Impossible;
  sight(line: number, number: number, onlooker: Onlooker): Sight;
  /** Another answer in a line, played to its end. */
  change(line: number, change: Change): ChangedStory;
  verify(archive: MatchArchive, seen: Seen): Report;
}

export type Asked<Name extends keyof EngineTalk = keyof EngineTalk> = {
  [Each in Name]: { readonly id: number; readonly name: Each; readonly with: Parameters<EngineTalk[Each]> };
}[Name];

export type Answered =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly why: string };
