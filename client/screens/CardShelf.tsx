import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { RulesText } from '../i18n/en/rules';
import { FilterChoice } from '../parts/FilterChoice';
import './CardShelf.css';

/** All cards of a kind, as the table draws them. */
export interface CardShelf {
  readonly title: string;
  readonly note?: string;
  readonly cards: readonly ShelfCard[];
  readonly filters: readonly ShelfFilter[];
}

export interface ShelfCard {
  readonly id: string;
  readonly name: string;
  /** All that it says, for those who look for a word of it. */
  readonly words: string;
  /** By filter: what it is. */
  readonly traits: Readonly<Record<string, readonly string[]>>;
  readonly drawing: () => ComponentChildren;
}

export interface ShelfFilter {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export type Chosen = Readonly<Record<string, string | undefined>>;

/** What fits all that was chosen. */
export function fitting({ cards, filters }: Pick<CardShelf, 'cards' | 'filters'>, chosen: Chosen) {
  return cards.filter(({ traits }) =>
    filters.every(({ id }) => {
      const wanted = chosen[id];
      return wanted === undefined || (traits[id]?.includes(wanted) ?? false);
    }),
  );
}

export function ShelfPanel({ text, shelf, id }: { text: RulesText; shelf: CardShelf; id: string }) {
  const chosen = useSignal<Chosen>({});
  const found = fitting(shelf, chosen.value);
  const isNarrowed = Object.values(chosen.value).some((value) => value !== undefined);
  return (
    <section class="panel" id={id}>
      <h2>{shelf.title}</h2>
      {shelf.note && <p>{shelf.note}</p>}
      {shelf.filters.length > 0 && (
        <form
          class="shelf-filters"
          aria-label={text.filter(shelf.title)}
          onSubmit={(event) => event.preventDefault()}
        >
          {shelf.filters.map((filter) => (
            <FilterChoice
              key={filter.id}
              id={`${id}-${filter.id}`}
              label={filter.label}
              all={text.all}
              options={filter.options}
              value={chosen.value[filter.id]}
              onChange={(value) => (chosen.value = { ...chosen.value, [filter.id]: value })}
            />
          ))}
          <p role="status">{isNarrowed && text.found(found.length)}</p>
        </form>
      )}
      <Cards cards={found} />
    </section>
  );
}

export function Cards({ cards }: { cards: readonly ShelfCard[] }) {
  return (
    <ul class="shelf">
      {cards.map(({ id, drawing }) => (
        <li key={id}>{drawing()}</li>
      ))}
    </ul>
  );
}
