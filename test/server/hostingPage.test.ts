import { readConfig, type Config } from '../../server/config';
import { readTop, settingNames } from '../support/compose';

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
