/** What this browser remembers. Storage can be full or forbidden: then nothing is remembered. */
const PREFIX = 'pocket-arena.';

export const stored = {
  text(key: string): string | undefined {
    try {
      return localStorage.getItem(PREFIX + key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  setText(key: string, value: string): void {
    try {
      localStorage.setItem(PREFIX + key, value);
    } catch {
      // Playing goes on without it.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {
      // Nothing was stored then.
    }
  },
};
