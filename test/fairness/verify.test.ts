import { games } from '../../shared/games';
import { mechsEvents } from '../../shared/games/mechs/eventFields';
import { mechsKit } from '../../shared/games/mechs/kit';
import { Match, quickRandom, type Input } from '../../shared/core';
import {
  archiveOf,
  CHECKS,
  eventsDigest,
  matchSeed,
  sealOf,
  verify,
  type CheckName,
  type Commitment,
  type MatchArchive,
  type Report,
  type Seen,
} from '../../shared/fairness';
import { archiveFrom } from '../../shared/fairness/archiveForm';
import { mechs, type MechsTypes } from '../../shared/games/mechs';
import { played, seenAt, throughFile } from './support/archives';

const MATCHES = 24;

function failed({ checks }: Report): CheckName[] {
  return checks.flatMap(({ name, result }) => (result === 'failed' ? [name] : []));
}

/** A server that sits between the match and the world, and seals its lies as well as anybody. */
function forge(archive: MatchArchive, lie: (forged: Forgery) => void): MatchArchive {
  const forged = JSON.parse(JSON.stringify(archive)) as Forgery;
  lie(forged);
  return { ...forged, seal: sealOf(forged) };
}

type Forgery = Omit<MatchArchive, 'record' | 'proof' | 'ending' | 'endedAt'> & {
  ending: string;
  endedAt: number;
  record: Omit<MatchArchive['record'], 'seed' | 'inputs'> & {
    seed: string;
    inputs: Extract<Input, { type: 'answer' }>[];
  };
  proof: Omit<MatchArchive['proof'], 'serverSeed' | 'contributions' | 'commitments'> & {
    serverSeed: string;
    contributions: (string | null)[];
    commitments: Commitment[];
  };
};

/** Which inputs of the record answered a question of this kind. */
function answersTo(kind: string, { record }: MatchArchive<MechsTypes>): number[] {
  const match = Match.create(mechs, record.config, record.seed);
  return record.inputs.flatMap((input, i) => {
    const isIt = input.type === 'answer' && match.question(input.seat)?.question.kind === kind;
    match.submit(input);
    return isIt ? [i] : [];
  });
}

describe('a match that was played fairly', () => {
  test.each(Array.from({ length: MATCHES }, (_, number) => number))(
    'is what everybody saw, and can be checked: match %i',
    (number) => {
      // Every third one is abandoned on the way.
      const match = played(number, number % 3 === 2 ? { inputs: 10 + number } : {});
      const archive = throughFile(match.archive);
      const report = verify(mechsKit, archive, seenAt(match), archive.engine);
      expect(failed(report)).toEqual([]);
      expect(report.ok).toBe(true);
      expect(report.checks.every(({ result }) => result === 'ok')).toBe(true);
      expect(archive.proof.commitments).toEqual(match.notary.commitments);
      expect(archive.proof.eventsDigest).toBe(eventsDigest(mechsEvents, match.live.events));
    },
  );

  test('is checked as far as possible by a browser that has seen nothing of it', () => {
    const { archive } = played(1);
    const { ok, checks } = verify(mechsKit, archive, {}, archive.engine);
    expect(ok).toBe(true);
    expect(checks.map(({ name }) => name)).toEqual([...CHECKS]);
    for (const { name, result } of checks)
      expect(result).toBe(name.startsWith('seen') ? 'not-checked' : 'ok');
  });

  test('is not called checked to the letter by another file than it names', () => {
    const { archive } = played(1);
    expect(failed(verify(mechsKit, archive, {}, '0'.repeat(64)))).toEqual(['engine']);
    const unknown = verify(mechsKit, archive);
    expect(unknown.ok).toBe(true);
    expect(unknown.checks).toContainEqual({ name: 'engine', result: 'not-checked' });
  });

  test('that other rules made is not called proven', () => {
    const { archive } = played(2, { inputs: 30 });
    const { ok, checks } = verify({ ...mechsKit, rules: { ...mechs, rulesVersion: 'another' } }, archive);
    expect(ok).toBe(false);
    const results = Object.fromEntries(checks.map(({ name, result }) => [name, result]));
    expect(results).toMatchObject({ rules: 'failed', replay: 'not-checked', seal: 'ok' });
  });

  test('keeps its proof whatever names its people have later', () => {
    const { archive } = played(3, { inputs: 30 });
    const renamed = { ...archive, seats: archive.seats.map(() => ({ name: 'Someone' })) };
    expect(verify(mechsKit, renamed).ok).toBe(true);
  });
});

