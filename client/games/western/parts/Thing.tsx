import type { BuildingId, CardId } from '../../../../shared/games/western/catalog/ids';
import type { Place } from '../../../../shared/games/western/state';
import { view } from '../model/table';
import { askAbout } from '../model/subjects';
import { t } from '../texts';
import type { PlaceForm } from '../texts/marks';
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
              kind === 'b'
                ? { type: 'building', id: id as BuildingId }
                : { type: 'place', id: placeIn(id).place },
            )
          }
        >
          {name}
        </button>
      );
  }
}

/** A place, and what stands before its name (`placeMarkIn`). */
function placeIn(id: string): { readonly place: Place; readonly form?: PlaceForm } {
  const [place, form] = id.split(':');
  return { place: Number(place), form: form as PlaceForm | undefined };
}

export function nameOfThing(kind: string, id: string): string {
  const { cards, table } = t();
  switch (kind) {
    case 'b':
      return cards.buildings[id as BuildingId];
    case 'c':
      return cards.pokerCard(id as CardId);
    case 'p': {
      const { place, form } = placeIn(id);
      const mat = view.value?.open.mats[place];
      return mat ? (form ? cards.matsIn[form] : cards.mats)[mat.id] : '';
    }
    default:
      return table.rival[id as keyof typeof table.rival];
  }
}
