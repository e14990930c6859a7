import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { quickRandom } from '../../../shared/core';
import { House } from './house';
import { inStep, playOn } from './play';
import { mischiefs } from './vandal';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

export interface Siege {
  readonly ending: string | undefined;
  /** How often each kind of mischief met each fate. */
  readonly fates: Map<string, number>;
  readonly heapMb: { readonly half: number; readonly end: number };
}

/** Two well-behaved people play to the end at a table of three, while the third and a spectator do what they can. */
export async function besiege(messages: number): Promise<Siege> {
  const house = await House.open({ seed: 77, env: { JOINS_PER_MINUTE: '1000000' } });
  try {
    const { matchId, players } = await house.started({ seats: 3, clock: 'relaxed' });
    const vandal = players[2]!;
    const stranger = await house.person().join(matchId, { watch: true });
    const good = players.slice(0, 2);
    const random = quickRandom(123);
    const fates = new Map<string, number>();
    const kinds = Object.keys(mischiefs);
    const heapMb = { half: 0, end: 0 };
    let sent = 0;
    const misbehave = async () => {
      const who = random.below(2) === 0 ? vandal : stranger;
      if (who.closed !== undefined) await who.join(matchId, { watch: who === stranger });
      const kind = kinds[random.below(kinds.length)]!;
      const fate = `${kind}: ${await mischiefs[kind]!(who, random)}`;
      fates.set(fate, (fates.get(fate) ?? 0) + 1);
      sent++;
      for (const player of [...players, stranger]) player.frames.length = 0;
      if (sent === messages / 2) heapMb.half = heap();
    };
    // A match lasts a few hundred answers: the mischief is spread over it, the rest comes at the end.
    const share = Math.ceil(messages / 400);
    const play = async () => {
      for (let i = 0; i < share && sent < messages; i++) await misbehave();
      if (vandal.closed !== undefined) await vandal.join(matchId);
      await inStep(players);
    };
    await playOn(players, random, { before: play });
    while (sent < messages) await misbehave();
    heapMb.end = heap();
    await good[0]!.sees(() => good[0]!.table.phase === 'over', 'the end');
    return { ending: good[0]!.table.ending, fates, heapMb };
  } finally {
    await house.close();
  }
}

function heap(): number {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
