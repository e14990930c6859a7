import { PUBLISHED_FIGURES } from '../../shared/games/mechs/catalog/figures';
import type { SeatState } from '../../shared/games/mechs/state';
import { t } from '../i18n';
import { CardFace } from '../parts/CardFace';
import './RevealedCards.css';

/** The cards of this round: what was turned up, and backs for what was not. */
export function RevealedCards({ state }: { state: SeatState }) {
  return (
    <ol class="revealed">
      {Array.from({ length: PUBLISHED_FIGURES.cardsPerRound }, (_, i) => {
        const card = state.revealed[i];
        return (
          <li
            key={i}
            class={card ? 'revealed-up' : 'revealed-down'}
            title={card && `${t().cards.kinds[card.kind].name}, ${t().directions[card.direction]}`}
          >
            {card && <CardFace kind={card.kind} direction={card.direction} />}
          </li>
        );
      })}
    </ol>
  );
}
