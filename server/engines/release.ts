import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EngineName } from '../store/engines';

/** An engine that came with the program. */
export interface ReleasedEngine extends EngineName {
  readonly file: string;
  /** What new tables of the game take. */
  readonly isNewest: boolean;
}

/** The engines that came with the program: those of today's rules, and of earlier ones. */
export interface Release {
  readonly engines: readonly ReleasedEngine[];
  codeOf(engine: ReleasedEngine): Promise<string>;
}

const LIST = 'engines.json';

/** None beside a server that was not built as a whole: it plays by its own sources. */
export function releaseIn(folder: string): Release | undefined {
  const list = join(folder, LIST);
  if (!existsSync(list)) return undefined;
  return {
    engines: JSON.parse(readFileSync(list, 'utf8')) as ReleasedEngine[],
    codeOf: ({ file }) => readFile(join(folder, file), 'utf8'),
  };
}
