import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import globals from 'globals';
import { existsSync, readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { layerZones } from './scripts/lib/layers.mjs';

// ---- Who may import whom: client → shared ← server, and inside shared core ← games/x ← protocol ----------

const games = existsSync('shared/games')
  ? readdirSync('shared/games', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  : [];

/** The page: what is around the games knows none of them; the list of games alone does. */
const clientGames = readdirSync('client/games', { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
const gameNames = clientGames.map(({ name }) => name);
const frame = [
  ...readdirSync('client').filter((name) => name !== 'games' && name !== 'i18n'),
  // A language is one folder, in which each game has its own.
  ...readdirSync('client/i18n', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(`client/i18n/${entry.name}`)
          .filter((name) => !gameNames.includes(name.replace(/\.ts$/, '')))
          .map((name) => `i18n/${entry.name}/${name}`)
      : [`i18n/${entry.name}`],
  ),
  ...readdirSync('client/games')
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => `games/${name}`),
].map((name) => `./client/${name}`);

const zones = [
  {
    target: './client',
    from: './server',
    message: 'The client knows the server only through shared/protocol.',
  },
  {
    target: './server',
    from: './client',
    message: 'The server knows the client only through shared/protocol.',
  },
  {
    target: './shared',
    from: '.',
    except: ['./shared', './node_modules'],
    message: 'shared/ imports nothing of the other folders.',
  },
  {
    target: './shared/core',
    from: './shared',
    except: ['./core'],
    message: 'The core knows no game and no wire.',
  },
  ...games.map(({ name }) => ({
    target: `./shared/games/${name}`,
    from: './shared',
    except: ['./core', './wire', './games/kit.ts', `./games/${name}`],
    message:
      'A game imports the core, the words for its fields, the contract of a kit and itself, nothing else.',
  })),
  {
    target: './shared/wire',
    from: './shared',
    except: ['./core', './wire'],
    message: 'How fields travel is the same for every game.',
  },
  {
    target: [
      ...['./shared/fairness', './shared/protocol', './shared/replay'],
      ...['./shared/games/kit.ts', './shared/games/games.ts'],
    ],
    from: './shared/games',
    except: ['./kit.ts', './games.ts'],
    message: 'Games are known by their kit; only the list, shared/games/index.ts, knows them by name.',
  },
  {
    target: './server',
    from: './shared/games',
    except: ['./index.ts', './kit.ts', './games.ts'],
    message: 'The server takes games from the list, shared/games/index.ts.',
  },
  {
    target: './shared/replay',
    from: './shared',
    except: ['./core', './games', './fairness', './replay'],
    message: 'A replay knows games and what they left behind, and no wire.',
  },
  ...games.map(({ name }) => ({
    target: frame,
    from: `./shared/games/${name}`,
    message: 'The frame knows games by client/games/ui.ts alone.',
  })),
  ...clientGames.flatMap(({ name }) => [
    {
      target: frame,
      from: `./client/games/${name}`,
      message: 'A game is fetched by client/games/index.ts, and known by client/games/ui.ts.',
    },
    {
      target: `./client/games/${name}`,
      from: './client/games',
      except: [`./${name}`, './ui.ts', './card.ts', './current.ts', './perGame.ts'],
      message: 'Games never import each other.',
    },
    {
      target: `./client/i18n/*/${name}/**`,
      from: gameNames
        .filter((other) => other !== name)
        .flatMap((other) => [`./client/games/${other}/**`, `./client/i18n/*/${other}/**`]),
      message: 'Games never import each other.',
    },
    {
      target: `./client/games/${name}`,
      from: './shared/games',
      except: [`./${name}`],
      message: 'A game on the page knows its own rules alone.',
    },
  ]),
  ...layerZones(),
  { target: ['./client', './server'], from: './test', message: 'The product never imports its tests.' },
];

// ---- What shared/ may not touch: its results must depend on its inputs alone -----------------------------

const PURE = 'shared/ is pure: time, chance and input are handed in.';
const SYNC = 'shared/ is synchronous: rules are generator flows.';
const impureGlobals = [
  ...['Date', 'performance', 'crypto', 'process', 'Buffer', 'global', 'globalThis', 'window', 'document'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame', 'fetch'],
].map((name) => ({ name, message: PURE }));

const shared = {
  files: ['shared/**/*.ts'],
  rules: {
    'no-restricted-globals': ['error', ...impureGlobals, { name: 'Promise', message: SYNC }],
    'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: PURE }],
    'no-restricted-syntax': [
      'error',
      { selector: ':function[async=true]', message: SYNC },
      { selector: 'AwaitExpression', message: SYNC },
      { selector: 'ForOfStatement[await=true]', message: SYNC },
      { selector: 'TSTypeReference > Identifier[name=/^Promise(Like)?$/]', message: SYNC },
      { selector: 'TSTypeReference > Identifier[name="Date"]', message: PURE },
      { selector: 'ImportExpression', message: SYNC },
    ],
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^(?!\\.{1,2}(/|$)|zod(/|$)|@noble/)',
            message: 'shared/ runs anywhere: of packages it imports only zod and @noble/*.',
          },
        ],
      },
    ],
  },
};

// ---- What the server measures: by a clock that nobody can set ------------------------------------------------

const CLOCKS =
  'How long: Ports.steady or server/base/monotonic.ts. What people read and what outlives the process: Ports.now.';
const clocks = {
  files: ['server/**/*.ts'],
  // The two places where time comes from, leases, which end when either clock says so, and a thread without imports.
  ignores: [
    'server/base/ports.ts',
    'server/base/monotonic.ts',
    'server/store/standing.ts',
    'server/store/sqliteThread.ts',
  ],
  rules: {
    'no-restricted-properties': [
      'error',
      { object: 'Date', property: 'now', message: CLOCKS },
      { object: 'performance', property: 'now', message: CLOCKS },
      { object: 'process', property: 'hrtime', message: CLOCKS },
    ],
    'no-restricted-syntax': [
      'error',
      { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: CLOCKS },
      { selector: 'CallExpression[callee.name="Date"]', message: CLOCKS },
    ],
  },
};

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'packages/engine/dist/',
      'engines/',
      'examples/engine/',
      'coverage/',
      'data/',
      'node_modules/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json'] }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'no-console': 'error',
      eqeqeq: 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // A flow that asks nothing is still a flow, a room's method may be async by contract.
      'require-yield': 'off',
      '@typescript-eslint/require-await': 'off',
      // `string & keyof T` is how the keys of a record of kinds are named.
      '@typescript-eslint/no-redundant-type-constituents': 'off',
    },
  },
  shared,
  clocks,
  {
    files: ['client/**/*.{ts,tsx}'],
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-globals': [
        'error',
        ...['process', 'Buffer', 'global'].map((name) => ({
          name,
          message: 'The client runs in a browser.',
        })),
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(node:|express$|pino$|ws$|colyseus$|@colyseus/)',
              message: 'The client runs in a browser.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['client/i18n/fr/**/*.ts'],
    rules: {
      'no-irregular-whitespace': ['error', { skipStrings: true, skipTemplates: true }],
      'no-restricted-syntax': [
        'error',
        ...['Literal[value=', 'TemplateElement[value.raw='].map((text) => ({
          selector: `${text}/[ \\u00a0][;:!?»]|«[ \\u00a0]|\\p{L}'/u]`,
          message:
            'French: a narrow no-break space (U+202F) before ; : ! ? » and after «, and ’ for an apostrophe.',
        })),
      ],
    },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      'no-console': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['client/public/*.js'], languageOptions: { globals: globals.browser } },
);
