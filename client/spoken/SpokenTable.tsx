import { useEffect } from 'preact/hooks';
import type { GameTypes } from '../../shared/core';
import type { Shown } from '../games/ui';
import { SpokenGrid } from './SpokenGrid';
import { narrator } from './narrator';
import { Review } from './Review';
import type { SpokenGame } from './spokenGame';
import { SpokenLog } from './SpokenLog';
import { SpokenTalk } from './SpokenTalk';
import { useLedFocus } from './useLedFocus';
import './Spoken.css';

export interface SpokenProps {
  readonly game: SpokenGame<GameTypes>;
  readonly shown: Shown;
}

/** In place of the drawn board: the board as a grid of words, what goes on there, and ways to ask for it again. */
export function SpokenTable({ game, shown }: SpokenProps) {
  useEffect(() => narrator.start(), []);
  useLedFocus(shown);
  return (
    <div class="spoken panel">
      <Review game={game} shown={shown} />
      <SpokenTalk game={game} shown={shown} />
      <SpokenGrid game={game} shown={shown} />
      <SpokenLog />
    </div>
  );
}
