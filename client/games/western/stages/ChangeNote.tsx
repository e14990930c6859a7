import type { Step } from '../../../../shared/games/western/catalog/cards';
import type { CardId } from '../../../../shared/games/western/catalog/ids';
import { holderOf, seatState } from '../../../../shared/games/western/ring';
import { RIVAL, SHERIFF, type Open, type Player } from '../../../../shared/games/western/state';
import { t } from '../texts';

/** W5.3: what the number and suit spots made of a card, and why. */
export function ChangeNote({ open, player, counts }: { open: Open; player: Player; counts: CardId }) {
  const natural = player === RIVAL ? counts : seatState(open, player).card;
  if (!natural || natural === counts) return null;
  const text = t().stages;
  const number = holderOf(open, SHERIFF, 'number');
  const suit = holderOf(open, SHERIFF, 'suit');
  const by = [
    ...(number?.player === player ? [text.numberBy(number.side as Step)] : []),
    ...(suit?.player === player ? [text.suitBy(suit.side as Step)] : []),
  ];
  const { pokerCard } = t().cards;
  return (
    <span class="showdown-change">{text.countsAs(pokerCard(natural), pokerCard(counts), by.join(', '))}</span>
  );
}
