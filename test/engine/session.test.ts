import { Session } from '../../shared/engine';
import { mechsKit } from '../../shared/games/mechs/kit';
import { westernKit } from '../../shared/games/western/kit';
import { ENGINE_INTERFACE, type AnyKit } from '../../shared/games/kit';

const SEED = '5eed'.repeat(16);

interface Reply extends Record<string, unknown> {
  readonly ok: boolean;
  readonly code?: string;
  readonly message?: string;
}

function talk(kit: AnyKit): (request: unknown) => Reply {
  const session = new Session({ engineInterface: ENGINE_INTERFACE, kit }, () => SEED);
  return (request) =>
    JSON.parse(session.take(typeof request === 'string' ? request : JSON.stringify(request))) as Reply;
}

/** A sentence for people. */
function saying(pattern: RegExp): unknown {
  return expect.stringMatching(pattern);
}

/** Bots play on until the match is over, or so many answers were given. */
function playOn(ask: (request: unknown) => Reply, now: Reply, most = Infinity): Reply {
  for (let answers = 0; now.isOver === false && answers < most; answers++) {
    const [seat] = now.waitingFor as number[];
    const thought = ask({ do: 'think', seat, bot: 'rookie' });
    if (thought.arrangement !== undefined) ask({ do: 'arrange', seat, arrangement: thought.arrangement });
    now = ask({ do: 'answer', seat, decision: thought.decision, answer: thought.answer });
    expect(now).toMatchObject({ ok: true, repeat: false });
  }
  return now;
}

describe.each([
  ['mechs', mechsKit as AnyKit],
  ['western', westernKit as AnyKit],
])('lines of JSON drive %s', (game, kit) => {
  test('from the start to the end, and the record leads there again', () => {
    const ask = talk(kit);
    const houseValues = kit.table.houseValues ?? [];
    expect(ask({ do: 'about' })).toMatchObject({ ok: true, game, interface: ENGINE_INTERFACE, houseValues });
    const start = ask({ do: 'start', seats: 3 });
    expect(start).toMatchObject({ ok: true, seed: SEED, isOver: false });
    expect(playOn(ask, start)).toMatchObject({ isOver: true, waitingFor: [] });
    const { outcome } = ask({ do: 'outcome' });
    const { events } = ask({ do: 'events' });
    const { record } = ask({ do: 'record' });
    const again = talk(kit);
    expect(again({ do: 'replay', record })).toMatchObject({ ok: true, isOver: true });
    expect(again({ do: 'outcome' }).outcome).toEqual(outcome);
    expect(again({ do: 'events' }).events).toEqual(events);
    expect(again({ do: 'replay', record, inputs: 5 })).toMatchObject({ ok: true, isOver: false });
  });

  test('a view has what the seat may know, and nothing of the others', () => {
    const ask = talk(kit);
    playOn(ask, ask({ do: 'start', seats: 2 }), 8);
    const own = ask({ do: 'view', seat: 0 }).view as { viewer: number; own?: unknown };
    const outside = ask({ do: 'view', seat: 'spectator' }).view as { own?: unknown };
    expect(own.viewer).toBe(0);
    expect(own.own).toBeDefined();
    expect(outside.own).toBeUndefined();
    expect(JSON.stringify([own, outside])).not.toContain(SEED);
  });

  test('a sample fits what a seat knows and can be played on from, but has no record', () => {
    const ask = talk(kit);
    playOn(ask, ask({ do: 'start', seats: 2 }), 12);
    const { view } = ask({ do: 'view', seat: 1 });
    const { position } = ask({ do: 'sample', seat: 1, chance: 3 });
    const now = ask({ do: 'resume', position });
    expect(now).toMatchObject({ ok: true, isOver: false });
    expect(ask({ do: 'view', seat: 1 }).view).toEqual(view);
    expect(playOn(ask, now)).toMatchObject({ isOver: true });
    expect(ask({ do: 'record' })).toMatchObject({ ok: false, code: 'impossible' });
  });
});

test('the same answer again is acknowledged, and another one is stale', () => {
  const ask = talk(mechsKit);
  const { waitingFor } = ask({ do: 'start', seats: 2 });
  const [seat] = waitingFor as number[];
  const [decision] = ask({ do: 'decisions', seat }).decisions as { id: number; fallback: unknown }[];
  const answer = { do: 'answer', seat, decision: decision!.id, answer: decision!.fallback };
  expect(ask(answer)).toMatchObject({ ok: true, repeat: false });
  expect(ask(answer)).toMatchObject({ ok: true, repeat: true });
  expect(ask({ ...answer, answer: 'other' })).toMatchObject({ ok: false, code: 'stale' });
});

describe('a line that makes no sense gets a word and a sentence, and changes nothing', () => {
  const ask = talk(mechsKit);

  test.each([
    ['not JSON', '{', 'malformed', /one JSON object/],
    ['a list', '[]', 'malformed', /one JSON object/],
    ['an unknown request', { do: 'win' }, 'unknown-request', /about, start, view/],
    ['a view before the start', { do: 'view', seat: 0 }, 'no-match', /started/],
    ['seats that there are not', { do: 'start', seats: 9 }, 'malformed', /2, 3, 4 seats, not 9/],
    ['a seed that is none', { do: 'start', seed: 'x' }, 'malformed', /hexadecimal/],
    ['a field too many', { do: 'start', sets: 2 }, 'malformed', /sets/],
    ['options of another game', { do: 'start', options: { bosses: 'random' } }, 'malformed', /options/],
  ])('%s', (_what, line, code, message) => {
    expect(ask(line)).toMatchObject({ ok: false, code, message: saying(message) });
  });

  test('in a match', () => {
    expect(ask({ id: 'a', do: 'start', seats: 2, seed: SEED })).toMatchObject({ id: 'a', ok: true });
    const before = ask({ do: 'record' }).record;
    const decision = (ask({ do: 'decisions', seat: 0 }).decisions as { id: number }[])[0]!.id;
    expect(ask({ do: 'view', seat: 2 })).toMatchObject({
      ok: false,
      message: saying(/seat 2/),
    });
    expect(ask({ do: 'answer', seat: 0, decision, answer: { x: 1 } })).toMatchObject({ code: 'illegal' });
    expect(ask({ do: 'think', seat: 0, bot: 'oracle' })).toMatchObject({ code: 'malformed' });
    expect(ask({ do: 'resume', position: {} })).toMatchObject({ ok: false, code: 'impossible' });
    const forged = { ...(before as object), inputs: [{ type: 'answer', seat: 0, id: 9, answer: 1 }] };
    expect(ask({ do: 'replay', record: forged })).toMatchObject({
      code: 'impossible',
      message: saying(/Input 1 of the record is refused/),
    });
    expect(ask({ do: 'replay', record: { ...forged, rulesVersion: '0' } })).toMatchObject({
      message: saying(/rules 0/),
    });
    expect(ask({ do: 'record' }).record).toEqual(before);
  });
});
