import type { Request, Response } from 'express';
import type { AnyKit, Games } from '../../shared/games';
import { refuse } from './door';

/** The game of which something is asked, the first one where none is named; any other is refused at once. */
export function askedGame(games: Games, { query }: Request, response: Response): AnyKit | undefined {
  if (query.game === undefined) return games.standard;
  const found = games.all.find(({ rules }) => rules.id === query.game);
  if (found === undefined) {
    const ids = games.all.map(({ rules }) => rules.id);
    const message = `There is no such game here. Name one of these, or none for the first: ${ids.join(', ')}.`;
    refuse(response, 'malformed', { message });
  }
  return found;
}
