import { games } from '../../../shared/games';
import '../support/wire';
import { rmSync } from 'node:fs';
import { quickRandom } from '../../../shared/core';
import { verify } from '../../../shared/fairness';
import { archiveFrom } from '../../../shared/fairness/archiveForm';
import type { Profile } from '../../../shared/protocol';
import { oldDataFolder } from '../../support/dataFolder';
import { mechsKitOf } from '../../support/frozenEngines';
import { ask } from '../support/http';
import { inStep, playOn } from '../support/play';
import { Player } from '../support/player';
import { Product } from '../support/product';

describe('a data folder of before there were engines', () => {
  const { dir, about, token } = oldDataFolder('one-game');
  const { fight, gathering, over } = about;
  const [ada, bob] = about.people as [Player['person'], Player['person']];
  let product: Product;
  beforeAll(async () => {
    product = await Product.start({ DATA_DIR: dir, INTENTS_PER_SECOND: '10000' });
  });
  afterAll(async () => {
    await product.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  test('a fight that a kill had interrupted is fought to its end, and so is the match', async () => {
    const players = [ada, bob].map((person) => new Player(product.url, person, token(person)));
    for (const player of players) await player.join(fight.matchId);
    await inStep(players);
    const { open } = players[0]!.view!;
    expect({ round: open.round, zone: open.combat?.zone, points: open.seats.map(({ vp }) => vp) }).toEqual({
      round: fight.round,
      zone: fight.zone,
      points: fight.points,
    });
    expect(players[0]!.table.engine).toBeUndefined();
    await playOn(players, quickRandom(3));
    expect(players[0]!.table.ending).toBe('finished');
    await players[0]!.sees(() => players[0]!.table.seal, 'the seal');
    const response = await fetch(`${product.url}/api/matches/${fight.matchId}`);
    expect(verify(mechsKitOf('1'), archiveFrom(games, await response.json())!).ok).toBe(true);
  });

  test('what is over can be watched and verified, and counts as it did', async () => {
    const response = await fetch(`${product.url}/api/matches/${over}`);
    expect(response.status).toBe(200);
    expect(verify(mechsKitOf('1'), archiveFrom(games, await response.json())!).ok).toBe(true);
    const { body } = await ask(product, `/api/people/${ada.id}`);
    const { rating, history } = body as unknown as Profile;
    expect(rating.matches).toBe(1);
    expect(history.map(({ matchId }) => matchId)).toContain(over);
  });

  test('a table that gathers still does, under its code', async () => {
    const { body } = await ask(product, `/api/tables/${gathering.code}`, { token: token(bob) });
    expect(body).toMatchObject({ matchId: gathering.matchId });
  });
});
