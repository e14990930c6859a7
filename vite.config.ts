import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { appShell } from './scripts/lib/appShell.ts';
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';

// One file, two builds: `vite build` makes the page, `vite build --ssr <entry>` makes something Node runs.

/** The decorators of @colyseus/schema put accessors on the prototype; a defined class field would hide them. */
const oxc = {
  jsx: { runtime: 'automatic' as const, importSource: 'preact' },
  decorator: { legacy: true },
  assumptions: { setPublicClassFields: true },
  typescript: { removeClassFieldsWithoutInitializer: true },
};

const serverPort = process.env.PORT ?? '2567';

/** The languages that the page speaks: the folders of its texts. */
const LANGUAGES = readdirSync('client/i18n', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What search engines and previews say of the page. */
function description(language: string): string {
  return readFileSync(`client/i18n/${language}/description.txt`, 'utf8').trim();
}

/** What is always fetched together is one file: it compresses better. Of a game nothing may get into these. */
const FILES = [
  { name: 'preact', test: /node_modules\/@?preact/ },
  { name: 'sdk', test: /node_modules\/(colyseus\.js|@colyseus|msgpackr)\/|client\/net\/patience\./ },
  {
    name: 'table',
    test: /client\/(panels\/(?!ScoreChart|MoveDoor|HabitsDoor|HolidayDoor|NextTable|CallOffer|CallsDoor|DeviceCalls|WebhookDoor|callsText|Recap|MenuSheet|MenuRefusal|Chat|Silencing|RuleSheet)|prompts\/(?!answersInSight)|screens\/(Lobby|Match|Table)|model\/(attention|contribution|explain|glimpses|hints|log|names|plainWords|habits|leavers|playback|reading|sayings|since|sound|synth|table|told|undelivered|wide)\.|net\/(connection|line|outbox)\.|parts\/(pinnedEnd|RichText|RuleLink|SeatName|secondsLeft|Tabs)\.|help\/helpParts|spoken\/spokenParts|games\/(asked|perGame))|shared\/(protocol\/(assemble|habits\.|table|wire)|wire\/)/,
  },
  { name: 'core', test: /shared\/core\/(bot|eventRows|plain|shape|times)\./ },
  { name: 'parts', test: /client\/parts\/(Icon|Link|NameField|Segments)\./ },
  { name: 'hint', test: /client\/help\/(HintButtons|HintCard)\./ },
  {
    name: 'base',
    test: /client\/(i18n\/(index|chapter|languages?|plural|rich)|model\/storage|games\/\w+\/texts\/index)\.|shared\/core\/must\.|vite\/preload-helper|rolldown\/runtime/,
  },
  ...LANGUAGES.map((language) => ({ name: startTexts(language), test: startTextsOf(language) })),
].map((file) => ({ ...file, includeDependenciesRecursively: false }));

/** What the first screen says, in one language. */
function startTexts(language: string): string {
  return `texts-${language}`;
}
/** The catalogue with all that it holds from the start, and what every page says of the games. */
function startTextsOf(language: string): RegExp {
  const catalogue = readFileSync(`client/i18n/${language}/index.ts`, 'utf8');
  const chapters = [...catalogue.matchAll(/^import .* from '\.\/(\w+)';$/gm)].map(([, name]) => name);
  return new RegExp(
    `client/i18n/${language}/(index|${chapters.join('|')}|\\w+/card)\\.ts$`.replaceAll('/', '[\\\\/]'),
  );
}

/**
 * What is fetched from a table finds most of its files there, and pages that are seldom opened may ask for theirs one
 * after the other: to list them would weigh more than it saves. Its own file and styles are still asked for at once.
 */
function worthListing(file: string, files: string[], { hostId }: { hostId: string }): string[] {
  const isBrief =
    /\/(ui|table)-/.test(hostId) || /(Leaderboard|PersonScreen|roles|Fairness|book)-/.test(file);
  return isBrief ? files.filter((one) => one === file || one.endsWith('.css')) : files;
}

/** Of the client library the page leaves out what it never uses (see client/net/unused.ts). */
const UNUSED = [
  'input/RoomInput',
  'transport/H3Transport',
  'Auth',
  'debug-channel',
  'fetchXHR',
  '3rd_party/discord',
].map((file) => ({
  find: new RegExp(`^\\./(\\w+/)?${file.split('/').pop()}\\.mjs$`),
  replacement: join(import.meta.dirname, 'client/net/unused.ts'),
}));

/** The engines of the same sources, by game; none while the page is being worked on. */
function ownEngines(): Record<string, string> {
  const list = 'dist/engines/engines.json';
  if (!existsSync(list)) return {};
  const engines = JSON.parse(readFileSync(list, 'utf8')) as {
    game: string;
    hash: string;
    isNewest: boolean;
  }[];
  return Object.fromEntries(engines.flatMap(({ game, hash, isNewest }) => (isNewest ? [[game, hash]] : [])));
}

/** One page for each language: its texts are on their way together with the page's own code. */
const pagePerLanguage: Plugin = {
  name: 'page-per-language',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') return;
    const html = String(page.source);
    for (const language of LANGUAGES) {
      const source = html
        .replace('<html lang="en">', `<html lang="${language}">`)
        .replace(description('en'), description(language))
        .replace('/manifest.en.', `/manifest.${language}.`)
        .replace('  </head>', `${preloads(startTexts(language), bundle, html)}  </head>`);
      this.emitFile({ type: 'asset', fileName: `index.${language}.html`, source });
    }
  },
};

