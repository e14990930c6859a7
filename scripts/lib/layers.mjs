// The layers of server/, lowest first: each imports only itself and those before it. ARCHITECTURE.md tells what they are.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { top } from './paths.mjs';

/** Folders of server/, and files that are a layer of their own. */
export const SERVER_LAYERS = [
  ...['base', 'framework', 'store', 'engines', 'metrics', 'people', 'ratings', 'bots', 'match', 'tables'],
  'notices',
  ...['services.ts', 'table', 'sync', 'rooms', 'queue', 'cluster', 'http'],
];

/** The composition root: the other files of server/ itself, which may import everything and which nothing imports. */
function root() {
  const entries = readdirSync(join(top, 'server'), { withFileTypes: true });
  const stray = entries.find((entry) => entry.isDirectory() && !SERVER_LAYERS.includes(entry.name));
  if (stray)
    throw new Error(`server/${stray.name} is in no layer: give it its place in scripts/lib/layers.mjs.`);
  return entries
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.ts') && !SERVER_LAYERS.includes(name));
}

/** For `import-x/no-restricted-paths`. */
export function layerZones() {
  const inServer = (name) => `./server/${name}`;
  const all = [...SERVER_LAYERS, ...root()];
  return SERVER_LAYERS.map((layer, at) => ({
    target: inServer(layer),
    from: all.slice(at + 1).map(inServer),
    message: `server/${layer} knows only the layers below it (scripts/lib/layers.mjs).`,
  }));
}
