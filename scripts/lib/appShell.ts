import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';

const WORKER = 'sw.js';
const REMOVAL = 'sw-removal.js';
/** What nobody opens the page with: maps, the workers themselves, and the page in one language, which may be another tomorrow. */
const NOT_KEPT = /\.map$|^sw(-removal)?\.js$|^index\.\w+\.html$/;

/** Makes an app of the built page: a manifest in each language, and the worker that keeps the files of the release. */
export function appShell(languages: readonly string[], descriptionIn: (language: string) => string): Plugin {
  return {
    name: 'app-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.en.webmanifest' }, injectTo: 'head' },
      ],
    },
    buildStart() {
      for (const language of languages)
        this.emitFile({
          type: 'asset',
          fileName: `manifest.${language}.webmanifest`,
          source: JSON.stringify(manifest(language, descriptionIn(language)), undefined, 2),
        });
    },
    /** Last, when all that the page is made of is there. */
    async writeBundle({ dir = '' }) {
      const RELEASE = JSON.stringify(releaseIn(dir));
      await buildWorker(dir, 'serviceWorker.ts', { fileName: WORKER, define: { RELEASE } });
      await buildWorker(dir, 'removal.ts', { fileName: REMOVAL });
    },
  };
}

/** One file without imports each: not every browser lets a service worker have some. */
async function buildWorker(
  dir: string,
  entry: string,
  { fileName, define }: { readonly fileName: string; readonly define?: Record<string, string> },
): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      outDir: dir,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(import.meta.dirname, '../../client/worker', entry),
        output: { format: 'iife', entryFileNames: fileName },
        checks: { bundlerTimings: false },
      },
    },
  });
}

/** All files that the page can ask for, by address; and what names them all. */
function releaseIn(dir: string): { readonly version: string; readonly files: Record<string, string> } {
  const files = Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).split(sep).join('/'))
      .filter((path) => !NOT_KEPT.test(path))
      .sort()
      .map((path) => [`/${path}`, hashOf(readFileSync(join(dir, path)))]),
  );
  return { version: hashOf(JSON.stringify(files)), files };
}

/** As client/worker/shelf.ts reckons it. */
function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

function manifest(language: string, description: string): object {
  return {
    id: '/',
    name: 'Pocket Arena',
    short_name: 'Pocket Arena',
    description,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // The ground of the dark theme; the page says which one it has as soon as it is there (client/model/theme.ts).
    theme_color: '#0d0b1e',
    background_color: '#0d0b1e',
    categories: ['games'],
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
