import {
  Match,
  quickRandom,
  randomFor,
  seedFrom,
  situationFrom,
  thinkSafely,
  type GameTypes,
} from '../../shared/core';
import { games, type AnyKit } from '../../shared/games';
import { handlingOf, LEVELS, type Level } from '../../shared/protocol';

interface Stops {
  /** How often a seat is asked, and how often it has to stop for it, by level. */
  asked: number;
  readonly byLevel: Record<Level, number>;
}

/** Matches of Veterans, and what a person in one of their seats would have been asked. */
function stopsOf(kit: AnyKit, { seats, matches }: { seats: number; matches: number }): Stops {
  const stops: Stops = { asked: 0, byLevel: { everything: 0, choices: 0, weighty: 0, programs: 0 } };
  for (let number = 0; number < matches; number++) {
    const config = kit.table.configFor({ seats, options: kit.table.optionsFrom({})! });
    const match = Match.create(kit.rules, config, seedFrom(quickRandom(1000 * seats + number)));
    while (!match.isOver)
      for (const seat of match.waitingFor()) {
        const decision = match.decision(seat)!;
        const { answer, arrangement } = thinkSafely(
          kit.bots.byId.veteran,
          situationFrom(match, decision, {
            random: randomFor(`stops ${number}`, decision),
            hasTime: () => true,
          }),
        );
        count(kit, match, decision, stops);
        if (arrangement !== undefined) match.submit({ type: 'arrange', seat, arrangement });
        match.submit({ type: 'answer', seat, id: decision.id, answer });
      }
  }
  return stops;
}

function count(kit: AnyKit, match: Match<GameTypes>, decision: GameTypes['decision'], stops: Stops): void {
  const { delegation } = kit;
  const { config, state } = match;
  const { kind, seat, id } = decision;
  stops.asked++;
  for (const level of LEVELS) {
    const handling = delegation
      ? handlingOf(delegation, { level, kinds: {} }, { kind, rated: false })
      : 'ask';
    const sensible =
      handling === 'rule' ? delegation?.sensible({ config, open: state.open }, decision) : undefined;
    if (sensible) expect(match.check({ type: 'answer', seat, id, ...sensible })).toMatchObject({ ok: true });
    if (handling !== 'bot' && !sensible) stops.byLevel[level]++;
  }
}

/** At most this share of all questions stops a person of that level; measured, with a little room. */
const SHARES: Readonly<Record<string, Readonly<Record<Exclude<Level, 'everything'>, number>>>> = {
  mechs: { choices: 0.59, weighty: 0.46, programs: 0.26 },
  western: { choices: 1, weighty: 0.82, programs: 0.47 },
};

test.each(games.all.map((kit) => [kit.rules.id, kit] as const))(
  '%s: a seat has fewer stops, the less it wants to be asked',
  (id, kit) => {
    const matches = Number(process.env.STOPS_MATCHES ?? 3);
    for (const seats of [2, 4]) {
      const { asked, byLevel } = stopsOf(kit, { seats, matches });
      const perSeat = (stops: number) => Math.round((10 * stops) / seats / matches) / 10;
      if (process.env.STOPS_MATCHES)
        console.info(id, seats, 'seats:', ...LEVELS.map((level) => `${level} ${perSeat(byLevel[level])}`));
      expect(byLevel.everything).toBe(asked);
      for (const level of LEVELS.slice(1) as Exclude<Level, 'everything'>[])
        expect({ level, share: byLevel[level] / asked <= SHARES[id]![level] }).toEqual({
          level,
          share: true,
        });
    }
  },
);

test('in a rated match only small things are left to a bot, and unknown kinds are asked', () => {
  const delegation = { weights: { jump: 'weighty', nod: 'small' } as const };
  const how = (kind: string, rated: boolean) =>
    handlingOf(delegation, { level: 'programs', kinds: {} }, { kind, rated });
  expect([how('jump', false), how('jump', true)]).toEqual(['bot', 'rule']);
  expect([how('nod', true), how('dance', false), how('constructor', false)]).toEqual(['bot', 'ask', 'ask']);
  const own = { level: 'everything', kinds: { nod: 'bot', jump: 'bot' } } as const;
  expect(handlingOf(delegation, own, { kind: 'nod', rated: true })).toBe('bot');
  expect(handlingOf(delegation, own, { kind: 'jump', rated: true })).toBe('rule');
});
