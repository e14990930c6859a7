import { auction, newAuction, SEED } from './auction';
import { Match, type Input, playAgain, playAgainWithoutFaults, runner } from '../../shared/core';

const answer = (seat: number, id: number, given: unknown): Input => ({
  type: 'answer',
  seat,
  id,
  answer: given,
});
const FINE = { ok: true, repeat: false };

type Step = typeof auction.step;

/** The same step with answers that cannot be taken back. */
function withFinalAnswers(step: Step): Step {
  return function* (table) {
    const flow = step(table);
    let turn = flow.next([]);
    while (!turn.done) turn = flow.next(yield turn.value.map((question) => ({ ...question, final: true })));
  };
}

/** Two rounds of bids without a boundary between them. */
const twiceWithoutBoundary: Step = function* (table) {
  yield* auction.step(table);
  table.open.phase = 'bids';
  yield* auction.step(table);
};

/** All three have bid: seat 2 has won and is asked for a gift. */
function afterBids() {
  const match = newAuction();
  for (const [seat, bid] of [5, 6, 7].entries()) match.submit(answer(seat, 1, bid));
  return match;
}

describe('decisions', () => {
  test('carry what is asked, the options and the fallback, and ids that count for each seat', () => {
    const match = newAuction();
    expect(match.waitingFor()).toEqual([0, 1, 2]);
    expect(match.decision(1)).toEqual({
      id: 1,
      seat: 1,
      kind: 'bid',
      about: { round: 1 },
      options: [2, 6, 10],
      fallback: 2,
    });
    const gift = afterBids();
    expect(gift.waitingFor()).toEqual([2]);
    expect(gift.decision(2)).toMatchObject({ id: 2, kind: 'gift', options: [0, 1, null] });
    gift.submit(answer(2, 2, null));
    expect([0, 1, 2].map((seat) => gift.decision(seat)?.id)).toEqual([2, 2, 3]);
  });

  test('a simultaneous choice waits for the last seat and is revealed at once (R18)', () => {
    const match = newAuction();
    expect(match.submit(answer(2, 1, 7))).toEqual(FINE);
    expect(match.submit(answer(0, 1, 5))).toEqual(FINE);
    expect(match.waitingFor()).toEqual([1]);
    expect(match.events).toEqual([]);
    match.submit(answer(1, 1, 6));
    expect(match.events).toEqual([{ type: 'bidsRevealed', bids: [5, 6, 7] }]);
  });

  test('a held answer is shown to its own seat alone', () => {
    const match = newAuction();
    match.submit(answer(0, 1, 5));
    expect(match.view(0)).toMatchObject({ held: { id: 1, answer: 5 }, decision: undefined });
    expect(JSON.stringify([match.view(1), match.view('spectator'), match.knowledge(1).since])).not.toContain(
      '"answer"',
    );
    expect(match.view(1).waitingFor).toEqual([1, 2]);
  });
});

