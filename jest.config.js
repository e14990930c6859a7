// One jest project per folder of test/: `npx jest --selectProjects rules`.
// Files named *.long.test.ts run only with TEST_LONG=1 (`npm run test:long`), and then they alone.
import { allSuites } from './scripts/lib/suites.mjs';

const long = process.env.TEST_LONG === '1';

/** Packages that come as ES modules only (or whose CommonJS build requires one that does). */
const ESM_PACKAGES = ['@noble', '@colyseus', 'colyseus\\.js', 'rou3', 'preact', '@preact'];

const swc = (parser) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser,
      transform: {
        legacyDecorator: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic', importSource: 'preact' },
      },
    },
  },
];

const typescript = { syntax: 'typescript', decorators: true };

const project = (suite) => ({
  displayName: suite,
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/test'],
  testEnvironment: 'node',
  testMatch: [`<rootDir>/test/${suite}/**/*${long ? '.long' : ''}.test.ts?(x)`],
  testPathIgnorePatterns: long ? [] : ['\\.long\\.test\\.tsx?$'],
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'mjs', 'cjs', 'json'],
  transform: {
    '\\.m?ts$': swc(typescript),
    '\\.tsx$': swc({ ...typescript, tsx: true }),
    '\\.m?js$': swc({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${ESM_PACKAGES.join('|')})/)`],
});

export default {
  projects: allSuites().map(project),
  testTimeout: 90_000,
};
