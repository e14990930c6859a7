import type { Player, SeatState } from '../../../../shared/games/western/state';
import { Gunslinger } from '../stages/Gunslinger';
import './SeatScene.css';

export interface SeatSceneProps {
  readonly seats: readonly SeatState[];
  readonly player: Player;
}

/** Where few sit at a high table: the boss in the evening sun, in the room that buildings do not take yet. */
export function SeatScene({ seats, player }: SeatSceneProps) {
  return (
    <div class="seat-scene">
      <Gunslinger seats={seats} player={player} isFlipped={player !== 0} isDown={false} />
    </div>
  );
}
