import type { BotId } from '../core';

/** Names to sit at a table with, by strength. Proper names, the same in every language. */
export const BOT_NAMES: Readonly<Record<BotId, readonly string[]>> = {
  rookie: ['Pip', 'Sprocket', 'Dinky', 'Bolt'],
  veteran: ['Ferrum', 'Old Gauge', 'Rivet', 'Halyard'],
  ace: ['Vector', 'Nova', 'Zenith', 'Kestrel'],
};

/** A name for a bot that none of the others at the table has. */
export function botName(id: BotId, taken: readonly string[]): string {
  const names = BOT_NAMES[id];
  const free = names.find((name) => !taken.includes(name));
  if (free !== undefined) return free;
  let number = 2;
  while (taken.includes(`${names[0]} ${number}`)) number++;
  return `${names[0]} ${number}`;
}