describe('refusals', () => {
  test('an answer that is held is acknowledged again, and another one under its id is stale', () => {
    const match = newAuction();
    match.submit(answer(0, 1, 5));
    expect(match.submit(answer(0, 1, 5))).toEqual({ ok: true, repeat: true });
    expect(match.submit(answer(0, 1, 6))).toEqual({ ok: false, code: 'stale' });
    expect(match.record().inputs).toHaveLength(1);
  });

  test('an answer that was accepted is acknowledged again and changes nothing', () => {
    const match = afterBids();
    const before = JSON.stringify([match.state, match.record()]);
    expect(match.submit(answer(0, 1, 5))).toEqual({ ok: true, repeat: true });
    expect(JSON.stringify([match.state, match.record()])).toBe(before);
  });

  test('another answer to a decision of the past is stale', () => {
    expect(afterBids().submit(answer(0, 1, 1))).toEqual({ ok: false, code: 'stale' });
    expect(afterBids().submit(answer(2, 1, 1))).toEqual({ ok: false, code: 'stale' });
  });

  test('a seat that is not asked has no decision', () => {
    expect(afterBids().submit(answer(0, 2, 1))).toEqual({ ok: false, code: 'no-decision' });
    expect(afterBids().submit(answer(0, 0, 1))).toEqual({ ok: false, code: 'no-decision' });
  });

  test('an id that was not given yet is stale', () => {
    expect(afterBids().submit(answer(2, 3, null))).toEqual({ ok: false, code: 'stale' });
  });

  test('what is not among the options is illegal', () => {
    expect(newAuction().submit(answer(0, 1, 4))).toEqual({ ok: false, code: 'illegal' });
    expect(afterBids().submit(answer(2, 2, 2))).toEqual({ ok: false, code: 'illegal' });
    expect(afterBids().submit(answer(2, 2, undefined))).toEqual({ ok: false, code: 'illegal' });
  });

  test('a seat or an id that cannot be is malformed', () => {
    for (const seat of [-1, 3, 0.5, NaN, 'length' as unknown as number]) {
      expect(newAuction().submit(answer(seat, 1, 5))).toEqual({ ok: false, code: 'malformed' });
      expect(newAuction().submit({ type: 'arrange', seat, arrangement: 'x' })).toEqual({
        ok: false,
        code: 'malformed',
      });
    }
    for (const id of [0.5, NaN, Infinity]) {
      expect(newAuction().submit(answer(0, id, 5))).toEqual({ ok: false, code: 'malformed' });
      expect(newAuction().submit({ type: 'retract', seat: 0, id })).toEqual({ ok: false, code: 'malformed' });
    }
  });

  test('after the end everything is over, but a repeat is still acknowledged', () => {
    const match = newAuction({ rounds: 0 });
    for (const [seat, bid] of [5, 6, 7].entries()) match.submit(answer(seat, 1, bid));
    expect(match.isOver).toBe(true);
    expect(match.outcome!.seats.map(({ points }) => points)).toEqual([0, 0, 0]);
    expect(match.waitingFor()).toEqual([]);
    expect(match.submit(answer(0, 2, 5))).toEqual({ ok: false, code: 'over' });
    expect(match.submit({ type: 'arrange', seat: 0, arrangement: 'x' })).toEqual({ ok: false, code: 'over' });
    expect(match.submit(answer(0, 1, 5))).toEqual({ ok: true, repeat: true });
  });

  test('checking an input changes nothing', () => {
    const match = newAuction();
    expect(match.check(answer(0, 1, 5))).toEqual(FINE);
    expect(match.waitingFor()).toEqual([0, 1, 2]);
    expect(match.record().inputs).toEqual([]);
  });
});

describe('taking an answer back', () => {
  test('asks anew under a new id, and a late packet cannot lock the old answer again', () => {
    const match = newAuction();
    match.submit(answer(0, 1, 5));
    expect(match.submit({ type: 'retract', seat: 0, id: 1 })).toEqual(FINE);
    expect(match.decision(0)?.id).toBe(2);
    expect(match.view(0).held).toBeUndefined();
    expect(match.submit(answer(0, 1, 5))).toEqual({ ok: false, code: 'stale' });
    expect(match.submit(answer(0, 2, 9))).toEqual(FINE);
    match.submit(answer(1, 1, 6));
    match.submit(answer(2, 1, 7));
    expect(match.events).toEqual([{ type: 'bidsRevealed', bids: [9, 6, 7] }]);
  });

  test('is refused with nothing held, under another id, and once all are in', () => {
    const match = newAuction();
    expect(match.submit({ type: 'retract', seat: 0, id: 1 })).toEqual({ ok: false, code: 'no-decision' });
    match.submit(answer(0, 1, 5));
    expect(match.submit({ type: 'retract', seat: 0, id: 2 })).toEqual({ ok: false, code: 'stale' });
    expect(afterBids().submit({ type: 'retract', seat: 0, id: 1 })).toEqual({
      ok: false,
      code: 'no-decision',
    });
  });

  test('T4 is refused where the question says that an answer is final', () => {
    const match = Match.create(
      { ...auction, step: withFinalAnswers(auction.step) },
      { seats: 3, rounds: 2 },
      SEED,
    );
    match.submit(answer(0, 1, 5));
    expect(match.submit({ type: 'retract', seat: 0, id: 1 })).toEqual({ ok: false, code: 'illegal' });
    expect(match.view(0).held).toEqual({ id: 1, kind: 'bid', answer: 5 });
  });
});

