import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const TOP = join(__dirname, '../..');

/** Builds a file of the tests the way the product is built, so that Node can run it; gives the path. */
export function buildForNode(name: string, folder = 'test/support'): string {
  const outDir = `dist/${folder.slice('test/'.length)}/${name}`;
  const vite = join(TOP, 'node_modules/vite/bin/vite.js');
  execFileSync(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn', '--ssr', `${folder}/${name}.ts`, '--outDir', outDir],
    { cwd: TOP, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'pipe' },
  );
  return join(TOP, outDir, `${name}.js`);
}
