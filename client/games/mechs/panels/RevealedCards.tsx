import { PUBLISHED_FIGURES } from '../../../../shared/games/mechs/catalog/figures';
import { kindOf } from '../../../../shared/games/mechs/catalog/cards';
import type { ProgrammedCard, SeatState } from '../../../../shared/games/mechs/state';
import { t } from '../texts';
import { CardFace } from '../parts/CardFace';
import './RevealedCards.css';

export interface RevealedCardsProps {
  readonly state: SeatState;
  /** The own program: nobody has to remember what they planned. */
  readonly program?: readonly ProgrammedCard[];
}

/** The cards of this round: what was turned up, and backs for what was not; the own ones show through. */
export function RevealedCards({ state, program }: RevealedCardsProps) {
  return (
    <ol class="revealed">
      {Array.from({ length: PUBLISHED_FIGURES.cardsPerRound }, (_, i) => {
        const revealed = state.revealed[i];
        const planned = state.adHoc === 'off' ? program?.[i] : undefined;
        const card = revealed ?? (planned && { kind: kindOf(planned.card), direction: planned.direction });
        return (
          <li
            // A card that lies down again is another one.
            key={revealed ? `${i}-up` : i}
            class={revealed ? 'revealed-up' : `revealed-down${card ? ' revealed-own' : ''}`}
            title={card && `${t().cards.kinds[card.kind].name}, ${t().directions[card.direction]}`}
          >
            {card && <CardFace kind={card.kind} direction={card.direction} />}
          </li>
        );
      })}
    </ol>
  );
}
