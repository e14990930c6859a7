import { games, type AnyKit, type GameOptions } from '../../shared/games';
import { raidKit } from '../games/raid/kit';

/** Whatever the house can do it can do with each of them: a game that is listed is tested by that. */
export const everyGame: readonly AnyKit[] = [...games.all, raidKit];

/** Every size of table, and the one for a person alone, where a game has it. */
export function configsOf({ table }: AnyKit): readonly unknown[] {
  const options = table.optionsFrom({})!;
  const sizes = table.sizes.map((seats) => table.configFor({ seats, options }));
  const alone: GameOptions | undefined = table.optionsFrom({ solo: true });
  const seats = alone && table.sizeFor(alone);
  return seats === undefined ? sizes : [...sizes, table.configFor({ seats, options: alone! })];
}
