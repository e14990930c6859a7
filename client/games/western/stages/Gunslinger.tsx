import { RIVAL, type Player, type SeatState } from '../../../../shared/games/western/state';
import duelists from '../parts/duelists.svg?no-inline';
import { Glyph } from '../parts/Glyph';
import { classOf } from '../parts/player';
import './Gunslinger.css';

/** A duelist against the light: the same drawing as shadow, as rim, and as body with the seat's colour in it. */
export function Gunslinger({
  seats,
  player,
  isFlipped,
  isDown,
}: {
  seats: readonly Pick<SeatState, 'boss'>[];
  player: Player;
  isFlipped: boolean;
  isDown: boolean;
}) {
  const boss = player === RIVAL ? undefined : seats[player]?.boss;
  const id = `figure-${boss ?? 'rival'}`;
  return (
    <div
      class={`gunslinger ${classOf(player)}${isFlipped ? ' gunslinger-flipped' : ''}${isDown ? ' gunslinger-down' : ''}`}
      aria-hidden="true"
    >
      <Glyph from={duelists} id={id} class="gunslinger-shadow" />
      <Glyph from={duelists} id={id} class="gunslinger-rim" />
      <Glyph from={duelists} id={id} class="gunslinger-body" />
    </div>
  );
}
