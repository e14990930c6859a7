import { choicesAt } from '../../client/replay/choices';
import { mechsKit } from '../../shared/games/mechs/kit';
import { isSame, Match, quickRandom, type MatchRecord, playAgain } from '../../shared/core';
import { mechs, type MechsTypes } from '../../shared/games/mechs';
import { Replay } from '../../shared/replay';
import { changedLine, type Change, type ChangedLine } from '../../shared/replay/whatIf';
import { westernKit } from '../../shared/games/western/kit';
import { playMatch } from '../games/mechs/support/play';
import { keenPlayer } from '../games/mechs/support/players';
import { playMatch as playWestern } from '../games/western/support/play';

function run(record: MatchRecord<MechsTypes>, change: Change): ChangedLine<MechsTypes> {
  const line = changedLine(mechsKit, record, change);
  for (;;) {
    const step = line.next();
    if (step.done) return step.value;
  }
}

const record = playMatch({ seats: 3, seed: 11, player: keenPlayer, rearrangeEvery: 9 }).record();
const replay = new Replay(mechsKit, record);

describe.each([
  ['Mechs', replay as unknown as Replay],
  [
    'Western',
    new Replay(westernKit, playWestern({ config: { seats: 3 }, seed: 5 }).record()) as unknown as Replay,
  ],
])('what can be made anew in a match of %s', (_, match) => {
  test('is whatever is asked at a moment, from the first one on, and the plans of the round', () => {
    for (let number = 0; number < match.last; number++) {
      const { waitingFor } = match.sight(number, 'spectator').view;
      const choices = choicesAt(match, number, { seats: [0, 1, 2], waitingFor });
      const { round } = match.moments[number]!;
      for (const seat of waitingFor) {
        const own = choices.filter((choice) => choice.seat === seat);
        expect(own.map(({ was }) => was)).toContainEqual(match.answerOf(seat, number));
        // Nothing twice.
        expect(new Set(own.map(({ was }) => was.at)).size).toBe(own.length);
      }
      for (const { seat, was } of choices.filter(({ isPlan }) => isPlan))
        expect(was).toEqual(round > 0 && match.planOf(seat, number));
    }
  });
});

describe('what if', () => {
  test('the same answer again gives the same match again', () => {
    for (const round of [1, 4]) {
      const number = replay.moments.findIndex((moment) => moment.round === round && moment.turn === 2);
      const { at, answer } = replay.planOf(1, number)!;
      const line = run(record, { at, seat: 1, answer });
      expect(line.sources.filter((source) => source === 'bot')).toEqual([]);
      expect(new Replay(mechsKit, line.record).events).toEqual(replay.events);
    }
  });

  test('another program changes the rest, and nothing before it', () => {
    const number = replay.moments.findIndex(({ round, turn }) => round === 3 && turn === 1);
    const { at, answer } = replay.planOf(0, number)!;
    const other = [...(answer as unknown[])].reverse();
    const line = run(record, { at, seat: 0, answer: other });
    expect(line.sources).toHaveLength(line.record.inputs.length);
    expect(line.record.inputs.slice(0, at)).toEqual(record.inputs.slice(0, at));
    expect(line.record.inputs[at]).toMatchObject({ seat: 0, answer: other });
    expect(line.sources[at]).toBe('changed');
    const match = playAgain(mechs, line.record);
    expect(match.isOver).toBe(true);
    expect(match.events).not.toEqual(replay.events);
    const { events } = replay.moments[at]!;
    expect(match.events.slice(0, events)).toEqual(replay.events.slice(0, events));
  });

  test('seats go on as recorded where that fits: the other programs of the round stay as they were', () => {
    const number = replay.moments.findIndex(({ round, turn }) => round === 2 && turn === 1);
    const { at, answer } = replay.planOf(2, number)!;
    const line = run(record, { at, seat: 2, answer: [...(answer as unknown[])].reverse() });
    const changed = new Replay(mechsKit, line.record);
    const there = changed.moments.findIndex(({ round, turn }) => round === 2 && turn === 1);
    for (const seat of [0, 1])
      expect(changed.planOf(seat, there)?.answer).toEqual(replay.planOf(seat, number)?.answer);
  });

  test('Veteran answers what nobody was asked in the match', () => {
    const number = replay.moments.findIndex(({ round, turn }) => round === 1 && turn === 1);
    const lines = [0, 1, 2].map((seat) => {
      const { at, answer } = replay.planOf(seat, number)!;
      return run(record, { at, seat, answer: [...(answer as unknown[])].reverse() });
    });
    expect(lines.flatMap(({ sources }) => sources)).toContain('bot');
  });

  test('an answer that was locked in at the change, but taken back later, does not count', () => {
    const match = Match.create(mechs, { seats: 2 }, 'cd'.repeat(32));
    const [first, second] = match.decision(0)!.options!;
    match.submit({ type: 'answer', seat: 0, id: 1, answer: first });
    match.submit({ type: 'answer', seat: 1, id: 1, answer: match.decision(1)!.options![0] });
    const early = match.record();
    const retracted: MatchRecord<MechsTypes> = {
      ...early,
      inputs: [
        early.inputs[0]!,
        { type: 'retract', seat: 0, id: 1 },
        { type: 'answer', seat: 0, id: 2, answer: second },
        early.inputs[1]!,
      ],
    };
    const other = Match.create(mechs, { seats: 2 }, 'cd'.repeat(32)).decision(1)!.options![1];
    const line = run(retracted, { at: 1, seat: 1, answer: other });
    expect(playAgain(mechs, line.record).state.open.seats.map(({ pilot }) => pilot)).toEqual([second, other]);
  });

  test('what cannot be answered there is refused', () => {
    expect(() => run(record, { at: 0, seat: 0, answer: 'nobody' })).toThrow();
  });

  test('any other answer anywhere leads to a whole match that the rules accept', () => {
    const random = quickRandom(4);
    for (let i = 0; i < 8; i++) {
      const number = random.below(replay.last);
      const { revealed } = replay.sight(number, 'everything');
      const seat = replay.sight(number, 'spectator').view.waitingFor[0]!;
      const given = replay.answerOf(seat, number)!;
      const answer = mechs.randomAnswer(revealed![seat]!.decision!, random);
      const line = run(record, { at: number, seat, answer });
      expect(playAgain(mechs, line.record).isOver).toBe(true);
      if (isSame(answer, given.answer) && given.at === number)
        expect(new Replay(mechsKit, line.record).events).toEqual(replay.events);
    }
  });
});
