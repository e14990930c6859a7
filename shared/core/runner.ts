import type { Game, GameTypes, MatchRecord, Position } from './game';
import { Match } from './match';
import { Rerun } from './playAgain';

/**
 * How matches are run: begun, played again, or gone on with from a position. An engine brings its own, so that a match
 * meets the same decisions under the same numbers for ever, whatever becomes of this folder.
 */
export interface Runner {
  begin<T extends GameTypes>(game: Game<T>, config: T['config'], seed: string): Match<T>;
  /** Throws where the record is of another game or other rules. */
  again<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Rerun<T>;
  resume<T extends GameTypes>(game: Game<T>, config: T['config'], position: Position<T>): Match<T>;
}

export const runner: Runner = {
  begin: (game, config, seed) => Match.create(game, config, seed),
  again: (game, record) => new Rerun(game, record),
  resume: (game, config, position) => Match.resume(game, config, position),
};
