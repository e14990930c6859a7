import { useSignal, type Signal } from '@preact/signals';
import { kindOf } from '../../../../shared/games/mechs/catalog/cards';
import type { CardId } from '../../../../shared/games/mechs/state';
import { slots, swapSlots, takeBack } from '../model/planning';
import { CardFace } from '../parts/CardFace';

/** What is dragged: a card of the hand, or one that is already in a slot. */
type Dragged = { readonly card: number } | { readonly slot: number };

export interface CardDrag {
  readonly now: Signal<{ what: Dragged; x: number; y: number } | undefined>;
  readonly start: (event: PointerEvent, what: Dragged) => void;
}

const SLACK = 8;

/** Dragging by pointer, for mouse and touch alike. A press that does not move stays a click. */
export function useCardDrag({
  id,
  place,
}: {
  id: number;
  place: (card: number, slot?: number) => void;
}): CardDrag {
  const now = useSignal<{ what: Dragged; x: number; y: number } | undefined>(undefined);

  const start = (down: PointerEvent, what: Dragged) => {
    if (down.button !== 0) return;
    const move = (event: PointerEvent) => {
      const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SLACK;
      if (far || now.value) now.value = { what, x: event.clientX, y: event.clientY };
    };
    const end = (event: PointerEvent) => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (now.value && event.type === 'pointerup') drop(event, what);
      now.value = undefined;
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };

  const drop = (event: PointerEvent, what: Dragged) => {
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-slot]');
    const slot = over ? Number(over.dataset.slot) : undefined;
    if ('slot' in what) {
      if (slot === undefined) takeBack(id, what.slot);
      else swapSlots(id, what.slot, slot);
    } else if (slot !== undefined) {
      if (slots.value[slot]) takeBack(id, slot);
      place(what.card, slot);
    }
  };

  return { now, start };
}

export function DragGhost({ drag, cards }: { drag: CardDrag; cards: readonly CardId[] }) {
  const now = drag.now.value;
  if (!now) return null;
  const card = 'slot' in now.what ? slots.value[now.what.slot]?.card : cards[now.what.card];
  if (!card) return null;
  return (
    <div class="drag-ghost" style={{ left: `${now.x}px`, top: `${now.y}px` }} aria-hidden="true">
      <CardFace kind={kindOf(card)} />
    </div>
  );
}
