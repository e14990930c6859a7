import { defineConfig, type UserConfig } from 'vite';

// One file, two builds: `vite build` makes the page, `vite build --ssr <entry>` makes something Node runs.

/** The decorators of @colyseus/schema put accessors on the prototype; a defined class field would hide them. */
const oxc = {
  jsx: { runtime: 'automatic' as const, importSource: 'preact' },
  decorator: { legacy: true },
  assumptions: { setPublicClassFields: true },
  typescript: { removeClassFieldsWithoutInitializer: true },
};

const serverPort = process.env.PORT ?? '2567';

const page: UserConfig = {
  root: 'client',
  oxc,
  build: { outDir: '../dist/client', emptyOutDir: true, target: 'es2022', sourcemap: true },
  server: {
    // `npm run dev`: the page comes from Vite, everything else from the game server. Sockets are opened
    // at /<process id>/<room id>.
    proxy: {
      '/api': `http://localhost:${serverPort}`,
      '/healthz': `http://localhost:${serverPort}`,
      '/matchmake': `http://localhost:${serverPort}`,
      '^/[\\w-]{9}/[\\w-]{9}(\\?|$)': { target: `ws://localhost:${serverPort}`, ws: true },
    },
  },
};

const node: UserConfig = {
  oxc,
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    copyPublicDir: false,
    rolldownOptions: { output: { format: 'es', entryFileNames: '[name].js' } },
  },
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? node : page));
