import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the repository, wherever the command was called from. */
export const top = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
