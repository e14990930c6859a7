import { hashOfHidden, type Hidden } from './support/hidden';
import { mechsEvents } from '../../shared/games/mechs/eventFields';
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MechsEvent } from '../../shared/games/mechs';
import { CHECKS, eventsDigest, matchSeed, seedCommitment } from '../../shared/fairness';

const page = readFileSync(join(__dirname, '../../docs/fairness.md'), 'utf8');

interface Example {
  readonly matchId: string;
  readonly serverSeed: string;
  readonly salt: string;
  readonly contributions: (string | null)[];
  readonly seedCommitment: string;
  readonly seed: string;
  readonly program: Extract<Hidden, { kind: 'program' }>;
  readonly programCommitment: string;
  readonly mine: Extract<Hidden, { kind: 'mine' }>;
  readonly mineCommitment: string;
  readonly events: MechsEvent[];
  readonly eventsDigest: string;
}

const example = JSON.parse(/```json\n([^]*?)```/.exec(page)![1]!) as Example;
const { matchId, serverSeed, salt, contributions, program, mine, events } = example;

test('the example of docs/fairness.md is what the code computes', () => {
  expect(seedCommitment(matchId, { salt, serverSeed })).toBe(example.seedCommitment);
  expect(matchSeed({ serverSeed, contributions })).toBe(example.seed);
  expect(hashOfHidden({ matchId, serverSeed }, program)).toBe(example.programCommitment);
  expect(hashOfHidden({ matchId, serverSeed }, mine)).toBe(example.mineCommitment);
  expect(eventsDigest(mechsEvents, events)).toBe(example.eventsDigest);
});

test('and what somebody computes who has read nothing but the page', () => {
  const framed = (word: string, parts: readonly (string | Buffer)[]) =>
    Buffer.concat(
      [`pocket-arena/fairness/1/${word}`, ...parts].flatMap((part) => {
        const bytes = Buffer.from(part as string);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(bytes.length);
        return [length, bytes];
      }),
    );
  const hash = (word: string, ...parts: (string | Buffer)[]) =>
    createHash('sha256').update(framed(word, parts)).digest('hex');
  const bytes = (hex: string | null) => Buffer.from(hex ?? '', 'hex');
  const saltOf = (name: string) =>
    createHmac('sha256', bytes(serverSeed))
      .update(framed('salt', [matchId, name]))
      .digest();
  expect(hash('seed-commitment', matchId, bytes(salt), bytes(serverSeed))).toBe(example.seedCommitment);
  expect(hash('match-seed', bytes(serverSeed), ...contributions.map(bytes))).toBe(example.seed);
  const cards = program.program.map(({ card, direction }) => `{"card":"${card}","direction":"${direction}"}`);
  const programText = `{"kind":"program","program":[${cards.join(',')}],"round":1,"seat":0}`;
  expect(hash('commitment', saltOf('program/1/0'), programText)).toBe(example.programCommitment);
  const mineText = '{"kind":"mine","number":2,"seat":1,"token":3}';
  expect(hash('commitment', saltOf('mine/3/1'), mineText)).toBe(example.mineCommitment);
  const rows = Buffer.from('["pilotsDealt"]\n["roundStarted",1,0]\n');
  const digest = createHash('sha256').update(Buffer.concat([framed('events', []), rows]));
  expect(digest.digest('hex')).toBe(example.eventsDigest);
});

test.each(CHECKS)('docs/fairness.md explains the check %s', (name) =>
  expect(page).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm')),
);
