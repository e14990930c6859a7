import { mechsKit } from '../../shared/games/mechs/kit';
import { Match, quickRandom, type Input } from '../../shared/core';
import { mechs, type MechsTypes } from '../../shared/games/mechs';
import { Replay, type Onlooker } from '../../shared/replay';
import { sightOf } from '../../shared/replay/sight';
import { momentOf, scrambled } from '../games/mechs/property/scramble';
import { holdsAtMoments, holdsFor, playOf } from '../games/mechs/property/settings';
import { playMatch, playSome, type MechsMatch } from '../games/mechs/support/play';
import { keenPlayer } from '../games/mechs/support/players';
import { asFile, expectReplayed, onlookersOf, playLive } from './support';

const isLong = process.env.TEST_LONG === '1';
const MATCHES = isLong ? 1000 : 8;
const MOMENTS = isLong ? 400 : 32;

test('a replay shows every viewer the very views and events of the live match', () => {
  holdsFor(MATCHES, (sketch) => expectReplayed(playLive(playOf(sketch))));
});

test('M13 the same holds for solo matches', () => {
  for (let seed = 1; seed <= 2; seed++)
    expectReplayed(playLive({ seats: 3, solo: true, seed, player: keenPlayer }));
});

test('no onlooker at a seat can tell a replay from one with other secrets', () => {
  holdsAtMoments(MOMENTS, (sketch, answers) => {
    const moment = momentOf(playSome(playOf(sketch), answers));
    const { match, position } = moment;
    for (const viewer of onlookersOf(match)) {
      const owners = [...match.state.open.seats.keys()].filter((seat) => seat !== viewer);
      const other = scrambled(moment, owners, quickRandom(sketch.seed));
      const sights = [position, other].map((from) =>
        JSON.stringify(sightOf(Match.resume(mechs, match.config, from), viewer)),
      );
      expect(sights[1]).toBe(sights[0]);
    }
  });
});

describe('deeds', () => {
  const play = { seats: 3, seed: 7, player: keenPlayer, rearrangeEvery: 4 } as const;
  const match = playMatch(play);
  const replay = new Replay(mechsKit, match.record());
  const inputs: readonly Input[] = match.record().inputs;
  const kinds = inputs.map((_, i) => replay.deed(i + 1, 'everything')?.kind);

  function known(kind: string, onlooker: (seat: number) => Onlooker) {
    const at = kinds.indexOf(kind as (typeof kinds)[number]);
    return replay.deed(at + 1, onlooker(inputs[at]!.seat));
  }

  test('with everything open, every input is known as it was given', () => {
    inputs.forEach((input, i) => {
      const deed = replay.deed(i + 1, 'everything');
      expect(deed).toMatchObject({ type: input.type, seat: input.seat });
      if (input.type === 'answer') expect(deed?.answer).toEqual(input.answer);
    });
  });

  test('R18 that a seat locked in shows to the others, what it locked in does not', () => {
    expect(known('program', (seat) => seat)?.answer).toHaveLength(4);
    expect(known('program', (seat) => (seat + 1) % 3)).toStrictEqual({
      type: 'answer',
      seat: inputs[kinds.indexOf('program')]!.seat,
    });
    const last = kinds.lastIndexOf('program');
    expect(replay.deed(last + 1, 'spectator')?.answer).toBeUndefined();
  });

  test("a mine's number stays with its owner", () => {
    expect(known('deployMine', (seat) => seat)?.answer).not.toHaveProperty('number', 0);
    expect(known('deployMine', (seat) => seat)?.answer).toHaveProperty('number');
    expect(known('deployMine', () => 'spectator')?.answer).toMatchObject({ number: 0 });
  });

  test('M6.2 nobody notices that another seat rearranges its weapons', () => {
    const at = inputs.findIndex((input) => input.type === 'arrange');
    const { seat } = inputs[at]!;
    expect(replay.noticed(seat)).toContain(at + 1);
    expect(replay.noticed('everything')).toContain(at + 1);
    for (const other of [(seat + 1) % 3, 'spectator'] as const) {
      expect(replay.noticed(other)).not.toContain(at + 1);
      expect(replay.deed(at + 1, other)).toBeUndefined();
    }
    expect(replay.noticed('everything')).toHaveLength(inputs.length + 1);
  });
});

test('with everything open, programs, mines and what each seat is asked are there', () => {
  const match = playMatch({ seats: 2, seed: 3, player: keenPlayer });
  const replay = new Replay(mechsKit, match.record());
  const { at } = replay.planOf(1, replay.last)!;
  const before = replay.sight(at, 'everything');
  expect(before.view).toEqual(asFile(replay.sight(at, 'spectator').view));
  expect(before.revealed?.[1]?.decision?.kind).toBe('program');
  const { revealed } = replay.sight(replay.last, 'everything');
  expect(revealed?.map(({ own }) => own)).toEqual(match.state.secrets);
});

test('an answer that was taken back is not what the seat chose', () => {
  const match: MechsMatch = Match.create<MechsTypes>(mechs, { seats: 2 }, 'ab'.repeat(32));
  const [first, second] = match.decision(0)!.options!;
  match.submit({ type: 'answer', seat: 0, id: 1, answer: first });
  match.submit({ type: 'retract', seat: 0, id: 1 });
  match.submit({ type: 'answer', seat: 0, id: 2, answer: second });
  const replay = new Replay(mechsKit, match.record());
  expect(replay.answerOf(0, 0)).toEqual({ at: 2, kind: 'pilot', answer: second });
  expect(replay.answerOf(1, 0)).toBeUndefined();
});

test('a record that the rules cannot have made is refused', () => {
  const record = playMatch({ seats: 2, seed: 3, player: keenPlayer }).record();
  expect(() => new Replay(mechsKit, { ...record, rulesVersion: 'other' })).toThrow();
  expect(() => new Replay(mechsKit, { ...record, game: 'other' })).toThrow();
  expect(() => new Replay(mechsKit, { ...record, inputs: record.inputs.slice(1) })).toThrow();
  expect(() => new Replay(mechsKit, { ...record, inputs: [...record.inputs, record.inputs[0]!] })).toThrow();
});
