// npm run engines [-- trust <hash> … | trust all]: the engines that the store keeps, and whether they are run.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';
import { top } from './lib/paths.mjs';

requireNode();
await ensureInstalled();
const code = await ensureBuilt({ only: ['engines', 'server'] });
if (code !== 0) process.exit(code);
process.chdir(top);
await import(pathToFileURL(join(top, 'dist/server/engines.js')).href);
