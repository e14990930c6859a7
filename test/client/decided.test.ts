import { accountOf } from '../../client/games/mechs/model/account';
import { results as mechsEn } from '../../client/i18n/en/mechs/table';
import { results as mechsFr } from '../../client/i18n/fr/mechs/table';
import { accountsOf } from '../../client/games/western/model/tally';
import { results as westernEn } from '../../client/i18n/en/western/results';
import { results as westernFr } from '../../client/i18n/fr/western/results';
import { decided as en, type DecidedText } from '../../client/i18n/en/decided';
import { decided as fr } from '../../client/i18n/fr/decided';
import { decidedOf, type Account, type Decided } from '../../client/model/decided';
import { sentences } from '../../client/model/decidedWords';
import type { MechsEvent } from '../../shared/games/mechs/events';
import { placesOf } from '../../shared/games/mechs/scoring';
import { resultOf } from '../../shared/games/western/score';
import { RIVAL } from '../../shared/games/western/state';
import { playMatch as playMechs, SEATS } from '../games/mechs/support/play';
import { keenPlayer, uniformPlayer } from '../games/mechs/support/players';
import { playMatch as playWestern } from '../games/western/support/play';

/** What a match was like, found out in another way than the page does: by looking on. */
interface Seen {
  readonly accounts: readonly Account[];
  /** By player: what they had after each round, and in the end. */
  readonly rounds: ReadonlyMap<number, readonly number[]>;
  readonly how: readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>];
}

function mechsMatches(): Seen[] {
  return Array.from({ length: 24 }, (_, i) => {
    const seats = SEATS[i % 3]!;
    const size = i % 8 === 7 ? { seats: 3 as const, solo: true as const } : { seats };
    const { state, events } = playMechs({
      ...size,
      seed: 300 + i,
      player: i % 2 ? keenPlayer : uniformPlayer,
    });
    const { open } = state;
    const rounds = new Map(open.seats.map((_, seat) => [seat, pointsOf(seat, events)]));
    const accounts = placesOf(open).map(({ seat }) => accountOf(open, seat));
    for (const account of accounts) expect(account.rounds).toEqual(rounds.get(account.player));
    return { accounts, rounds, how: [mechsEn.how, mechsFr.how] };
  });
}

/** What a seat had after each round, by what was told of it. */
function pointsOf(seat: number, events: readonly MechsEvent[]): number[] {
  const rounds: number[] = [];
  let points = 0;
  for (const event of events) {
    if (event.type === 'roundStarted') rounds.push(points);
    else if (event.type === 'scored' && event.seat === seat) points += event.vp;
    else if (event.type === 'pointsLost' && event.seat === seat) points -= event.vp;
    else if (event.type === 'weaponsScored') points += event.points[seat]!;
    else if (event.type === 'roundScored')
      points += Object.values(event.scores[seat]!).reduce((sum, vp) => sum + vp, 0);
    if (rounds.length > 0) rounds[rounds.length - 1] = points;
  }
  return rounds;
}

function westernMatches(): Seen[] {
  return Array.from({ length: 16 }, (_, i) => {
    const config = i % 4 === 3 ? { seats: 1 as const } : { seats: ([2, 3, 4] as const)[i % 4]! };
    const { state, events } = playWestern({ config, seed: 40 + i });
    const scene = { config, open: state.open };
    const { seats, solo } = resultOf(scene);
    const players = seats.map(({ points, place }, player) => ({ player, points, place }));
    if (solo) players.push({ player: RIVAL, points: solo.rival.points, place: solo.won ? 2 : 1 });
    const order = players.sort((a, b) => a.place - b.place).map(({ player }) => player);
    return {
      accounts: accountsOf(scene, order, events),
      rounds: new Map(players.map(({ player, points }) => [player, [points]])),
      how: [westernEn.how, westernFr.how],
    };
  });
}

const NAMES = { name: (player: number) => `<${player}>`, first: (player: number) => `<${player}>` };
const said = (found: Decided, how: Readonly<Record<string, string>>, text: DecidedText) =>
  sentences(found, { ...NAMES, how: (source) => how[source] ?? fail(source) }, text);

