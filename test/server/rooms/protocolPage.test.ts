import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ADVANCED_WEAPONS,
  BASIC_WEAPONS,
  CARD_KINDS,
  MECH_SIDES,
  PILOTS,
  RESOURCES,
} from '../../../shared/games/mechs/catalog/ids';
import { BOSSES, INDUSTRIES, KINDS } from '../../../shared/games/western/catalog/ids';
import { WEIGHTS } from '../../../shared/games/western/kindWeights';
import { SPOTS } from '../../../shared/games/western/state';
import { VISIBILITY } from '../../../shared/games/mechs/redact';
import { DIAGONAL_DIRECTIONS, PLAIN_DIRECTIONS } from '../../../shared/games/mechs/state';
import { DOOR_STATUS } from '../../../server/rooms/admission';
import { readConfig } from '../../../server/base/config';
import {
  CLOSE,
  INTENT_NAMES,
  REFUSAL_CODES,
  type QueueMessageName,
  type ServerMessageName,
} from '../../../shared/protocol';

const read = (file: string) => readFileSync(join(__dirname, '../../..', file), 'utf8');
const page = read('docs/protocol.md');

/** A row of a table that begins with this name. */
const hasRow = (name: string) => new RegExp(`^\\| \`?${name}\`? +\\|`, 'm').test(page);

test.each(REFUSAL_CODES)('docs/protocol.md explains the refusal %s', (code) =>
  expect(hasRow(code)).toBe(true),
);
test.each(INTENT_NAMES)('docs/protocol.md explains the intent %s', (name) => expect(hasRow(name)).toBe(true));
test.each(Object.values(CLOSE))('docs/protocol.md explains the close code %s', (code) => {
  expect(hasRow(String(code))).toBe(true);
});

test.each(Object.entries(DOOR_STATUS))(
  'docs/protocol.md says that the door may refuse with %s',
  (code, status) => expect(page).toMatch(new RegExp(`^\\| \`${code}\` +\\| ${status} +\\|`, 'm')),
);

describe('the documents name the messages of rooms, all of them and no others', () => {
  // A name that is missing here, or one too many, does not compile.
  const match: Record<ServerMessageName, true> = {
    welcome: true,
    decision: true,
    events: true,
    recap: true,
    automatic: true,
    chatLog: true,
    chat: true,
    notice: true,
    refusal: true,
  };
  const queue: Record<QueueMessageName, true> = {
    queue: true,
    proposal: true,
    again: true,
    table: true,
    out: true,
  };
  /** The first column of the table whose head begins so. */
  const rowsUnder = (text: string, head: string) => {
    const [table = ''] = text.slice(text.indexOf(head)).split('\n\n');
    return [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  };

  test('of a match', () =>
    expect(rowsUnder(page, '| message     | payload').sort()).toEqual(Object.keys(match).sort()));
  test('of the queue', () =>
    expect(rowsUnder(read('docs/api.md'), '| message    | meaning').sort()).toEqual(
      Object.keys(queue).sort(),
    ));
});

test('SECURITY.md says how often one may guess', () => {
  const words = ['ten times at once and then once every six seconds', '`GUESSES_PER_MINUTE`'];
  for (const part of words) expect(read('SECURITY.md')).toContain(part);
  expect(readConfig({}).GUESSES_PER_MINUTE).toBe(10);
});

describe('docs/protocol.md tells how to answer', () => {
  const answers = page.slice(page.indexOf('\n## Answers'), page.indexOf('\n## Intents'));

  test.each([...Object.keys(VISIBILITY), ...Object.keys(WEIGHTS)])('a decision of the kind %s', (kind) =>
    expect(answers).toMatch(new RegExp(`^\\| \`${kind}\` +\\|`, 'm')),
  );

  test('with the names of everything', () => {
    const names = [
      PILOTS,
      BASIC_WEAPONS,
      ADVANCED_WEAPONS,
      CARD_KINDS,
      PLAIN_DIRECTIONS,
      DIAGONAL_DIRECTIONS,
    ];
    const western = [KINDS, INDUSTRIES, BOSSES, SPOTS];
    const missing = [...names, RESOURCES, MECH_SIDES, ...western]
      .flat()
      .filter((name) => !answers.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });
});
