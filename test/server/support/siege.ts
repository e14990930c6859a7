import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Match, pick, quickRandom, seedFrom } from '../../../shared/core';
import type { AnyKit } from '../../../shared/games';
import { House } from './house';
import { inStep, playOn } from './play';
import { mischiefs, type Mischief } from './vandal';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const SEATS = 3;

export interface Siege {
  readonly ending: string | undefined;
  /** How often each kind of mischief met each fate. */
  readonly fates: Map<string, number>;
  readonly heapMb: { readonly half: number; readonly end: number };
}

/** Two well-behaved people play to the end at a table of three, while the third and a spectator do what they can. */
export async function besiege(
  messages: number,
  kit: AnyKit,
  repertoire: Record<string, Mischief> = mischiefs,
): Promise<Siege> {
  const house = await House.open({ seed: 77, env: { JOINS_PER_MINUTE: '1000000' } });
  try {
    const { matchId, players } = await house.started({ game: kit.rules.id, seats: SEATS, clock: 'relaxed' });
    const vandal = players[2]!;
    const stranger = await house.person().join(matchId, { watch: true });
    const good = players.slice(0, 2);
    const random = quickRandom(123);
    const fates = new Map<string, number>();
    const kinds = Object.keys(repertoire);
    const heapMb = { half: 0, end: 0 };
    let sent = 0;
    const misbehave = async () => {
      const who = random.below(2) === 0 ? vandal : stranger;
      if (who.closed !== undefined) await who.join(matchId, { watch: who === stranger });
      const kind = kinds[random.below(kinds.length)]!;
      const fate = `${kind}: ${await repertoire[kind]!(who, random)}`;
      fates.set(fate, (fates.get(fate) ?? 0) + 1);
      sent++;
      for (const player of [...players, stranger]) player.frames.length = 0;
      if (sent === messages / 2) heapMb.half = heap();
    };
    // The mischief is spread over the match, what is left comes at the end.
    const share = Math.ceil(messages / answersIn(kit));
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

/** About as many as a match takes in which everybody answers at random. */
function answersIn({ rules, table }: AnyKit): number {
  const config = table.configFor({ seats: SEATS, options: table.optionsFrom({})! });
  const random = quickRandom(123);
  const match = Match.create(rules, config, seedFrom(random));
  for (let count = 0; ; count++) {
    if (match.isOver) return count;
    const seat = pick(match.waitingFor(), random);
    const { id, question } = match.question(seat)!;
    match.submit({ type: 'answer', seat, id, answer: rules.randomAnswer(question, random) });
  }
}

function heap(): number {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
