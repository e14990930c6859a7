// npm run build: dist/client and dist/server, where stale. Expects the packages to be installed.
import { ensureBuilt } from './lib/build.mjs';
import { requireNode } from './lib/node.mjs';

requireNode();
process.exit(await ensureBuilt());
