import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLOSE, INTENT_NAMES, REFUSAL_CODES } from '../../shared/protocol';

const page = readFileSync(join(__dirname, '..', '..', 'docs', 'protocol.md'), 'utf8');

/** A row of a table that begins with this name. */
const hasRow = (name: string) => new RegExp(`^\\| \`?${name}\`? +\\|`, 'm').test(page);

test.each(REFUSAL_CODES)('docs/protocol.md explains the refusal %s', (code) =>
  expect(hasRow(code)).toBe(true),
);
test.each(INTENT_NAMES)('docs/protocol.md explains the intent %s', (name) => expect(hasRow(name)).toBe(true));
test.each(Object.values(CLOSE))('docs/protocol.md explains the close code %s', (code) => {
  expect(hasRow(String(code))).toBe(true);
});
