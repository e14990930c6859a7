// npm start: installs what is missing, builds what is stale, serves the game.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';
import { top } from './lib/paths.mjs';

requireNode();
await ensureInstalled();
const buildCode = await ensureBuilt();
if (buildCode !== 0) process.exit(buildCode);

// In this very process: signals and the exit code need no forwarding.
const server = join(top, 'dist/server/index.js');
process.chdir(top);
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
process.argv[1] = server;
await import(pathToFileURL(server).href);
