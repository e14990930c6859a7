import { useLayoutEffect } from 'preact/hooks';
import type { PlainDirection } from '../../../../shared/games/mechs/state';
import { selected, slots, SLOTS, swapSlots, takeBack, turnCard, turnOn } from '../model/planning';
import { kindOf } from '../../../../shared/games/mechs/catalog/cards';
import { isForFocus } from '../../../prompts/keyTargets';

const ARROWS: Partial<Record<string, PlainDirection>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

interface Keys {
  readonly id: number;
  readonly place: (card: number) => void;
  readonly lock: () => void;
}

/** Programming by keys: digits place, arrows turn, Shift and arrows reorder, Backspace takes back, Enter locks. */
export function useProgramKeys({ id, place, lock }: Keys): void {
  // Not after the next drawing: whoever sees the prompt may press a key at once.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isForFocus(event)) return;
      if (handle(event, id, place, lock)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

function handle(event: KeyboardEvent, id: number, place: Keys['place'], lock: Keys['lock']): boolean {
  const slot = selected.value;
  const arrow = ARROWS[event.key];
  if (/^[1-8]$/.test(event.key)) place(Number(event.key) - 1);
  else if (event.key === 'Backspace' || event.key === 'Delete') takeBack(id, slot);
  else if (arrow && event.shiftKey)
    swapSlots(id, slot, slot + (arrow === 'west' || arrow === 'north' ? -1 : 1));
  else if (arrow) turn(id, slot, arrow);
  else if (event.key === ',') selected.value = (slot + SLOTS - 1) % SLOTS;
  else if (event.key === '.') selected.value = (slot + 1) % SLOTS;
  else if (event.key === 'Enter') lock();
  else return false;
  return true;
}

/** Diagonal cards turn on with left and right; all others go where the arrow points. */
function turn(id: number, slot: number, arrow: PlainDirection): void {
  const planned = slots.value[slot];
  if (!planned) return;
  if (kindOf(planned.card) === 'diagonalJump')
    turnOn(id, slot, arrow === 'east' || arrow === 'south' ? 1 : -1);
  else turnCard(id, slot, arrow);
}
