/** One file for both that need it: what a match on this device runs on is what a what-if is played out on. */
export function newRulesThread(): Worker {
  return new Worker(new URL('./rulesWorker.ts', import.meta.url), { type: 'module' });
}