describe('a position after an answer was taken back', () => {
  test('asks under the ids of the match, so that an old packet is stale in both', () => {
    const match = newAuction();
    match.submit(answer(0, 1, 5));
    match.submit({ type: 'retract', seat: 0, id: 1 });
    const again = Match.resume(auction, match.config, match.position());
    expect(again.decision(0)?.id).toBe(match.decision(0)?.id);
    expect(again.submit(answer(0, 1, 5))).toEqual({ ok: false, code: 'stale' });
    expect(again.decision(1)?.id).toBe(1);
  });
});

describe('arranging', () => {
  test('is taken at any time, kept secret, and refused by what the game says', () => {
    const match = newAuction();
    expect(match.submit({ type: 'arrange', seat: 1, arrangement: 'mine' })).toEqual(FINE);
    expect(match.view(1).own).toMatchObject({ note: 'mine' });
    expect(JSON.stringify([match.view(0), match.view('spectator'), match.knowledge(0)])).not.toContain(
      'mine',
    );
    expect(match.knowledge(1).since).toEqual([{ type: 'arrange', seat: 1, arrangement: 'mine' }]);
    expect(match.submit({ type: 'arrange', seat: 1, arrangement: 7 })).toEqual({
      ok: false,
      code: 'malformed',
    });
    expect(match.submit({ type: 'arrange', seat: 1, arrangement: 'too long' })).toEqual({
      ok: false,
      code: 'illegal',
    });
  });
});

describe('records', () => {
  test('replay to the same match, with everything that was taken back', () => {
    const match = newAuction();
    match.submit(answer(0, 1, 5));
    match.submit({ type: 'retract', seat: 0, id: 1 });
    match.submit(answer(0, 2, 9));
    match.submit({ type: 'arrange', seat: 2, arrangement: 'n' });
    match.submit(answer(1, 1, 6));
    match.submit(answer(2, 1, 7));
    const record = match.record();
    expect(record).toMatchObject({
      game: 'auction',
      rulesVersion: 'a1',
      config: { seats: 3, rounds: 2 },
      seed: SEED,
    });
    const again = playAgain(auction, record);
    expect(again.state).toEqual(match.state);
    expect(again.events).toEqual(match.events);
    expect(again.decision(0)).toEqual(match.decision(0));
  });

  test('of another game, of other rules or with a wrong input are refused with a sentence', () => {
    const record = afterBids().record();
    expect(() => playAgain(auction, { ...record, game: 'chess' })).toThrow(
      'a record of chess, not of auction',
    );
    expect(() => playAgain(auction, { ...record, rulesVersion: 'a0' })).toThrow(
      'made by rules a0; these are a1',
    );
    const inputs = [...record.inputs, answer(0, 9, 9)];
    expect(() => playAgain(auction, { ...record, inputs })).toThrow(
      'Input 4 of the record is refused: no-decision',
    );
  });

  test('with inputs that the rules refuse or fail on are played without them, where that is asked for', () => {
    const match = afterBids();
    const record = match.record();
    const [first, ...rest] = record.inputs as [Input, ...Input[]];
    const broken: Input = { type: 'arrange', seat: 1, arrangement: 'breaks' };
    const fragile = {
      ...auction,
      arrange: {
        check: () => 'fine' as const,
        apply() {
          throw new Error('a broken invariant');
        },
      },
    };
    const inputs = [answer(2, 7, 3), first, broken, first, ...rest, broken];
    expect(playAgainWithoutFaults({ rules: fragile, runner }, { ...record, inputs }).record()).toEqual(
      record,
    );
    expect(() => playAgain(auction, { ...record, inputs: [first, first] })).toThrow('was there before');
    expect(() => playAgainWithoutFaults({ rules: auction, runner }, { ...record, game: 'chess' })).toThrow(
      'a record of chess',
    );
  });

  test('what is done to a record or a position afterwards does not reach the match', () => {
    const match = newAuction();
    match.submit(answer(0, 1, 5));
    (match.record().inputs as Input[]).length = 0;
    (match.position().inputs as unknown[]).length = 0;
    match.position().state.open.round = 99;
    expect(match.record().inputs).toHaveLength(1);
    expect(match.state.open.round).toBe(1);
  });
});

