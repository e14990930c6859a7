import { seatState } from '../../../../shared/games/western/ring';
import { RIVAL, type Open, type Player } from '../../../../shared/games/western/state';
import type { WesternTypes } from '../../../../shared/games/western/types';
import type { Shown } from '../../ui';
import { nameOfPlayer } from '../model/names';
import { playersOf } from '../model/shares';
import { Brand } from '../parts/Brand';
import { classOf } from '../parts/player';
import { t } from '../texts';
import { OwnedBuildings } from './OwnedBuildings';
import './Buildings.css';

/** Who owns what: everybody's buildings, with their points and shares. */
export function Buildings({ open }: Shown<WesternTypes>) {
  return (
    <div class="words-list all-buildings" tabIndex={0}>
      {playersOf(open).map((player) => (
        <section key={player} class={classOf(player)}>
          <h3>
            <Brand player={player} /> {nameOfPlayer(player)}
          </h3>
          <Owned open={open} player={player} />
        </section>
      ))}
    </div>
  );
}

function Owned({ open, player }: { open: Open; player: Player }) {
  const { buildings } = player === RIVAL ? open.rival : seatState(open, player);
  if (buildings.length === 0) return <p class="words-empty">{t().board.noBuildings}</p>;
  return <OwnedBuildings buildings={buildings} name={nameOfPlayer(player)} />;
}
