import {
  RIVAL,
  scoreOf,
  type Industry,
  type Open,
  type Player,
  type WesternTypes,
} from '../../../../shared/games/western';
import { highlightsOf, type WesternHighlight } from '../../../../shared/games/western/highlights';
import { westernKit } from '../../../../shared/games/western/kit';
import { Replay } from '../../../../shared/replay';
import { CONFIGS, playMatch } from '../support/play';

const replays = Array.from({ length: 18 }, (_, seed) => {
  const config = CONFIGS[seed % CONFIGS.length]!;
  return new Replay<WesternTypes>(westernKit, playMatch({ config, seed }).record());
});

type HighlightOf<Type extends WesternHighlight['type']> = Extract<WesternHighlight, { type: Type }>;

/** Every highlight of that type, in all of the matches: there must be some. */
function all<Type extends WesternHighlight['type']>(
  type: Type,
): { replay: Replay<WesternTypes>; it: HighlightOf<Type> }[] {
  const found = replays.flatMap((replay) =>
    highlightsOf(replay).flatMap((it) => (it.type === type ? [{ replay, it: it as HighlightOf<Type> }] : [])),
  );
  expect(found.length).toBeGreaterThan(0);
  return found;
}

test('a duel turned by the last card is settled right after its moment', () => {
  for (const { replay, it } of all('turnedDuel')) {
    const [first, ...rest] = replay.eventsOf(it.moment + 1).filter(({ type }) => type !== 'influencePaid');
    const settled = { type: 'duelSettled', winner: it.winner, loser: it.loser };
    expect([first, ...rest]).toContainEqual(expect.objectContaining(settled));
  }
});

test('a rare hand has won its mat right after its moment', () => {
  for (const { replay, it } of all('hand')) {
    const resolved = replay.eventsOf(it.moment + 1).filter(({ type }) => type === 'matResolved');
    expect(resolved).toContainEqual(expect.objectContaining({ place: it.place }));
    expect(['threeOfAKind', 'straightFlush']).toContain(it.rank);
  }
});

test('W13.3 a stolen majority was another’s alone, and is the thief’s alone after it', () => {
  for (const { replay, it } of all('majority')) {
    const before = replay.sight(it.moment, 'spectator').view.open;
    const after = replay.sight(it.moment + 1, 'spectator').view.open;
    const bought = replay.eventsOf(it.moment + 1).filter(({ type }) => type === 'buildingBought');
    expect(bought).toContainEqual(expect.objectContaining({ player: it.seat }));
    expect(before.industries[it.industry]).not.toBe(0);
    // The Rival buys without being asked: then more happens between two moments than this purchase.
    if (bought.length > 1 || it.seat === RIVAL || replay.record.config.seats === 1) continue;
    expect(mostOf(replay, before, it.industry)).toEqual([it.from]);
    expect(mostOf(replay, after, it.industry)).toEqual([it.seat]);
  }
});

function mostOf({ record: { config } }: Replay<WesternTypes>, open: Open, industry: Industry): Player[] {
  const shares = open.seats.map(
    (_, seat) => scoreOf({ config, open }, seat).industries.find((one) => one.industry === industry)!.shares,
  );
  const most = Math.max(...shares);
  return [...shares.keys()].filter((seat) => shares[seat] === most);
}
