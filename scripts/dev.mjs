// npm run dev: the page from Vite's own server, which reloads it on change; the game server rebuilt and
// restarted on change behind it.
import { spawn } from 'node:child_process';
import { existsSync, rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';
import { top } from './lib/paths.mjs';
import { bin } from './lib/run.mjs';

requireNode();
await ensureInstalled();

/** No engines lie beside it: what is being worked on plays by its sources. */
const OUT_DIR = 'dist/dev/server';
const ENTRY = join(OUT_DIR, 'index.js');
/** A build writes several files; the server starts again when they have settled. */
const SETTLE_MS = 150;

rmSync(join(top, OUT_DIR), { recursive: true, force: true });
const node = (...args) => spawn(process.execPath, args, { cwd: top, stdio: 'inherit' });
const vite = (...args) => node(bin('vite', 'bin/vite.js'), ...args);

const helpers = [
  vite(
    'build',
    '--watch',
    '--ssr',
    'server/index.ts',
    '--outDir',
    OUT_DIR,
    '--emptyOutDir',
    'false',
    '--logLevel',
    'warn',
  ),
  vite('--clearScreen', 'false'),
];

let server;
let isStopping = false;

function restart() {
  if (isStopping || !existsSync(join(top, ENTRY))) return;
  if (server?.exitCode === null && server.signalCode === null) {
    server.once('exit', startServer);
    server.kill('SIGTERM');
  } else {
    startServer();
  }
}

function startServer() {
  if (!isStopping) server = node('--enable-source-maps', ENTRY);
}

function stop() {
  isStopping = true;
  for (const child of [server, ...helpers]) child?.kill('SIGTERM');
}

await firstBuild();
restart();
let timer;
watch(join(top, OUT_DIR), () => {
  clearTimeout(timer);
  timer = setTimeout(restart, SETTLE_MS);
});

for (const helper of helpers) helper.once('exit', () => !isStopping && stop());
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    stop();
    // Watching would keep us alive.
    setTimeout(() => process.exit(0), 2000).unref();
    Promise.all(helpers.map((helper) => new Promise((done) => helper.once('exit', done)))).then(() =>
      process.exit(0),
    );
  });
}

async function firstBuild() {
  while (!existsSync(join(top, ENTRY))) await new Promise((done) => setTimeout(done, 100));
}
