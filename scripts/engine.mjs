// npm run engine -- --game western: an engine that reads and writes lines of JSON (docs/engine.md).
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureEnginePackage } from './lib/enginePackage.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';
import { top } from './lib/paths.mjs';

requireNode();
await ensureInstalled();
const code = await ensureEnginePackage();
if (code !== 0) process.exit(code);
await import(pathToFileURL(join(top, 'packages/engine/command.mjs')).href);
