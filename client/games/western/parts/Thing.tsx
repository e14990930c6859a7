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
  readonly isBesideChoices: boolean;
}

/** A place, a building, a card or the Rival that a message mentions (`marks.ts`). */
export function Thing({ kind, id, isSkipped, isBesideChoices }: ThingProps) {
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
          aria-label={isBesideChoices ? aboutThing(kind, id) : undefined}
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

/** Whoever hears buttons one by one could take a bare name for something to choose. */
function aboutThing(kind: string, id: string): string | undefined {
  const { about } = t().cards;
  if (kind === 'b') return about.building(id as BuildingId);
  const mat = view.value?.open.mats[placeIn(id).place];
  return mat && about.mat(mat.id);
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
