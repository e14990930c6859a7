import type { Seat } from '../../../../shared/core';
import { rankOf } from '../../../../shared/games/western/hand';
import { playedCard } from '../../../../shared/games/western/playedCard';
import { leftCard, rightCard } from '../../../../shared/games/western/ring';
import { TOWN_HALL, type Open, type Player } from '../../../../shared/games/western/state';
import { handName } from '../parts/HandRibbon';
import { t } from '../texts';
import { Said } from './Said';

/** W10.1: who buys when, by their hands at the Town Hall. */
export function BuyOrder({ open, seat }: { open: Open; seat?: Seat }) {
  const text = t().prompts;
  const left = leftCard(open, TOWN_HALL);
  const right = rightCard(open, TOWN_HALL);
  const handOf = (player: Player) => {
    const own = playedCard(open, player, left, right);
    return handName({ rank: rankOf(own, left, right), left, right, own });
  };
  if (open.order.length < 2) return null;
  return (
    <ol class="buy-order" aria-label={text.order}>
      {open.order.map((player, i) => (
        <li key={player} class={player === seat ? 'is-you' : ''} title={handOf(player)}>
          <Said text={text.buyer(i + 1, player)} /> <span class="visually-hidden">{handOf(player)}</span>
        </li>
      ))}
    </ol>
  );
}
