import { quickRandom } from '../../../shared/core';
import { Nodes } from '../../support/nodes';
import { findPostgres } from '../../support/postgres';
import { findRedis } from '../../support/redis';
import { HEALTH, newestIn, nextRelease } from '../../support/releases';
import { openTable, soon } from '../support/clusterTable';
import { inStep, playOn } from '../support/play';
import { Player } from '../support/player';

const isMissing = !(findPostgres() && findRedis()) && !['true', '1'].includes(process.env.CI ?? '');
(isMissing ? describe.skip : describe)('nodes that are upgraded one after the other to other rules', () => {
  const present = newestIn(undefined, 'mechs');
  const next = nextRelease({ keeps: false });
  const newer = newestIn(next.folder, 'mechs');
  let nodes: Nodes;
  beforeAll(async () => void (nodes = await Nodes.start(['n1', 'n2'])), 60_000);
  afterAll(async () => {
    await nodes?.stop();
    next.remove();
  }, 30_000);

  const healthOf = ([player]: readonly Player[]) => Math.max(...player!.view!.open.seats.map(({ hp }) => hp));

  async function started(): Promise<{ matchId: string; players: Player[] }> {
    const players = [nodes.person(), nodes.person()].map(
      ({ person, token }) => new Player(nodes.url, person, token),
    );
    const { matchId } = await openTable(nodes, players[0]!);
    for (const player of players) await player.join(matchId);
    await inStep(players);
    return { matchId, players };
  }

  /** Where they are now is the only place that there is. */
  async function back(matchId: string, before: readonly Player[]): Promise<Player[]> {
    const players = before.map(({ person, token }) => new Player(nodes.url, person, token));
    for (const player of players)
      await soon(
        () =>
          player.join(matchId).then(
            () => true,
            () => false,
          ),
        'a node to take the match over',
      );
    await inStep(players);
    return players;
  }

  test('a match goes on by its own rules on nodes of either release, to its end', async () => {
    const [one, two] = [nodes.node('n1').process, nodes.node('n2').process];
    const old = await started();
    expect(old.players[0]!.table.engine).toBe(present.hash);
    await playOn(old.players, quickRandom(1), { answers: 20 });
    const left = old.players[0]!.view!.open;

    expect(await one.stop()).toBe(0);
    await one.rise(next.server);
    expect(await two.stop()).toBe(0);
    let veterans = await back(old.matchId, old.players);
    expect(veterans[0]!.view!.open).toEqual(left);
    expect(veterans[0]!.table.engine).toBe(present.hash);
    await playOn(veterans, quickRandom(2), { answers: 10 });

    const young = await started();
    expect(young.players[0]!.table.engine).toBe(newer.hash);
    expect(healthOf(young.players)).toBe(HEALTH.next);
    await playOn(young.players, quickRandom(3), { answers: 20 });
    const { open } = young.players[0]!.view!;

    // A node that was not upgraded yet takes both over, the one by rules that came after it.
    await two.rise();
    await one.kill();
    const guests = await back(young.matchId, young.players);
    expect(guests[0]!.view!.open).toEqual(open);
    expect(guests[0]!.table.engine).toBe(newer.hash);
    await playOn(guests, quickRandom(4));
    veterans = await back(old.matchId, old.players);
    await playOn(veterans, quickRandom(5));
    for (const players of [guests, veterans]) expect(players[0]!.table.ending).toBe('finished');
  }, 90_000);
});
