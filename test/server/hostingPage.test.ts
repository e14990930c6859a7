import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string) => readFileSync(join(__dirname, '..', '..', path), 'utf8');
const variables = [...read('server/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): z?/gm)].map(
  ([, name]) => name!,
);

test('there are variables to explain', () => expect(variables).toContain('DATA_DIR'));
test.each(variables)('docs/hosting.md explains %s', (name) =>
  expect(read('docs/hosting.md')).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm')),
);
