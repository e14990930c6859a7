import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CardId } from '../../../../shared/games/western/catalog/ids';
import { t as house } from '../../../i18n';
import { answer } from '../../../model/table';
import { Confirm } from '../../../prompts/Confirm';
import { useCardChoice } from '../model/cardChoice';
import { draftOf, useDraft } from '../model/drafts';
import { supposed } from '../model/readings';
import { PokerCard } from '../parts/PokerCard';
import { t } from '../texts';
import { HandTable } from './HandTable';
import type { PromptProps } from './registry';
import './CardPrompt.css';

/** W3.3, S74: one card of several. The one looked at shows its hands, here and in the town. */
export function CardPrompt({ decision, view }: PromptProps<'keep' | 'swap'>) {
  const cards = (decision.options ?? []) as readonly CardId[];
  const chosen = useSignal(draftOf(decision) as CardId | undefined);
  useDraft(decision, chosen.value);
  useCardChoice({ cards, pick: (one) => (chosen.value = one) });
  const looked = useSignal<CardId | undefined>(undefined);
  const text = t().prompts;
  const card = looked.value ?? chosen.value;
  useEffect(() => {
    supposed.value = card ? { kept: card } : undefined;
    return () => (supposed.value = undefined);
  }, [card]);
  return (
    <>
      <div class="options keep-cards">
        {cards.map((one) => (
          <button
            key={one}
            class="option keep-card"
            data-card={one}
            aria-pressed={chosen.value === one}
            onClick={() => (chosen.value = one)}
            onPointerEnter={() => (looked.value = one)}
            onPointerLeave={() => (looked.value = undefined)}
            onFocus={() => (looked.value = one)}
            onBlur={() => (looked.value = undefined)}
          >
            <PokerCard card={one} size="large" player={decision.seat} />
          </button>
        ))}
      </div>
      <HandTable view={view} cards={cards} chosen={card} />
      <Confirm
        chosen={chosen.value}
        label={chosen.value ? text.keepIt(t().cards.pokerCard(chosen.value)) : house().prompts.choose}
        onConfirm={() => void answer(chosen.value)}
      />
    </>
  );
}
