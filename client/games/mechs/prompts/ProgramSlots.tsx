import { directionsOf, kindOf } from '../../../../shared/games/mechs/catalog/cards';
import { t } from '../texts';
import type { Step } from '../../../../shared/games/mechs/forecast';
import { selected, slots, swapSlots, takeBack, turnCard } from '../model/planning';
import { CardFace } from '../parts/CardFace';
import { Icon } from '../parts/Icon';
import type { CardDrag } from './cardDrag';
import { StepNote } from './StepNote';
import { TurnArrow } from './TurnArrow';

/** The four slots, and the controls of the selected one. */
export function ProgramSlots({ id, steps, drag }: { id: number; steps: readonly Step[]; drag: CardDrag }) {
  const text = t().program;
  const now = selected.value;
  const planned = slots.value[now];
  return (
    <>
      <ol class="slots" aria-label={text.slots}>
        {slots.value.map((slot, i) => {
          const step = steps.find((one) => one.slot === i);
          const label = slot
            ? text.filledSlot(i + 1, t().cards.kinds[kindOf(slot.card)].name, t().directions[slot.direction])
            : text.emptySlot(i + 1);
          return (
            <li key={i}>
              <button
                class={`slot${slot ? ' slot-filled' : ''}${now === i ? ' slot-selected' : ''}`}
                data-slot={i}
                data-number={i + 1}
                aria-pressed={now === i}
                aria-label={label}
                onClick={() => (selected.value = i)}
                onPointerDown={(event) => slot && drag.start(event, { slot: i })}
              >
                {slot && <CardFace kind={kindOf(slot.card)} direction={slot.direction} />}
                {slot && <span class="slot-name">{t().cards.kinds[kindOf(slot.card)].name}</span>}
              </button>
              {step && <StepNote step={step} />}
            </li>
          );
        })}
      </ol>
      {planned ? (
        <div class="slot-tools">
          <div class="slot-turns" role="group" aria-label={text.direction}>
            {directionsOf(kindOf(planned.card)).map((direction) => (
              <button
                key={direction}
                class="tool"
                aria-pressed={planned.direction === direction}
                aria-label={text.turnTo(t().directions[direction])}
                onClick={() => turnCard(id, now, direction)}
              >
                <TurnArrow direction={direction} />
              </button>
            ))}
          </div>
          <button
            class="tool"
            aria-label={text.earlier}
            disabled={now === 0}
            onClick={() => swapSlots(id, now, now - 1)}
          >
            <span aria-hidden="true">‹</span>
          </button>
          <button
            class="tool"
            aria-label={text.later}
            disabled={now === 3}
            onClick={() => swapSlots(id, now, now + 1)}
          >
            <span aria-hidden="true">›</span>
          </button>
          <button class="tool" aria-label={text.remove} onClick={() => takeBack(id, now)}>
            <Icon name="close" />
          </button>
        </div>
      ) : (
        <p class="slot-tools">
          {/* As high as the tools: nothing moves under a finger when they come. */}
          <span class="slot-hint">{text.tapHint}</span>
          <span class="tool slot-spacer" aria-hidden="true" />
        </p>
      )}
    </>
  );
}
