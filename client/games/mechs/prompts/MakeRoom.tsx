import { useEffect, useRef } from 'preact/hooks';
import type { WeaponId } from '../../../../shared/games/mechs/catalog/ids';
import { t } from '../texts';
import { WeaponCard } from '../parts/WeaponCard';
import './MakeRoom.css';

interface MakeRoomProps {
  /** What is to be bought. */
  readonly weapon: WeaponId;
  readonly carried: readonly WeaponId[];
  readonly chosen: WeaponId | null | undefined;
  readonly onChoose: (instead: WeaponId | null) => void;
}

/** R140: which of the carried weapons is laid aside, or that none is. */
export function MakeRoom({ weapon, carried, chosen, onChoose }: MakeRoomProps) {
  const text = t().prompts;
  const names = t().cards.weapons;
  const box = useRef<HTMLDivElement>(null);
  // What is asked next must not stay below the edge of a small page.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={box} class="make-room" role="group" aria-label={text.exchange(names[weapon])}>
      <p>
        <b>{text.exchange(names[weapon])}</b> <small>{text.exchangeHint}</small>
      </p>
      <div class="options two">
        {carried.map((id) => (
          <button
            key={id}
            class="option"
            data-instead={id}
            aria-pressed={chosen === id}
            onClick={() => onChoose(id)}
          >
            <WeaponCard weapon={id} isFull={chosen === id} note={<small>{text.laysAside}</small>} />
          </button>
        ))}
        <button
          class="option"
          data-instead="none"
          aria-pressed={chosen === null}
          onClick={() => onChoose(null)}
        >
          <strong>{text.keepAll(names[weapon])}</strong>
          <small>{text.keepAllHint}</small>
        </button>
      </div>
    </div>
  );
}
