import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readConfig, type Config } from '../../server/base/config';
import { readTop, settingNames } from '../support/compose';

const TOP = join(__dirname, '../..');
const variables = settingNames();

test('there are variables to explain', () => expect(variables).toContain('DATA_DIR'));
test.each(variables)('docs/hosting.md explains %s', (name) =>
  expect(readTop('docs/hosting.md')).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm')),
);

describe('.env.example', () => {
  const given = [...readTop('.env.example').matchAll(/^#?([A-Z][A-Z_]+)=(.*)$/gm)].map(
    ([, name, value]) => [name!, value!] as const,
  );

  test('has every variable once, and no other', () =>
    expect(given.map(([name]) => name).sort()).toEqual([...variables].sort()));

  test('sets nothing by itself', () =>
    expect(readTop('.env.example').match(/^[A-Z_]+=.*/gm) ?? []).toEqual([]));

  test.each(given)('%s has the default of the program', (name, value) => {
    const defaults = readConfig({});
    const key = name as keyof Config;
    expect(readConfig({ [name]: value })[key]).toEqual(defaults[key]);
    // Where there is a default it is shown, and where there is none nothing is.
    const isUnset = defaults[key] === undefined || (Array.isArray(defaults[key]) && !defaults[key].length);
    expect(value === '').toBe(isUnset);
  });
});

describe('what hosts read', () => {
  const pages = ['README.md', 'SECURITY.md', 'docs/hosting.md', ...hostingPages()];

  test.each(pages)('every file that %s points to is there', (page) => {
    const targets = [...readTop(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to]) => to!);
    const missing = targets.filter((to) => !existsSync(join(TOP, dirname(page), to)));
    expect(missing).toEqual([]);
  });

  test('the files to copy are named as they are, and fly.toml sets what is read', () => {
    const named = [...readTop('docs/hosting/vps.md').matchAll(/\bdeploy\/[\w.-]+/g)].map(([path]) => path);
    expect(new Set(named).size).toBe(3);
    for (const path of named) expect(existsSync(join(TOP, path))).toBe(true);
    const set = [...readTop('fly.toml').matchAll(/^ {2}([A-Z_]+) = /gm)].map(([, name]) => name!);
    expect(set.length).toBeGreaterThan(0);
    for (const name of set) expect(variables).toContain(name);
    const unit = readTop('deploy/pocket-arena.service');
    expect(unit).toMatch(/^ExecStart=.* dist\/server\/index\.js$/m);
    expect(unit).toMatch(/^Restart=always$/m);
  });
});

function hostingPages(): string[] {
  return readdirSync(join(TOP, 'docs/hosting')).map((name) => `docs/hosting/${name}`);
}