describe('a server that lies is found out', () => {
  const match = played(8);
  const { archive } = match;
  const seen = seenAt(match);
  const random = quickRandom(5);
  const otherBytes = () => Array.from({ length: 64 }, () => random.below(16).toString(16)).join('');

  test('that uses another seed than it had committed to', () => {
    const origin = { ...archive.proof, serverSeed: otherBytes() };
    const record = { ...archive.record, seed: matchSeed(origin), inputs: [] };
    const other = archiveOf(mechsKit, { ...archive, ending: 'abandoned', record, origin });
    expect(verify(mechsKit, other).ok).toBe(true);
    expect(failed(verify(mechsKit, other, seen))).toEqual(
      expect.arrayContaining(['seenSeedCommitment', 'seenCommitments', 'seenEvents', 'seenSeal']),
    );
    const kept = forge(archive, ({ proof }) => (proof.serverSeed = otherBytes()));
    expect(failed(verify(mechsKit, kept))).toEqual(['seedCommitment', 'seed', 'commitments']);
  });

  test('that did not use what somebody added', () => {
    const seat = archive.proof.contributions.findIndex((one) => one !== null);
    const forged = forge(archive, ({ proof }) => (proof.contributions[seat] = null));
    expect(failed(verify(mechsKit, forged))).toEqual(['seed']);
    const bySeat: Seen = { contribution: { seat, randomness: archive.proof.contributions[seat]! } };
    const contributions = archive.proof.contributions.with(seat, null);
    const origin = { ...archive.proof, contributions };
    const record = { ...archive.record, seed: matchSeed(origin), inputs: [] };
    const without = archiveOf(mechsKit, { ...archive, ending: 'abandoned', record, origin });
    expect(failed(verify(mechsKit, without))).toEqual([]);
    expect(failed(verify(mechsKit, without, bySeat))).toEqual(['seenContribution']);
  });

  test('that shuffled with a seed of its own', () => {
    const forged = forge(archive, ({ record }) => (record.seed = otherBytes()));
    expect(failed(verify(mechsKit, forged))).toEqual(expect.arrayContaining(['seed']));
  });

  test('that changed a mine after it was placed', () => {
    const secretly: CheckName[][] = [];
    for (let number = 0; number < 12; number++) {
      const { archive: other } = played(number * 4, { inputs: 60 });
      for (const place of answersTo('baseMine', other)) {
        const forged = forge(other, ({ record }) => {
          const input = record.inputs[place]!;
          record.inputs[place] = { ...input, answer: input.answer === 1 ? 2 : 1 };
        });
        secretly.push(failed(verify(mechsKit, forged)));
      }
    }
    for (const found of secretly) expect(found).toContain('commitments');
    // Where the mine did not explode nothing else could tell.
    expect(secretly).toContainEqual(['commitments']);
  });

  test('that changed a program after it was locked', () => {
    for (const place of answersTo('program', archive)) {
      const forged = forge(archive, ({ record }) => {
        const input = record.inputs[place]!;
        record.inputs[place] = { ...input, answer: [...(input.answer as unknown[])].reverse() };
      });
      expect(failed(verify(mechsKit, forged))).toContain('commitments');
    }
  });

  test('that changed the last card of a program, which nobody saw, and committed to that, too', () => {
    const match = played(4, { inputs: 40 });
    const { archive } = match;
    const place = answersTo('program', archive).at(-1)!;
    const inputs = [...archive.record.inputs];
    const input = inputs[place]!;
    if (input.type !== 'answer') throw new Error('No program.');
    inputs[place] = { ...input, answer: [...(input.answer as unknown[])].reverse() };
    const record = { ...archive.record, inputs: inputs.slice(0, place + 1) };
    const other = archiveOf(mechsKit, { ...archive, record, origin: archive.proof });
    expect(verify(mechsKit, other).ok).toBe(true);
    const noted = { commitments: archive.proof.commitments };
    expect(failed(verify(mechsKit, other, noted))).toEqual(['seenCommitments']);
  });

  test('that leaves something out, or adds something', () => {
    const shorter = forge(archive, ({ proof }) => proof.commitments.pop());
    expect(failed(verify(mechsKit, shorter))).toEqual(['commitments']);
    const cut = forge(archive, ({ record }) => record.inputs.splice(-3));
    expect(failed(verify(mechsKit, cut))).toEqual(expect.arrayContaining(['replay', 'events']));
    const swapped = forge(archive, ({ proof }) => proof.commitments.reverse());
    expect(failed(verify(mechsKit, swapped))).toEqual(['commitments']);
  });

  test('that says it ended otherwise', () => {
    const forged = forge(archive, (all) => (all.ending = 'abandoned'));
    expect(failed(verify(mechsKit, forged, seen))).toEqual(['seenSeal']);
    const late = forge(archive, (all) => (all.endedAt += 1));
    expect(failed(verify(mechsKit, late, seen))).toEqual(['seenSeal']);
  });
});

test('what is no archive is not taken for one', () => {
  const { archive } = played(1, { inputs: 20 });
  for (const other of [
    undefined,
    null,
    'match',
    [],
    {},
    { ...archive, version: 2 },
    { ...archive, more: 1 },
    { ...archive, seal: archive.seal.toUpperCase() },
    { ...archive, record: { ...archive.record, config: { seats: 1e9 } } },
    { ...archive, record: { ...archive.record, config: { seats: 2, ruleset: { rounds: 1e9 } } } },
  ])
    expect(archiveFrom(games, other)).toBeUndefined();
  expect(archiveFrom(games, JSON.parse(JSON.stringify(archive)))).toEqual(archive);
});
