import type { RefusalReason } from '../../shared/protocol';

/** One thing that must be well before people are sent to this node. */
export interface ReadyCheck {
  readonly name: string;
  /** What is said when it is not. */
  readonly code: RefusalReason;
  /** Rejects, or throws, when it is not. */
  run(): unknown;
}

export interface Unready {
  readonly code: RefusalReason;
  /** Names of all checks that failed. */
  readonly failed: readonly string[];
}

const PATIENCE_MS = 3000;

/** Asks all at once; whoever does not answer in time has failed. `undefined` when everything is well. */
export async function unready(checks: readonly ReadyCheck[]): Promise<Unready | undefined> {
  const results = await Promise.all(checks.map(async (check) => ({ check, isWell: await passes(check) })));
  const failed = results.filter(({ isWell }) => !isWell).map(({ check }) => check);
  const [first] = failed;
  return first && { code: first.code, failed: failed.map(({ name }) => name) };
}

async function passes(check: ReadyCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer.')), PATIENCE_MS);
  });
  try {
    await Promise.race([(async () => check.run())(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Passes unless `isTrue`: for states that only the process itself knows. */
export function unless(isTrue: () => boolean): () => void {
  return () => {
    if (isTrue()) throw new Error('It is so.');
  };
}