/** Links to a file and to all that it imports, as far as the page does not have them yet. */
function preloads(name: string, bundle: Rolldown.OutputBundle, html: string): string {
  const files = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file) || html.includes(file)) return;
    files.add(file);
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.name === name) add(chunk.fileName);
  return [...files].map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">\n  `).join('');
}

const page: UserConfig = {
  root: 'client',
  plugins: [appShell(LANGUAGES, description), pagePerLanguage],
  oxc,
  resolve: { alias: UNUSED },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // The browsers that know light-dark(): what would be put in its place cannot be dark in one part of a page.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: true,
    modulePreload: { resolveDependencies: worthListing },
    // Whoever hosts the game need not read which step of the build took how long.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What the page does not use of it is not fetched: to import it does nothing.
      treeshake: { moduleSideEffects: [{ test: /\/shared\//, sideEffects: false }] },
      output: { codeSplitting: { groups: FILES } },
    },
  },
  server: {
    // `npm run dev`: the page comes from Vite, everything else from the game server. Sockets are opened
    // at /<process id>/<room id>.
    proxy: {
      '/api': `http://localhost:${serverPort}`,
      '/engines': `http://localhost:${serverPort}`,
      '/healthz': `http://localhost:${serverPort}`,
      '/matchmake': `http://localhost:${serverPort}`,
      '^/[\\w-]{9}/[\\w-]{9}(\\?|$)': { target: `ws://localhost:${serverPort}`, ws: true },
    },
  },
};

/** The host's page is built apart: players never fetch any of it. */
const admin: UserConfig = {
  ...page,
  plugins: [],
  root: 'client/admin',
  base: '/admin/',
  publicDir: false,
  build: { ...page.build, outDir: '../../dist/admin', sourcemap: false },
};

/** What starts from a file of its own beside the server's: the threads that bots think on, and the host's command. */
const besides = {
  name: 'besides',
  buildStart(this: Rolldown.PluginContext, { input }: Rolldown.NormalizedInputOptions) {
    const beside = Object.values(input).map((entry: string) => join(dirname(entry), 'botThread.ts'));
    const id = beside.find((file) => existsSync(file)) ?? 'server/botThread.ts';
    this.emitFile({ type: 'chunk', id, fileName: 'botWorker.js' });
    this.emitFile({ type: 'chunk', id: 'server/enginesCommand.ts', fileName: 'engines.js' });
  },
};

/** For the image: every package goes into the bundle, but for the database's driver, which is a binary. */
const withPackages: UserConfig['ssr'] = {
  noExternal: true,
  external: ['libsql', 'pg-native', 'vite', 'typescript'],
};

const node: UserConfig = {
  oxc,
  ...(process.env.BUNDLE_PACKAGES ? { ssr: withPackages } : {}),
  plugins: [besides],
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    copyPublicDir: false,
    rolldownOptions: { output: { format: 'es', entryFileNames: '[name].js' } },
  },
};

export default defineConfig(({ isSsrBuild, mode, command }) => {
  if (isSsrBuild) return node;
  if (mode === 'admin') return admin;
  return { ...page, define: { OWN_ENGINES: JSON.stringify(command === 'build' ? ownEngines() : {}) } };
});