/** Whatever is said must be so. */
function expectTrue({ accounts, rounds }: Seen, found: Decided): void {
  const [winner, second] = accounts as [Account, Account];
  expect([found.winner, found.second]).toEqual([winner.player, second.player]);
  expect(found.points).toEqual([rounds.get(winner.player)!.at(-1), rounds.get(second.player)!.at(-1)]);
  const [most, next] = found.points;
  const differences = Object.keys(winner.by).map((source) => winner.by[source]! - second.by[source]!);
  // Points by source are all the points there are.
  expect(differences.reduce((sum, one) => sum + one, 0)).toBe(most - next);
  if (found.edge) {
    const { source, points } = found.edge;
    expect(points).toEqual([winner.by[source], second.by[source]]);
    expect(points[0] - points[1]).toBe(Math.max(...differences));
  } else expect(most).toBe(next);
  const { turn } = found;
  expect(winner.rounds.at(-1)).toBe(most);
  expect(second.rounds.at(-1)).toBe(next);
  const lead = winner.rounds.map((points, i) => points - second.rounds[i]!);
  const swing = lead.map((one, i) => one - (lead[i - 1] ?? 0));
  expect(turn!.after).toEqual([winner.rounds[turn!.round - 1], second.rounds[turn!.round - 1]]);
  switch (turn!.type) {
    case 'passed':
      expect(turn!.before[0]).toBeLessThanOrEqual(turn!.before[1]);
      for (const one of lead.slice(turn!.round - 1)) expect(one).toBeGreaterThan(0);
      break;
    case 'led':
      for (const one of lead) expect(one).toBeGreaterThan(0);
      expect(swing[turn!.round - 1]).toBe(Math.max(...swing));
      break;
    case 'close':
      expect(most).toBe(next);
      expect(turn!.round).toBe(lead.length);
  }
}

describe('what decided it', () => {
  const seen = [...mechsMatches(), ...westernMatches()];

  test('is true of every match, and said in two sentences in each language', () => {
    const types = new Set<string>();
    for (const one of seen) {
      const found = decidedOf(one.accounts)!;
      expectTrue(one, found);
      types.add(found.turn!.type);
      [en, fr].forEach((text, i) => {
        const lines = said(found, one.how[i]!, text);
        expect(lines).toHaveLength(2);
        for (const line of lines) {
          expect(line).toMatch(/^[A-ZÀ<][^.]*\.$/);
          expect(line).not.toMatch(/undefined|NaN/);
        }
      });
    }
    expect([...types]).toEqual(expect.arrayContaining(['passed', 'led']));
  });

  test('says both figures of the source, and how it stood before and after', () => {
    const account = (player: number, by: Record<string, number>, rounds: number[]): Account => ({
      player,
      by,
      rounds,
      points: rounds.at(-1)!,
    });
    const passed = decidedOf([account(1, { a: 9, b: 4 }, [2, 13]), account(0, { a: 3, b: 6 }, [5, 9])])!;
    expect(said(passed, { a: 'with a' }, en)).toEqual([
      '<1> beat <0> by 4 VP, most of all with a: 9 VP against 3.',
      'In round 2 <1> passed <0> for good: from 2–5 to 13–9.',
    ]);
    const even = decidedOf([account(1, { a: 9 }, [2, 9]), account(0, { a: 9 }, [5, 9])])!;
    expect(said(even, {}, en)).toEqual([
      '<1> and <0> both have 9 VP.',
      'Before the last round it stood 2–5.',
    ]);
  });

  test('is not told where it was not points that decided, or nothing is known of the rounds', () => {
    const account = (player: number, points: number): Account => ({
      player,
      points,
      by: { a: points },
      rounds: [],
    });
    expect(decidedOf([account(0, 3), account(1, 8)])).toBeUndefined();
    expect(decidedOf([account(0, 3)])).toBeUndefined();
    expect(said(decidedOf([account(0, 8), account(1, 3)])!, { a: 'with a' }, en)).toHaveLength(1);
  });
});
