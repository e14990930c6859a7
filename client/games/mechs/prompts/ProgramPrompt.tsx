import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { kindOf } from '../../../../shared/games/mechs/catalog/cards';
import type { CardKind } from '../../../../shared/games/mechs/catalog/ids';
import { t } from '../texts';
import { forecast } from '../../../../shared/games/mechs/forecast';
import { clearPlan, placeCard, slots, stopSaving } from '../model/planning';
import { sceneOf } from '../model/scene';
import { answer } from '../../../model/table';
import { CardFace } from '../parts/CardFace';
import { DragGhost, useCardDrag } from './cardDrag';
import { ProgramSlots } from './ProgramSlots';
import { useProgramKeys } from './programKeys';
import { usePlanOnArena } from './planOnArena';
import type { PromptProps } from './registry';
import './ProgramPrompt.css';
import './Fan.css';

/** M3.2: four of eight cards, in order, each with a direction. Nothing is sent as an answer until it is locked. */
export function ProgramPrompt({ decision, view }: PromptProps<'program'>) {
  const { seat, id } = decision;
  const scene = sceneOf(view);
  const { cards } = decision.about;
  const steps = forecast(scene, seat, slots.value);
  const missing = slots.value.filter((slot) => slot === undefined).length;
  const text = t().program;
  /** The card that is pointed at. */
  const asked = useSignal<CardKind | undefined>(undefined);

  const place = (index: number, slot?: number) => {
    const card = cards[index];
    if (card) placeCard(scene, seat, id, card, slot);
  };
  const lock = () => {
    // Keys can be quicker than the next drawing: what counts is the plan as it is now.
    if (slots.value.includes(undefined)) return;
    stopSaving();
    void answer(slots.value);
  };
  usePlanOnArena(scene, id, steps);
  useProgramKeys({ id, place, lock });
  const drag = useCardDrag({ id, place });
  useEffect(() => stopSaving, []);

  return (
    <div class="program" data-keys="own">
      <ProgramSlots id={id} steps={steps} drag={drag} />
      <ul class="hand" aria-label={text.hand}>
        {cards.map((card, index) => {
          const kind = kindOf(card);
          const { name } = t().cards.kinds[kind];
          const isPlaced = slots.value.some((slot) => slot?.card === card);
          return (
            <li key={card} style={{ '--at': index - (cards.length - 1) / 2 }}>
              <button
                class="hand-card"
                data-card={card}
                data-key={index + 1}
                disabled={isPlaced}
                aria-label={isPlaced ? text.placed(name) : text.place(name)}
                title={t().cards.kinds[kind].text}
                onClick={() => place(index)}
                onPointerEnter={() => (asked.value = kind)}
                onPointerLeave={() => (asked.value = undefined)}
                onFocus={() => (asked.value = kind)}
                onBlur={() => (asked.value = undefined)}
                onPointerDown={(event) => drag.start(event, { card: index })}
              >
                <CardFace kind={kind} />
                <span class="hand-name">{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p class="program-hint">
        {asked.value ? <b>{t().cards.kinds[asked.value].text}</b> : text.asOfNow}{' '}
        <span class="program-keys">{text.keysHint}</span>
      </p>
      <div class="confirm">
        <button class="button primary" disabled={missing > 0} onClick={lock}>
          {missing > 0 ? text.lockMissing(missing) : text.lock}
        </button>
        <button class="button" disabled={missing === slots.value.length} onClick={() => clearPlan(id)}>
          {text.clear}
        </button>
      </div>
      <DragGhost drag={drag} cards={cards} />
    </div>
  );
}
