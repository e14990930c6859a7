import type { BuildingId, CardId } from '../../../../shared/games/western/catalog/ids';
import { view } from '../model/table';
import { askAbout } from '../model/subjects';
import { t } from '../texts';
import { MiniCard } from './PokerCard';
import './Thing.css';

interface ThingProps {
  readonly kind: string;
  readonly id: string;
  readonly isSkipped: boolean;
}

/** A place, a building, a card or the Rival that a message mentions (`marks.ts`). */
export function Thing({ kind, id, isSkipped }: ThingProps) {
  const name = nameOfThing(kind, id);
  switch (kind) {
    case 'c':
      return <MiniCard card={id as CardId} />;
    case 'r':
      return <b class="seat-name rival">{name}</b>;
    default:
      return (
        <button
          type="button"
          class="thing-link"
          tabIndex={isSkipped ? -1 : undefined}
          onClick={() =>
            askAbout(
              kind === 'b' ? { type: 'building', id: id as BuildingId } : { type: 'place', id: Number(id) },
            )
          }
        >
          {name}
        </button>
      );
  }
}

export function nameOfThing(kind: string, id: string): string {
  const { cards, table } = t();
  switch (kind) {
    case 'b':
      return cards.buildings[id as BuildingId];
    case 'c':
      return cards.pokerCard(id as CardId);
    case 'p': {
      const mat = view.value?.open.mats[Number(id)];
      return mat ? cards.mats[mat.id] : '';
    }
    default:
      return table.rival[id as keyof typeof table.rival];
  }
}
