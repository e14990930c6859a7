/**
 * Milliseconds that only ever go forward, whatever the machine's clock is set to: for everything that measures how
 * long. They count from 1970 as the machine's clock had it when the process started, so that moments can be told to
 * pages together with the present one. They stand still while the machine sleeps, and mean nothing to the next process:
 * what outlives this one, and what people read, goes by the wall clock (`Ports.now`).
 */
export function monotonic(): number {
  return performance.timeOrigin + performance.now();
}
