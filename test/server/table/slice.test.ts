import { House } from '../support/house';

describe('the first secret choice over real sockets', () => {
  let house: House;
  beforeEach(async () => (house = await House.open()));
  afterEach(() => house.close());

  test('M2.2 both choose in secret and both choices show at the same moment', async () => {
    const { players } = await house.started();
    const [a, b] = players as [(typeof players)[0], (typeof players)[0]];
    const first = await a.asks('pilot');
    const second = await b.asks('pilot');
    expect(await a.answer(first.options![0])).toEqual({ ok: true });
    await b.sees(() => b.view?.waitingFor.length === 1, 'the lock');
    expect(b.view?.open.seats.map((seat) => seat.pilot)).toEqual([undefined, undefined]);
    expect(a.asked).toEqual({ held: { id: first.id, kind: first.kind, answer: first.options![0] } });
    expect(await b.answer(second.options![1])).toEqual({ ok: true });
    await a.sees(() => a.view?.open.seats[1]?.pilot, 'the reveal');
    expect(a.view?.open.seats.map((seat) => seat.pilot)).toEqual([first.options![0], second.options![1]]);
    expect(b.view?.open).toEqual(a.view?.open);
  });

  test('a refresh in the middle keeps the seat, the own choice and the other secret', async () => {
    const { matchId, players } = await house.started();
    const [a, b] = players as [(typeof players)[0], (typeof players)[0]];
    const decision = await a.asks('pilot');
    await a.answer(decision.options![0]);
    await b.asks('pilot');
    const before = a.snapshot;
    await a.leave();
    await a.join(matchId);
    expect(a.viewer).toBe(0);
    expect(a.asked.held?.answer).toBe(decision.options![0]);
    expect(a.snapshot).toEqual(before);
    expect(JSON.stringify(b.view)).not.toContain(a.view!.own!.dealt[0]);
  });

  test('a decision is sent once, and once more to a page that comes back', async () => {
    const { matchId, players } = await house.started();
    const [a, b] = players as [(typeof players)[0], (typeof players)[0]];
    const decisions = () =>
      a.frames.filter((frame) => Buffer.from(frame).includes('decision') && frame[0] === 13).length;
    await a.asks('pilot');
    await b.asks('pilot');
    await b.answer(b.decision!.options![0]);
    await a.sees(() => a.view?.waitingFor.length === 1, 'the lock');
    expect(decisions()).toBe(1);
    await a.leave();
    await a.join(matchId);
    await a.asks('pilot');
    expect(decisions()).toBe(1);
  });
});
