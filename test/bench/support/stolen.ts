import { readFileSync } from 'node:fs';

/**
 * Says how much of the time something took the machine was busy with others: a virtual machine has to wait for its
 * processors, and what was measured meanwhile says little. In per cent of all processors; only Linux tells.
 */
export async function stolenWhile<T>(
  run: () => Promise<T>,
): Promise<{ readonly result: T; readonly stolenPercent: number | undefined }> {
  const before = ticks();
  const result = await run();
  const after = ticks();
  if (!before || !after) return { result, stolenPercent: undefined };
  return { result, stolenPercent: (100 * (after.stolen - before.stolen)) / (after.all - before.all) };
}

/** user, nice, system, idle, iowait, irq, softirq, steal */
const STOLEN = 7;

function ticks(): { readonly stolen: number; readonly all: number } | undefined {
  try {
    const line = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] ?? '';
    const counts = line
      .trim()
      .split(/\s+/)
      .slice(1, STOLEN + 2)
      .map(Number);
    return { stolen: counts[STOLEN] ?? 0, all: counts.reduce((sum, count) => sum + count, 0) };
  } catch {
    return undefined;
  }
}
