import {
  copyOf,
  isSame,
  Match,
  quickRandom,
  randomFor,
  seedFrom,
  situationFrom,
  thinkSafely,
  times,
  type Flow,
  type GameTypes,
  type Knowledge,
  type Random,
  type Seat,
  type Viewer,
} from '../../shared/core';
import { archiveOf, matchSeed, Notary, sealOf, verify, type MatchArchive } from '../../shared/fairness';
import { archiveFrom } from '../../shared/fairness/archiveForm';
import { gamesFrom, type AnyKit } from '../../shared/games';
import { Replay } from '../../shared/replay';
import { changedLine } from '../../shared/replay/whatIf';
import { configsOf, everyGame } from '../support/everyGame';

type AnyMatch = Match<GameTypes>;

const TABLES = everyGame.flatMap((kit) =>
  configsOf(kit).map((config) => [kit.rules.id, config, kit] as const),
);

/** One answer by chance of somebody who is asked. */
function answer({ rules }: AnyKit, match: AnyMatch, random: Random): void {
  const waiting = match.waitingFor();
  const seat = waiting[random.below(waiting.length)]!;
  const { id, question } = match.question(seat)!;
  const given = { type: 'answer', seat, id, answer: rules.randomAnswer(question, random) } as const;
  const verdict = match.submit(given);
  if (!verdict.ok) throw new Error(`${question.kind} did not take ${JSON.stringify(given)}: ${verdict.code}`);
}

function played(
  kit: AnyKit,
  config: unknown,
  seed: number,
  each: (match: AnyMatch) => void = () => {},
): AnyMatch {
  const random = quickRandom(seed);
  const match = Match.create(kit.rules, config, seedFrom(random));
  each(match);
  while (!match.isOver) {
    answer(kit, match, random);
    each(match);
  }
  return match;
}

/** A match from its seed to its archive, as a server would run it. */
function archived(kit: AnyKit, config: unknown, seed: number) {
  const random = quickRandom(seed);
  const contributions = times(kit.rules.seatsOf(config), () => seedFrom(random));
  const origin = { serverSeed: seedFrom(random), salt: seedFrom(random), contributions };
  const matchId = `match-${seed}`;
  const live = Match.create(kit.rules, config, matchSeed(origin));
  const notary = new Notary(kit, { matchId, serverSeed: origin.serverSeed });
  notary.look(live);
  while (!live.isOver) {
    answer(kit, live, random);
    notary.look(live);
  }
  const seats = contributions.map((_, seat) => ({ name: `Guest ${seat}` }));
  const ended = { matchId, endedAt: 1_700_000_000_000, ending: 'finished', seats, record: live.record() };
  return { archive: archiveOf(kit, { ...ended, origin }), live, notary };
}

const failed = (kit: AnyKit, archive: MatchArchive) =>
  verify(kit, archive).checks.flatMap(({ name, result }) => (result === 'failed' ? [name] : []));

/** The same match to this viewer, with all that they cannot know drawn anew. */
function twinOf({ rules }: AnyKit, match: AnyMatch, viewer: Viewer, random: Random): AnyMatch {
  const twin = Match.resume(rules, match.config, copyOf(rules.sample(match.knowledge(viewer), random)));
  for (let seat = 0; seat < rules.seatsOf(match.config); seat++) {
    if (seat === viewer || !match.heldBy(seat)) continue;
    const { id, question } = twin.question(seat)!;
    twin.submit({ type: 'answer', seat, id, answer: rules.randomAnswer(question, random) });
  }
  return twin;
}

/** All that reaches a viewer. */
function seenBy(match: AnyMatch, viewer: Viewer): unknown {
  const { since, events, eventsAtBoundary } = match.knowledge(viewer);
  return { view: match.view(viewer), news: events.slice(eventsAtBoundary), since };
}

const hiddenFrom = ({ state }: AnyMatch, seat: Seat) =>
  JSON.stringify([state.secrets.filter((_, other) => other !== seat), state.hidden]);

