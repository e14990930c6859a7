import type { CardId } from '../../../../shared/games/western/catalog/ids';
import { matAt } from '../../../../shared/games/western/ring';
import { PLACES, TOWN_HALL } from '../../../../shared/games/western/state';
import type { WesternView } from '../../../../shared/games/western/types';
import { readingAt, type Reading } from '../model/reading';
import { outlookOf } from '../model/scene';
import { handName } from '../parts/HandRibbon';
import { MiniCard } from '../parts/PokerCard';
import { t } from '../texts';

/** The hands that each card would make, place by place, side by side. */
export function HandTable({
  view,
  cards,
  chosen,
}: {
  view: WesternView;
  cards: readonly CardId[];
  chosen?: CardId;
}) {
  const outlook = outlookOf(view, view.open);
  const text = t().prompts;
  if (!outlook) return null;
  const rows = [...PLACES, TOWN_HALL].map((place) => ({
    place,
    readings: cards.map((kept) => readingAt(outlook, place, { kept })),
  }));
  const unseen = rows[0]?.readings[0]?.of ?? 0;
  return (
    <>
      <table class="hand-table">
        <thead>
          <tr>
            <th scope="col">{text.place}</th>
            {cards.map((card) => (
              <th key={card} scope="col">
                <MiniCard card={card} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, readings }) => {
            const best = Math.max(...readings.map((reading) => reading?.chance ?? 0));
            return (
              <tr key={place}>
                <th scope="row">{t().cards.mats[matAt(view.open, place).id]}</th>
                {readings.map((reading, i) => (
                  <td
                    key={cards[i]}
                    class={`${cards[i] === chosen ? 'is-looked ' : ''}${reading?.chance === best ? 'is-best' : ''}`}
                  >
                    {reading && <Hand reading={reading} />}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {unseen > 0 && <p class="hand-note">{text.beatsNote(unseen)}</p>}
    </>
  );
}

/** At the Town Hall there are several to beat: there only the chance says it. */
function Hand({ reading }: { reading: Reading }) {
  const text = t().prompts;
  const { opponents, chance, beats, of } = reading;
  return (
    <>
      {/* The space is for those who hear it. */}
      <b>{handName(reading)}</b>{' '}
      <small>
        {opponents.length > 1 || of === 0 ? (
          text.percent(chance)
        ) : (
          <>
            <span aria-hidden="true">{text.beatsShort(beats, of)}</span>
            <span class="visually-hidden">{text.beatsOf(beats, of)}</span>
          </>
        )}
      </small>
    </>
  );
}
