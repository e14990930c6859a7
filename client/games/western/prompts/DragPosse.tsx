import { useSignal } from '@preact/signals';
import type { Seat } from '../../../../shared/core';
import { Posse } from '../parts/Posse';
import { t } from '../texts';
import './DragPosse.css';

/** A press that hardly moves is a press. */
const SLACK = 8;

/** The posse to be placed: it can be dragged to a spot of the town, by mouse and by finger. */
export function DragPosse({ seat, onDrop }: { seat: Seat; onDrop: (target: string) => void }) {
  const at = useSignal<{ x: number; y: number } | undefined>(undefined);

  const start = (down: PointerEvent) => {
    if (down.button !== 0) return;
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      const isFar = Math.hypot(x - down.clientX, y - down.clientY) > SLACK;
      if (isFar || at.value) at.value = { x, y };
    };
    const end = (event: PointerEvent) => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      const isDropped = at.value !== undefined && event.type === 'pointerup';
      at.value = undefined;
      if (!isDropped) return;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const target = under?.closest<HTMLElement>('[data-target]')?.dataset.target;
      if (target) onDrop(target);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };

  return (
    <div class="drag-posse" onPointerDown={start}>
      <Posse player={seat} />
      <span>{t().prompts.dragPosse}</span>
      {at.value && (
        <div
          class="drag-posse-ghost"
          style={{ transform: `translate(${at.value.x}px, ${at.value.y}px)` }}
          aria-hidden="true"
        >
          <Posse player={seat} />
        </div>
      )}
    </div>
  );
}