/** Which viewers could tell a match from one in which only that differs which they may not know. */
function toldApart(kit: AnyKit, config: unknown): { readonly told: Viewer[]; readonly differed: number } {
  const told: Viewer[] = [];
  let differed = 0;
  let count = 0;
  const random = quickRandom(7);
  played(kit, config, 8, (match) => {
    if (match.isOver || count++ % 6 !== 0) return;
    for (const viewer of viewersOf(kit, config)) {
      const twin = twinOf(kit, match, viewer, random);
      if (!isSame(seenBy(twin, viewer), seenBy(match, viewer))) told.push(viewer);
      if (viewer !== 'spectator' && hiddenFrom(twin, viewer) !== hiddenFrom(match, viewer)) differed++;
    }
  });
  return { told, differed };
}

function viewersOf({ rules }: AnyKit, config: unknown): Viewer[] {
  return [...times(rules.seatsOf(config), (seat) => seat), 'spectator'];
}

describe.each(TABLES)('%s %j', (_, config, kit) => {
  const { rules } = kit;
  const viewers = viewersOf(kit, config);

  test('a match goes on from every boundary as it did, and its record is played again to the same end', () => {
    const live = played(kit, config, 1);
    const { inputs } = live.record();
    const again = Match.create(rules, config, live.record().seed);
    for (const [at, input] of inputs.entries()) {
      if (again.isAtBoundary && at % 5 === 0) {
        const resumed = Match.resume(rules, config, again.position());
        for (const next of inputs.slice(at)) expect(resumed.submit(next).ok).toBe(true);
        expect(resumed.state.open).toEqual(live.state.open);
      }
      again.submit(input);
    }
    expect(again.events).toEqual(live.events);
    expect(again.outcome).toEqual(live.outcome);
    expect(again.outcome!.seats).toHaveLength(rules.seatsOf(config));
  });

  test('nobody answers for another, twice, out of turn or with what no question takes', () => {
    const match = Match.create(rules, config, seedFrom(quickRandom(2)));
    const seat = match.waitingFor()[0]!;
    const { id, question } = match.question(seat)!;
    const right = rules.randomAnswer(question, quickRandom(3));
    const before = JSON.stringify(match.state);
    const type = 'answer' as const;
    for (const wrong of [
      { type, seat, id: id + 1, answer: right },
      { type, seat: 17, id, answer: right },
      ...['nonsense', -1, null, {}, [], { [question.kind]: right }].map((answer) => ({
        type,
        seat,
        id,
        answer,
      })),
    ])
      expect(match.submit(wrong)).toMatchObject({ ok: false });
    expect(match.submit({ type: 'arrange', seat, arrangement: { is: 'nonsense' } })).toMatchObject({
      ok: false,
    });
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.submit({ type, seat, id, answer: right })).toEqual({ ok: true, repeat: false });
    expect(match.submit({ type, seat, id, answer: right })).toEqual({ ok: true, repeat: true });
  });

  test('a match is proven by its archive, and what was hidden cannot be changed afterwards', () => {
    const { archive, live, notary } = archived(kit, config, 4);
    const read = archiveFrom(gamesFrom([kit]), JSON.parse(JSON.stringify(archive)))!;
    expect(read).toEqual(archive);
    expect(verify(kit, read).ok).toBe(true);
    expect(read.proof.commitments).toEqual(notary.commitments);
    expect(read.proof.commitments.length).toBeGreaterThan(0);
    const rows = kit.events.message(live.events, 0);
    const sent = JSON.parse(JSON.stringify(rows)) as typeof rows;
    expect(kit.events.eventsOf(sent)).toEqual(JSON.parse(JSON.stringify(live.events)));

    const forged = JSON.parse(JSON.stringify(archive)) as MatchArchive & {
      proof: { commitments: { hash: string }[] };
    };
    forged.proof.commitments[0]!.hash = 'f'.repeat(64);
    expect(failed(kit, { ...forged, seal: sealOf(forged) })).toEqual(['commitments']);
  });

  test('a replay shows what every viewer saw, and its highlights are moments of it', () => {
    const seen: unknown[] = [];
    const live = played(kit, config, 5, (match) =>
      seen.push(copyOf(viewers.map((viewer) => [match.view(viewer).open, match.view(viewer).own]))),
    );
    const replay = new Replay(kit, live.record());
    expect(replay.events).toEqual(live.events);
    expect(replay.moments).toHaveLength(seen.length);
    expect(replay.moments.at(-1)!.points).toEqual(live.outcome!.seats.map(({ points }) => points));
    seen.forEach((wanted, number) => {
      const views = viewers.map((viewer) => {
        const { view } = replay.sight(number, viewer);
        return [view.open, view.own];
      });
      if (!isSame(views, wanted)) expect(views).toEqual(wanted);
    });
    for (const { moment } of kit.highlights(replay)) expect(replay.moments[moment]).toBeDefined();
  });

  test('what if: another answer changes what comes after it, and nothing before', () => {
    const { record } = archived(kit, config, 6).archive;
    const match = Match.create(rules, config, record.seed);
    // Somewhere in the middle, where there was a choice.
    const at = record.inputs.findIndex((input, i) => {
      const options = match.question(input.seat)?.question.options ?? [];
      const found = i >= record.inputs.length / 3 && options.length > 1;
      if (!found) match.submit(input);
      return found;
    });
    const { seat } = record.inputs[at]!;
    const given = record.inputs[at]! as { answer: unknown };
    const options = match.question(seat)!.question.options!;
    const other = options.find((option) => !isSame(option, given.answer))!;
    const line = changedLine(kit, record, { at, seat, answer: other });
    let step = line.next();
    while (!step.done) step = line.next();
    const changed = step.value;
    expect(changed.record.inputs.slice(0, at)).toEqual(record.inputs.slice(0, at));
    expect(changed.sources[at]).toBe('changed');
    expect(new Replay(kit, changed.record).moments).toHaveLength(changed.record.inputs.length + 1);
  });

  test('what a viewer may not know changes nothing that this viewer sees', () => {
    const { told, differed } = toldApart(kit, config);
    expect(told).toEqual([]);
    expect(differed).toBeGreaterThan(0);
  });

  test('a leak that is planted is found', () => {
    const leaky: AnyKit = {
      ...kit,
      rules: {
        ...rules,
        *step(g): Flow<void> {
          Object.assign(g.open as object, { leak: JSON.stringify([g.secrets, g.hidden]) });
          yield* rules.step(g);
        },
      },
    };
    expect(toldApart(leaky, config).told).not.toEqual([]);
  });

  test.each(['rookie', 'veteran'] as const)('the %s plays by what its seat may know', (id) => {
    const bot = kit.bots.byId[id];
    const random = quickRandom(9);
    const match = Match.create(rules, config, seedFrom(random));
    const thought = (at: AnyMatch, seat: Seat, log?: Partial<Knowledge<GameTypes>>) => {
      const decision = at.decision(seat)!;
      const situation = situationFrom(at, decision, {
        random: randomFor('test', decision),
        hasTime: () => true,
      });
      return thinkSafely(bot, { ...situation, knowledge: () => ({ ...at.knowledge(seat), ...log }) });
    };
    let count = 0;
    let differed = 0;
    while (!match.isOver) {
      for (const seat of match.waitingFor()) {
        const mine = thought(match, seat);
        if (mine.failure !== undefined) throw mine.failure as Error;
        if (count++ % 4 === 0) {
          const twin = twinOf(kit, match, seat, random);
          if (hiddenFrom(twin, seat) !== hiddenFrom(match, seat)) differed++;
          // A match that was resumed has only the part of the log since its boundary.
          const { events, eventsAtBoundary } = match.knowledge(seat);
          expect(thought(twin, seat, { events, eventsAtBoundary })).toEqual(mine);
        }
        if (mine.arrangement !== undefined)
          match.submit({ type: 'arrange', seat, arrangement: mine.arrangement });
        const { id: asked } = match.question(seat)!;
        expect(match.submit({ type: 'answer', seat, id: asked, answer: mine.answer }).ok).toBe(true);
      }
    }
    expect(differed).toBeGreaterThan(0);
  });
});
