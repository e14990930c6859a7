import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { whereIs } from '../../../../shared/games/mechs/arena';
import { kindOf } from '../../../../shared/games/mechs/catalog/cards';
import { CARD_KINDS } from '../../../../shared/games/mechs/catalog/ids';
import { destination } from '../../../../shared/games/mechs/movement';
import type { CardId, Direction } from '../../../../shared/games/mechs/state';
import { t } from '../texts';
import { directionChoice } from '../model/choices';
import { forecast } from '../../../../shared/games/mechs/forecast';
import { sceneOf } from '../model/scene';
import { answer } from '../../../model/table';
import { CardFace } from '../parts/CardFace';
import { RuleLink } from '../../../parts/RuleLink';
import { Confirm } from '../../../prompts/Confirm';
import { nextStep } from '../../../prompts/nextStep';
import type { PromptProps } from './registry';
import { StepNote } from './StepNote';
import { TurnArrow } from './TurnArrow';
import './ProgramPrompt.css';
import './Fan.css';

/** M11: any card in any direction, picked in the hand and on the arena. */
export function AdHocPrompt({ decision, view }: PromptProps<'adHocCard'>) {
  const card = useSignal<CardId | undefined>(undefined);
  const direction = useSignal<Direction | undefined>(undefined);
  const from = whereIs(view.open, decision.seat);
  const options = decision.options ?? [];
  const directions = options.filter((option) => option.card === card.value).map((option) => option.direction);
  const choose = (chosen: CardId) => {
    card.value = chosen;
    direction.value = undefined;
  };
  useEffect(() => {
    const kind = card.value && kindOf(card.value);
    directionChoice.value = kind && {
      from,
      options: directions.map((way) => ({
        direction: way,
        to: destination(view.open, from, { kind, direction: way }),
        isChosen: direction.value === way,
      })),
      pick: (way) => (direction.value = way),
    };
    return () => (directionChoice.value = undefined);
  }, [card.value, direction.value]);

  const { direction: way, play } = t().prompts.adHocNext;
  const next = direction.value ? play : card.value && way;
  useEffect(() => {
    nextStep.value = next;
    return () => (nextStep.value = undefined);
  }, [next]);

  const [step] =
    card.value && direction.value
      ? forecast(sceneOf(view), decision.seat, [{ card: card.value, direction: direction.value }])
      : [];
  return (
    <div class="program">
      {decision.about.first && (
        <p class="notice info">
          {t().prompts.combatBanned} <RuleLink rule="M11.2" />
        </p>
      )}
      <ul class="hand" aria-label={t().program.hand}>
        {CARD_KINDS.map((kind, index) => (
          <li key={kind} style={{ '--at': index - (CARD_KINDS.length - 1) / 2 }}>
            <button
              class="hand-card"
              data-card={kind}
              data-key={index + 1}
              aria-pressed={card.value === kind}
              aria-label={t().cards.kinds[kind].name}
              disabled={!options.some((option) => option.card === kind)}
              onClick={() => choose(kind)}
              title={
                options.some((option) => option.card === kind)
                  ? t().cards.kinds[kind].text
                  : t().prompts.combatBanned
              }
            >
              <CardFace kind={kind} />
              <span class="hand-name">{t().cards.kinds[kind].name}</span>
            </button>
          </li>
        ))}
      </ul>
      {card.value && (
        <div class="options four" role="group" aria-label={t().program.direction}>
          {directions.map((way) => (
            <button
              key={way}
              class="option"
              data-direction={way}
              aria-pressed={direction.value === way}
              onClick={() => (direction.value = way)}
            >
              <TurnArrow direction={way} />
              <small>{t().directions[way]}</small>
            </button>
          ))}
        </div>
      )}
      {step && <StepNote step={step} />}
      <Confirm
        chosen={direction.value}
        label={t().prompts.playCard}
        onConfirm={() => void answer({ card: card.value, direction: direction.value })}
      />
    </div>
  );
}
