import { turnedCard } from '../../../../shared/games/mechs/abilities';
import { kindOf } from '../../../../shared/games/mechs/catalog/cards';
import { t } from '../texts';
import { answer } from '../../../model/table';
import { CardFace } from '../parts/CardFace';
import type { PromptProps } from './registry';

/** Kitty (R28): the card as it is, or turned either way. */
export function GyroscopePrompt({ decision }: PromptProps<'gyroscope'>) {
  const { card, cost, resource } = decision.about;
  return (
    <div class="options">
      {decision.options?.map((way) => {
        const turned = way ? turnedCard(card, way) : card;
        return (
          <button key={way} class="option" onClick={() => void answer(way)}>
            <strong>
              <CardFace kind={kindOf(card.card)} direction={turned.direction} />{' '}
              {way ? t().prompts[way] : t().prompts.asIs}
            </strong>
            <small>{way ? t().prompts.pay(cost, resource) : t().prompts.payNothing}</small>
          </button>
        );
      })}
    </div>
  );
}
