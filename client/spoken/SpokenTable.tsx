import { useEffect } from 'preact/hooks';
import type { GameTypes } from '../../shared/core';
import { ui } from '../games/current';
import type { Shown } from '../games/ui';
import type { TableEvent } from '../model/log';
import { nameOf } from '../model/names';
import { info, view } from '../model/table';
import { SpokenGrid } from './SpokenGrid';
import { narrator } from './narrator';
import { OFFERED_ID } from './offered';
import { Review } from './Review';
import type { SpokenGame } from './spokenGame';
import { SpokenLog } from './SpokenLog';
import { spokenText } from './spokenParts';
import { SpokenTalk } from './SpokenTalk';
import { toldToYou } from './toldLine';
import { useLedFocus } from './useLedFocus';
import './Spoken.css';

export interface SpokenProps {
  readonly game: SpokenGame<GameTypes>;
  readonly shown: Shown;
}

/** In place of the drawn board: the board as a grid of words, what goes on there, and ways to ask for it again. */
export function SpokenTable({ game, shown }: SpokenProps) {
  useEffect(() => narrator.start((event) => scoreBefore(game, event)), []);
  useLedFocus(shown);
  return (
    <div class="spoken panel">
      <Review game={game} shown={shown} />
      <SpokenTalk game={game} shown={shown} />
      <SpokenGrid game={game} shown={shown} />
      <SpokenLog />
      <p id={OFFERED_ID} hidden />
    </div>
  );
}

/** What the round before has come to, when another one begins. */
function scoreBefore(game: SpokenProps['game'], { type }: TableEvent): string | undefined {
  const open = view.peek()?.open;
  if (type !== 'roundStarted' || !open || ui().moment(open).round < 2) return undefined;
  const seats = info.peek()?.seats ?? [];
  const { score } = spokenText.text();
  return toldToYou(
    score(
      seats.map(({ seat }) => ({ name: nameOf(seat), points: ui().words().points(game.points(open, seat)) })),
    ),
  );
}
