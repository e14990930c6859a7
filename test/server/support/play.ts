import { isSame, type Random } from '../../../shared/core';
import type { Player } from './player';
import { until } from './testPorts';

/** Until one of them is asked something or the match is over: bots may have to answer before. */
async function theirTurn(players: readonly Player[]): Promise<void> {
  await until(
    () => players[0]!.table.phase === 'over' || players.some(({ decision }) => decision),
    'somebody to be asked',
  );
}

/** Those who hold the same moment of the match, and have what it asks of them. */
export async function inStep(players: readonly Player[]): Promise<void> {
  await until(() => {
    const views = players.map((player) => player.view);
    return players.every((player, i) => {
      const view = views[i];
      if (!view || !isSame(view.waitingFor, views[0]?.waitingFor)) return false;
      if (player.room.state.match.events !== players[0]!.room.state.match.events) return false;
      if (player.viewer === 'spectator' || player.table.phase === 'over') return true;
      return view.waitingFor.includes(player.viewer) === (player.decision !== undefined);
    });
  }, 'everybody to be in step');
}

export interface PlayOptions {
  /** Stops after so many answers. */
  readonly answers?: number;
  /** Called before each answer, with everybody in step. */
  readonly before?: (count: number) => Promise<void> | void;
}

/** Plays on at random, one answer at a time, until the match is over; says how many answers it took. */
export async function playOn(
  players: readonly Player[],
  random: Random,
  { answers = Infinity, before }: PlayOptions = {},
): Promise<number> {
  for (let count = 0; ; count++) {
    await theirTurn(players);
    await inStep(players);
    if (players[0]!.table.phase === 'over' || count >= answers) return count;
    await before?.(count);
    const waiting = players.filter((one) => one.decision);
    const player = waiting[random.below(waiting.length)]!;
    const reply = await player.answerAnyhow(random);
    if (!reply.ok) throw new Error(`${player.person.name} was refused: ${reply.code}`);
  }
}
