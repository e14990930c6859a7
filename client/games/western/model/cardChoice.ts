import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CardId } from '../../../../shared/games/western/catalog/ids';

/** Cards that may be picked where they lie in the ring; the prompt that asks puts them here. */
export interface CardChoice {
  readonly cards: readonly CardId[];
  readonly pick: (card: CardId) => void;
}

export const cardChoice = signal<CardChoice | undefined>(undefined);

/** Offers cards in the ring for as long as the component is there. */
export function useCardChoice({ cards, pick }: CardChoice): void {
  useEffect(() => {
    cardChoice.value = { cards, pick };
    return () => (cardChoice.value = undefined);
  }, [cards.join()]);
}
