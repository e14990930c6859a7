import { must, type MatchRecord, type GameTypes } from '../core';
import type { AnyKit } from './kit';

/** The games that a program knows. */
export interface Games {
  readonly all: readonly AnyKit[];
  /** The game of a table that names none. */
  readonly standard: AnyKit;
  named(id: string): AnyKit | undefined;
  /** Whose match that is; undefined for a game or rules that this program does not have. */
  of(head: Head): AnyKit | undefined;
}

type Head = Pick<MatchRecord<GameTypes>, 'game' | 'rulesVersion'>;

export function gamesFrom(kits: readonly AnyKit[]): Games {
  const byId = new Map(kits.map((kit) => [kit.rules.id, kit]));
  return {
    all: kits,
    standard: must(kits[0], 'game'),
    named: (id) => byId.get(id),
    of({ game, rulesVersion }) {
      const kit = byId.get(game);
      return kit?.rules.rulesVersion === rulesVersion ? kit : undefined;
    },
  };
}
