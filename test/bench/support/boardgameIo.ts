import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';
import { quickRandom } from '../../../shared/core';
import type { MechsState } from '../../../shared/games/mechs';
import { timeOf, type Time } from './time';

// Its packaging has no ES module entry that Node can resolve.
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
  'boardgame.io/internal',
) as typeof import('boardgame.io/internal');

/**
 * boardgame.io at its best: production mode, no undo, its reducer called directly (no client, master,
 * storage or log), and one move that ends the turn. Its state `G` is the state of a real match of Mechs,
 * so it has the same size and shape. The move changes what a light turn of ours changes (a pilot's zone and
 * two tracks, a revealed card, a score) and knows no rule at all: no options, legality, combat or events.
 */
interface Change {
  readonly zone: number;
  readonly resource: 'energy' | 'credits';
}

function lightGame(start: MechsState): Game<MechsState> {
  return {
    disableUndo: true,
    setup: () => start,
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      play: ({ G, playerID }: { G: MechsState; playerID: string }, { zone, resource }: Change) => {
        const seat = G.open.seats[Number(playerID)];
        if (!seat) return;
        seat.zone = zone;
        seat[resource] = (seat[resource] + 1) % 10;
        seat.vp += 1;
        if (seat.revealed.length === 4) seat.revealed = [];
        seat.revealed.push({ kind: 'collect', direction: 'north' });
      },
    },
  };
}

/** How long so many moves take, on a match like `start`. */
export function boardgameIoTime(start: MechsState, moves: number): Time {
  const seats = start.open.seats.length;
  const game = lightGame(start);
  const reducer = CreateGameReducer({ game });
  const random = quickRandom(1);
  let state = InitializeGame({ game, numPlayers: seats });
  const time = timeOf(() => {
    for (let i = 0; i < moves; i++) {
      const args: [Change] = [{ zone: random.below(25), resource: random.below(2) ? 'energy' : 'credits' }];
      const payload = { type: 'play', args, playerID: state.ctx.currentPlayer };
      state = reducer(state, { type: 'MAKE_MOVE', payload });
    }
  });
  if (state.ctx.turn !== moves + 1) throw new Error('boardgame.io did not take every move.');
  return time;
}
