// npm pack ./packages/engine: fills the package before it is packed.
import { ensureEnginePackage } from './lib/enginePackage.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';

requireNode();
await ensureInstalled();
process.exit(await ensureEnginePackage({ withTypes: true }));
