import { Match, pick, quickRandom, seedFrom, type Random } from '../../../../shared/core';
import { archiveOf, matchSeed, Notary, sealOf, verify, type MatchArchive } from '../../../../shared/fairness';
import { archiveFrom } from '../../../../shared/fairness/archiveForm';
import { gamesFrom } from '../../../../shared/games';
import { western, type WesternConfig, type WesternTypes } from '../../../../shared/games/western';
import { westernKit } from '../../../../shared/games/western/kit';
import { Replay } from '../../../../shared/replay';
import { changedLine } from '../../../../shared/replay/whatIf';
import { anyPlayer, CONFIGS, keenPlayer, playOne, type WesternMatch } from '../support/play';

const MATCHES = 12;
const games = gamesFrom([westernKit]);

interface Played {
  readonly archive: MatchArchive<WesternTypes>;
  readonly live: WesternMatch;
  readonly notary: Notary<WesternTypes>;
}

function originOf({ seats }: WesternConfig, random: Random) {
  const contributions = Array.from({ length: seats }, () => seedFrom(random));
  return { serverSeed: seedFrom(random), salt: seedFrom(random), contributions };
}

/** A random match from its seed to its archive, as a server would run it. */
function played(number: number): Played {
  const random = quickRandom(number);
  const config = CONFIGS[number % CONFIGS.length]!;
  const origin = originOf(config, random);
  const matchId = `match-${number}`;
  const live = Match.create(western, config, matchSeed(origin));
  const notary = new Notary(westernKit, { matchId, serverSeed: origin.serverSeed });
  const player = pick([keenPlayer, anyPlayer], random);
  notary.look(live);
  while (!live.isOver) {
    playOne(live, { player }, random);
    notary.look(live);
  }
  const seats = origin.contributions.map((_, seat) => ({ name: `Guest ${seat}` }));
  const ended = { matchId, endedAt: 1_700_000_000_000, ending: 'finished', seats, record: live.record() };
  return { archive: archiveOf(westernKit, { ...ended, origin }), live, notary };
}

const failed = (archive: MatchArchive) =>
  verify(westernKit, archive).checks.flatMap(({ name, result }) => (result === 'failed' ? [name] : []));

describe('a match of Western that is over', () => {
  test.each(Array.from({ length: MATCHES }, (_, number) => number))(
    '%i is proven by its archive',
    (number) => {
      const { archive, live, notary } = played(number);
      const read = archiveFrom(games, JSON.parse(JSON.stringify(archive)))!;
      expect(read).toEqual(archive);
      expect(verify(westernKit, read).ok).toBe(true);
      expect(read.proof.commitments).toEqual(notary.commitments);
      const replay = new Replay(westernKit, read.record);
      expect(replay.events).toEqual(live.events);
      expect(replay.moments.at(-1)!.points).toEqual(live.outcome!.seats.map(({ points }) => points));
      const rows = westernKit.events.message(live.events, 0);
      const sent = JSON.parse(JSON.stringify(rows)) as typeof rows;
      expect(westernKit.events.eventsOf(sent)).toEqual(JSON.parse(JSON.stringify(live.events)));
    },
  );

  test('W17 commits to offers of bosses, the Rival’s cards and every kept card, and says no more of them', () => {
    const { archive } = played(1);
    const kinds = new Set(archive.proof.commitments.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['bosses', 'rival', 'kept']));
    expect(JSON.stringify(archive.proof.commitments)).not.toMatch(/"[1-5][HTSK]"|banker|cowgirl/);
  });

  test('what was hidden cannot be changed afterwards, however well it is sealed', () => {
    const { archive } = played(2);
    const forged = JSON.parse(JSON.stringify(archive)) as MatchArchive & {
      proof: { commitments: { hash: string }[] };
    };
    forged.proof.commitments[0]!.hash = 'f'.repeat(64);
    expect(failed({ ...forged, seal: sealOf(forged) })).toEqual(['commitments']);
    const kept = archive.record.inputs.find(({ type, seat }) => type === 'answer' && seat === 1)!;
    const others = archive.record.inputs.filter((input) => input !== kept);
    const shortened = { ...archive, record: { ...archive.record, inputs: others } };
    expect(failed({ ...shortened, seal: sealOf(shortened) })).toContain('replay');
  });

  test('what if: another first spot changes the rest, and nothing before it', () => {
    const { record } = played(0).archive;
    const match = Match.create(western, record.config, record.seed);
    const at = record.inputs.findIndex((input) => {
      const isPlace = match.question(input.seat)?.question.kind === 'place';
      if (!isPlace) match.submit(input);
      return isPlace;
    });
    const { seat } = record.inputs[at]!;
    const asked = match.decision(seat)!;
    const answer = asked.options!.find((option) => option !== asked.options![0])!;
    const line = changedLine(westernKit, record, { at, seat, answer });
    let step = line.next();
    while (!step.done) step = line.next();
    const changed = step.value;
    expect(changed.record.inputs.slice(0, at)).toEqual(record.inputs.slice(0, at));
    expect(changed.sources[at]).toBe('changed');
    expect(new Replay(westernKit, changed.record).moments.length).toBe(changed.record.inputs.length + 1);
  });

  test('highlights are moments right before what they show, in order', () => {
    const found = Array.from({ length: MATCHES }, (_, number) => {
      const replay = new Replay(westernKit, played(number).archive.record);
      const highlights = westernKit.highlights(replay);
      const moments = highlights.map(({ moment }) => moment);
      expect(moments).toEqual([...moments].sort((a, b) => a - b));
      for (const { type, moment } of highlights) {
        const events = replay.eventsOf(moment + 1).map((event) => event.type);
        if (type === 'turnedDuel') expect(events).toContain('duelSettled');
        if (type === 'hand') expect(events).toContain('matResolved');
      }
      return highlights.map(({ type }) => type);
    }).flat();
    expect(new Set(found)).toEqual(new Set(['turnedDuel', 'hand', 'lead', 'majority']));
  });
});

describe('a table of Western', () => {
  const { table } = westernKit;

  test('has two to four seats, or one against the Rival at a level', () => {
    const chosen = table.optionsFrom({ solo: true, difficulty: 'hard' })!;
    expect(table.sizeFor(chosen)).toBe(1);
    expect(table.isAlone(chosen)).toBe(true);
    expect(table.configFor({ seats: 1, options: chosen })).toEqual({ seats: 1, difficulty: 'hard' });
    const usual = table.optionsFrom({})!;
    expect(table.sizeFor(usual)).toBeUndefined();
    expect(table.configFor({ seats: 3, options: usual })).toEqual({ seats: 3 });
    expect(() => table.configFor({ seats: 5, options: usual })).toThrow('not 5');
    expect(table.isAutomatic({ seats: 2 }, 1)).toBe(false);
  });

  test('takes no options and no configuration that make no sense', () => {
    expect(table.optionsFrom({ difficulty: 'impossible' })).toBeUndefined();
    expect(table.configFrom({ seats: 2, difficulty: 'hard' })).toBeUndefined();
    expect(table.configFrom({ seats: 2, ruleset: { nonsense: 1 } })).toBeUndefined();
    expect(table.configFrom({ seats: 1, difficulty: 'epic' })).toEqual({ seats: 1, difficulty: 'epic' });
  });
});
