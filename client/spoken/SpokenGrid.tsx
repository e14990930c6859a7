import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { mySeat } from '../model/table';
import { inSentences } from './sentences';
import { spokenText } from './spokenParts';
import type { SpokenPlace, SpokenRow } from './spokenGame';
import type { SpokenProps } from './SpokenTable';
import { toldToYou } from './toldLine';
import { focusConfirm } from './useLedFocus';

const WAYS: Partial<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
};

/** The board as a grid of words: one stop for Tab, arrows inside of it, Enter takes what is offered there. */
export function SpokenGrid({ game, shown }: SpokenProps) {
  const rows = game.rows(shown);
  const stop = useSignal<string | undefined>(undefined);
  const places = rows.flatMap((row) => row.places).filter((place) => place !== undefined);
  const seat = mySeat.value;
  const home = seat === undefined ? undefined : game.placeOf(shown, seat);
  const first =
    places.find(({ key }) => key === stop.value) ??
    places.find(({ choice }) => choice) ??
    places.find(({ key }) => key === home) ??
    places[0];
  // Another question: the way in leads to what it offers.
  useEffect(() => {
    if (!document.activeElement?.closest('.spoken-grid')) stop.value = undefined;
  }, [shown.view.decision?.id]);

  const onKey = (event: KeyboardEvent, place: SpokenPlace) => {
    if (event.metaKey || event.altKey || event.shiftKey) return;
    const next = nextPlace(rows, place.key, event);
    if (next) {
      stop.value = next.key;
      document.getElementById(idOf(next.key))?.focus();
    } else if ((event.key === 'Enter' || event.key === ' ') && place.choice) {
      place.choice.pick();
      focusConfirm();
    } else if (!WAYS[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div class="spoken-grid" role="grid" aria-label={game.boardName()}>
      {rows.map((row) => (
        <div key={row.key} class="spoken-row" role="row">
          {row.name !== undefined && (
            <div class="spoken-name" role="rowheader">
              {row.name}
            </div>
          )}
          {row.places.map((place, i) =>
            place ? (
              <div
                key={place.key}
                id={idOf(place.key)}
                class={`spoken-place${place.choice ? ' spoken-offered' : ''}`}
                role="gridcell"
                tabIndex={place === first ? 0 : -1}
                aria-selected={place.choice ? place.choice.isChosen : undefined}
                onFocus={() => (stop.value = place.key)}
                onKeyDown={(event) => onKey(event, place)}
                onClick={() => {
                  if (!place.choice) return;
                  place.choice.pick();
                  focusConfirm();
                }}
              >
                <strong>{toldToYou(place.name)}</strong>{' '}
                <span>{inSentences(place.lines.map(toldToYou))}</span>{' '}
                {place.choice && <em>{spokenText.text().offered(place.choice.label)}</em>}
              </div>
            ) : (
              <div key={i} class="spoken-none" role="gridcell" aria-hidden="true" />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

export function idOf(key: string): string {
  return `spoken-${key.replaceAll(' ', '-')}`;
}

/** Past what the board leaves out, to the next place that way; in a row that is shorter to its last. */
function nextPlace(rows: readonly SpokenRow[], key: string, event: KeyboardEvent): SpokenPlace | undefined {
  const row = rows.findIndex(({ places }) => places.some((place) => place?.key === key));
  const column = rows[row]?.places.findIndex((place) => place?.key === key) ?? 0;
  const present = (event.ctrlKey ? rows : rows.slice(row, row + 1)).flatMap(({ places }) => places);
  if (event.key === 'Home') return present.find((place) => place !== undefined);
  if (event.key === 'End') return present.findLast((place) => place !== undefined);
  const way = WAYS[event.key];
  if (!way || event.ctrlKey) return undefined;
  const [down, right] = way;
  for (let i = row + down, k = column + right; ; i += down, k += right) {
    const places = rows[i]?.places;
    if (!places || k < 0 || (right !== 0 && k >= places.length)) return undefined;
    const found = places[Math.min(k, places.length - 1)];
    if (found) return found;
  }
}
