import { ALL_CLOCKS } from '../../shared/protocol/constants';
import type { TableFilter } from '../../shared/protocol/lobby';
import { GAMES } from '../games';
import { t } from '../i18n';
import { HAS_SEVERAL } from '../model/game';
import { FilterChoice } from '../parts/FilterChoice';
import { filter, narrow, tablesText } from './tableList';

const SIZES = [...new Set(GAMES.flatMap(({ sizes }) => sizes))].sort((a, b) => a - b);
const SHOWS = ['open', 'running'] as const;

/** Each narrows the list at once. */
export function TableFilters() {
  const text = tablesText.text();
  const { home } = t();
  const now = filter.value;
  const set = (part: Partial<TableFilter>) => narrow({ ...now, ...part });
  return (
    <form class="tables-filters" aria-label={text.filters} onSubmit={(event) => event.preventDefault()}>
      <FilterChoice
        all={text.all}
        id="show"
        label={text.show}
        options={SHOWS.map((value) => ({ value, label: text.shows[value] }))}
        value={now.show}
        onChange={(show) => set({ show })}
      />
      {HAS_SEVERAL && (
        <FilterChoice
          all={text.all}
          id="game"
          label={home.game}
          options={GAMES.map((card) => ({ value: card.id, label: card.text().name }))}
          value={now.game}
          onChange={(game) => set({ game })}
        />
      )}
      <FilterChoice
        all={text.all}
        id="seats"
        label={home.seats}
        options={SIZES.map((value) => ({ value, label: home.seatCount(value) }))}
        value={now.seats}
        onChange={(seats) => set({ seats })}
      />
      <FilterChoice
        all={text.all}
        id="clock"
        label={home.pace}
        options={ALL_CLOCKS.map((value) => ({ value, label: home.paces[value] }))}
        value={now.clock}
        onChange={(clock) => set({ clock })}
      />
      <FilterChoice
        all={text.all}
        id="rated"
        label={home.quick.rating}
        options={[
          { value: true, label: home.quick.rated },
          { value: false, label: home.quick.casual },
        ]}
        value={now.rated}
        onChange={(rated) => set({ rated })}
      />
      <FilterChoice
        all={text.all}
        id="bots"
        label={text.bots}
        options={[
          { value: false, label: text.withoutBots },
          { value: true, label: text.withBots },
        ]}
        value={now.bots}
        onChange={(bots) => set({ bots })}
      />
    </form>
  );
}
