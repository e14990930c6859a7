import { gamesFrom } from './games';
import { mechsKit } from './mechs/kit';
import { westernKit } from './western/kit';

/** The list of games: the only file that imports one from outside. */
export const games = gamesFrom([mechsKit, westernKit]);

export * from './games';
export * from './kit';