describe('positions', () => {
  test('are the last boundary and what was done since, and a match goes on from them', () => {
    const match = afterBids();
    match.submit({ type: 'arrange', seat: 0, arrangement: 'hi' });
    const position = match.position();
    expect(position.state.open.phase).toBe('gift');
    expect(position.asked).toEqual([1, 1, 1]);
    expect(position.inputs).toEqual([{ type: 'arrange', seat: 0, arrangement: 'hi' }]);
    const again = Match.resume(auction, match.config, position);
    expect(again.state).toEqual(match.state);
    expect(again.decision(2)).toEqual(match.decision(2));
    again.submit(answer(2, 2, 0));
    expect(again.state.open.coins).toEqual([1, 0, 0]);
    expect(match.state.open.coins).toEqual([0, 0, 0]);
  });

  test('keep simultaneous answers that are held', () => {
    const match = newAuction();
    match.submit(answer(1, 1, 6));
    const again = Match.resume(auction, match.config, match.position());
    expect(again.waitingFor()).toEqual([0, 2]);
    expect(again.view(1).held).toEqual({ id: 1, kind: 'bid', answer: 6 });
  });

  test('that do not lead where they say are refused', () => {
    const position = {
      ...afterBids().position(),
      inputs: [{ type: 'answer', seat: 0, kind: 'bid', answer: 1 }] as const,
    };
    expect(() => Match.resume(auction, { seats: 3, rounds: 2 }, position)).toThrow(
      'does not lead to a decision bid',
    );
  });

  test('of a match that was resumed can be taken as well, but it has no record', () => {
    const first = Match.resume(auction, { seats: 3, rounds: 2 }, newAuction().position());
    first.submit(answer(0, 1, 5));
    const again = Match.resume(auction, first.config, first.position());
    expect(again.view(0).held).toEqual({ id: 1, kind: 'bid', answer: 5 });
    expect(() => again.record()).toThrow('has no record');
  });
});

describe('views and knowledge', () => {
  test('show what is open and what is the own, and nothing else', () => {
    const match = afterBids();
    expect(Object.keys(match.view('spectator')).sort()).toEqual(['open', 'viewer', 'waitingFor']);
    expect(match.view(0).own).toBe(match.state.secrets[0]);
    expect(JSON.stringify(match.view(0))).not.toContain('lucky');
    expect(match.view(0).decision).toBeUndefined();
    expect(match.view(2).decision).toEqual(match.decision(2));
  });

  test('know the answers since the boundary as far as they are public', () => {
    const match = newAuction();
    match.submit(answer(0, 1, 5));
    expect(match.knowledge(0).since).toEqual([{ type: 'answer', seat: 0, kind: 'bid', answer: 5 }]);
    expect(match.knowledge(1).since).toEqual([]);
    expect(match.knowledge(1).boundary.own).toEqual({ purse: [2, 6, 10], note: '' });
  });

  test('T4 an answer that is held hides itself, and not what its seat answered before in the same step', () => {
    const match = Match.create(
      { ...auction, step: twiceWithoutBoundary, publicAnswer: (_kind, bid) => bid },
      { seats: 3, rounds: 2 },
      SEED,
    );
    for (const [seat, bid] of [5, 6, 7].entries()) match.submit(answer(seat, 1, bid));
    match.submit(answer(1, 2, 10));
    const bids = (viewer: number) =>
      match.knowledge(viewer).since.map((input) => 'answer' in input && input.answer);
    expect(bids(0)).toEqual([5, 6, 7]);
    expect(bids(1)).toEqual([5, 6, 7, 10]);
  });

  test('the view of the boundary is from before the step that is under way', () => {
    const match = afterBids();
    const { boundary, eventsAtBoundary, events } = match.knowledge(0);
    expect(boundary.open.phase).toBe('gift');
    expect(events.slice(eventsAtBoundary)).toEqual([]);
  });
});
